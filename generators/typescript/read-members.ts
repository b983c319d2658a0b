/** Members of classes, interfaces and enums. Pure. */

import type { JSONOutput } from 'typedoc';
import { docOf } from './docs.ts';
import type { Identity } from './identify.ts';
import type { CallModel, MemberKind, MemberModel } from './model.ts';
import { codeName, propertyName } from './names.ts';
import type { ReadOptions } from './read-source.ts';
import { sourceOf } from './read-source.ts';
import { childrenOf, inSourceOrder } from './source-order.ts';
import { cutTokens, token } from './tokens.ts';
import type { CodeContext } from './type-code.ts';
import { typeCode } from './type-code.ts';
import { accessorPrinters, callCode } from './signature-code.ts';

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
    if (kind === undefined || known === undefined || isForeign(child, identity, options)) return [];
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
        inheritedFrom: inheritedFrom(child, identity),
        overrides: overriddenBy(child, identity),
      },
    ];
  });
}

/** What a class inherits from the language, such as `Error.stack`, is no part of the package. */
function isForeign(child: Declaration, identity: Identity, options: ReadOptions): boolean {
  if (child.inheritedFrom === undefined || inheritedFrom(child, identity) !== null) return false;
  const first =
    child.sources?.[0] ?? child.signatures?.[0]?.sources?.[0] ?? child.getSignature?.sources?.[0];
  return first === undefined || options.originOf(first.fileName) !== null;
}

function inheritedFrom(child: Declaration, identity: Identity): string | null {
  const target = child.inheritedFrom?.target;
  return typeof target === 'number' ? identity.refOf(target) : null;
}

/** What the member replaces or makes good on, where that is documented. */
function overriddenBy(child: Declaration, identity: Identity): string | null {
  if (child.kind === CONSTRUCTOR) return null;
  const target = (child.overwrites ?? child.implementationOf)?.target;
  return typeof target === 'number' ? identity.refOf(target) : null;
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
    return (child.signatures ?? []).map((signature) => ({
      code: cutTokens([
        token(name),
        ...callCode(kind === 'constructor' ? withoutGenerics(signature) : signature, context, {
          arrow: ': ',
          indent: 0,
          lead: name.length,
        }),
      ]),
      doc: docOf(signature.comment ?? child.comment, context, signature.parameters),
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
  const docs = [
    ...(get ? [docOf(get.comment ?? child.comment, context)] : []),
    ...(set ? [docOf(set.comment, context)] : []),
  ];
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
