/** Members of classes, interfaces and enums. Pure. */

import type { JSONOutput } from 'typedoc';
import { NO_DOC, describedIn, docOf } from './docs.ts';
import type { Identity, Known } from './identify.ts';
import type { CallModel, MemberKind, MemberModel, RelationModel } from './model.ts';
import { codeName, propertyName } from './names.ts';
import type { ReadOptions } from './source.ts';
import { sourceOf } from './source.ts';
import { childrenOf, inSourceOrder } from './source-order.ts';
import { cutTokens, token } from './code/tokens.ts';
import type { CodeContext } from './code/type-code.ts';
import { typeCode } from './code/type-code.ts';
import { accessorPrinters, callCode } from './code/signature-code.ts';

type Declaration = JSONOutput.DeclarationReflection;

export function readMembers(
  owner: Declaration,
  identity: Identity,
  options: ReadOptions,
): MemberModel[] {
  // Methods of a class are looked up by name; the members of a type are read as they were written.
  const children = childrenOf(owner);
  const ordered = owner.kind === CLASS ? children : inSourceOrder(children);
  return ordered.flatMap((child) => {
    const kind = MEMBER_KINDS.get(child.kind);
    const known = identity.member(child.id);
    if (kind === undefined || known === undefined) return [];
    const base = baseOf(child.inheritedFrom, owner, identity);
    if (child.inheritedFrom !== undefined && base === null && isForeign(child, options)) return [];
    const { name, anchor, id } = known;
    return [
      {
        id,
        name,
        anchor,
        kind,
        isStatic: child.flags.isStatic === true,
        calls: memberCalls(child, kind, owner, identity),
        source: sourceOf(child, options),
        inheritedFrom: base?.id ?? null,
        relations: relationsOf(child, owner, identity),
      },
    ];
  });
}

/** What a class inherits from the language, such as `Error.stack`, is no part of the package. */
function isForeign(child: Declaration, options: ReadOptions): boolean {
  const first =
    child.sources?.[0] ?? child.signatures?.[0]?.sources?.[0] ?? child.getSignature?.sources?.[0];
  return first === undefined || options.originOf(first.fileName) !== null;
}

function relationsOf(child: Declaration, owner: Declaration, identity: Identity): RelationModel[] {
  if (child.kind === CONSTRUCTOR) return [];
  const related = (kind: RelationModel['kind'], to: JSONOutput.ReferenceType | undefined) => {
    const base = baseOf(to, owner, identity);
    if (to === undefined || (base === null) !== (kind === 'inherits')) return [];
    return [{ kind, name: to.name, ref: base?.id ?? null, owner: base?.owner ?? null }];
  };
  return [
    ...related('inherits', child.inheritedFrom),
    ...related('overrides', child.overwrites),
    ...related('implements', child.implementationOf),
  ];
}

function baseOf(
  to: JSONOutput.ReferenceType | undefined,
  owner: Declaration,
  identity: Identity,
): Known | null {
  return typeof to?.target === 'number' ? identity.baseMember(owner, to.target) : null;
}

const CLASS = 128;
const CONSTRUCTOR = 512;
const METHOD = 2048;

function memberCalls(
  child: Declaration,
  kind: MemberKind,
  owner: Declaration,
  context: CodeContext,
): CallModel[] {
  const words = modifiersOf(child);
  const optional = child.flags.isOptional ? '?' : '';
  if (kind === 'constructor' || kind === 'method') {
    const name =
      kind === 'constructor'
        ? `${words}new ${codeName(owner.name)}`
        : `${words}${propertyName(child.name)}${optional}`;
    const signatures = (child.signatures ?? []).map((signature) =>
      kind === 'constructor' ? withoutGenerics(signature) : signature,
    );
    return signatures.map((signature) => ({
      code: cutTokens([
        token(name),
        ...callCode(signature, context, { arrow: ': ', indent: 0, lead: name.length }),
      ]),
      doc: docOf(signature.comment ?? child.comment, context, describedIn(signature)),
    }));
  }
  if (kind === 'accessor' && child.type === undefined) return accessorCalls(child, words, context);
  if (kind === 'value')
    return [
      {
        code: [token(`${codeName(owner.name)}.${child.name}`)],
        doc: docOf(child.comment, context),
      },
    ];
  const code = [
    token(
      `${words}${kind === 'accessor' ? 'accessor ' : ''}${propertyName(child.name)}${optional}: `,
    ),
    ...typeCode(child.type, context),
  ];
  return [{ code: cutTokens(code), doc: docOf(child.comment, context) }];
}

/** A constructor repeats the type parameters of its class. */
function withoutGenerics(
  signature: JSONOutput.SignatureReflection,
): JSONOutput.SignatureReflection {
  return { ...signature, typeParameters: [] } as JSONOutput.SignatureReflection;
}

function modifiersOf(child: Declaration): string {
  const { flags } = child;
  return [
    flags.isProtected ? 'protected ' : '',
    flags.isStatic ? 'static ' : '',
    flags.isAbstract ? 'abstract ' : '',
    // Only a property can be read-only: TypeDoc makes methods of properties that hold a function.
    flags.isReadonly && child.kind !== METHOD ? 'readonly ' : '',
  ].join('');
}

function accessorCalls(child: Declaration, words: string, context: CodeContext): CallModel[] {
  const { getSignature: get, setSignature: set } = child;
  const getDoc = docOf(get?.comment ?? child.comment, context);
  // Nobody deprecates one half of it.
  const setDoc = set?.comment
    ? docOf(set.comment, context)
    : { ...NO_DOC, deprecation: get ? getDoc.deprecation : null };
  const docs = [...(get ? [getDoc] : []), ...(set ? [setDoc] : [])];
  return accessorPrinters(child, context, words).flatMap((print, index) => {
    const doc = docs[index];
    return doc === undefined ? [] : [{ code: cutTokens(print(0)), doc }];
  });
}

export const MEMBER_KINDS: ReadonlyMap<number, MemberKind> = new Map([
  [16, 'value'],
  [512, 'constructor'],
  [1024, 'property'],
  [2048, 'method'],
  [262144, 'accessor'],
]);
