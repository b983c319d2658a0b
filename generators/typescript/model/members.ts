/** Members of classes, interfaces and enums. Pure. */

import type { JSONOutput } from 'typedoc';
import { NO_DOC, describedIn, docOf } from './docs.ts';
import type { Identity, Known } from './identify.ts';
import type { CallModel, MemberKind, MemberModel, RelationModel } from './model.ts';
import { codeName, literalText, propertyName } from './names.ts';
import type { Declaration, OriginOf } from './scopes.ts';
import { childrenOf, inSourceOrder, locationOf, sourceOf } from './scopes.ts';
import type { Printer } from './code/layout.ts';
import { codeOf, seq } from './code/layout.ts';
import { accessorPrinters, callCode } from './code/signatures.ts';
import { typePrinter } from './code/types.ts';

export function buildMembers(
  owner: Declaration,
  identity: Identity,
  originOf: OriginOf,
): MemberModel[] {
  // Methods of a class are looked up by name; the members of a type are read as they were written.
  const children = childrenOf(owner);
  const ordered = owner.kind === CLASS ? children : inSourceOrder(children);
  return ordered.flatMap((child) => {
    const kind = MEMBER_KINDS.get(child.kind);
    const known = identity.member(child.id);
    if (kind === undefined || known === undefined) return [];
    const base = baseOf(child.inheritedFrom, owner, identity);
    if (child.inheritedFrom !== undefined && base === null && isForeign(child, originOf)) return [];
    const { name, anchor, id } = known;
    return [
      {
        id,
        name,
        anchor,
        kind,
        isStatic: child.flags.isStatic === true,
        calls: memberCalls(child, kind, owner, identity),
        source: sourceOf(child, originOf),
        inheritedFrom: base?.id ?? null,
        relations: relationsOf(child, owner, identity),
      },
    ];
  });
}

/** What a class inherits from the language, such as `Error.stack`, is not part of the package. */
function isForeign(child: Declaration, originOf: OriginOf): boolean {
  const location = locationOf(child);
  return location === null || originOf(location.fileName) !== null;
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
  identity: Identity,
): CallModel[] {
  const print = typePrinter(identity);
  const modifiers = modifiersOf(child);
  const name = `${propertyName(child.name)}${child.flags.isOptional ? '?' : ''}`;
  switch (kind) {
    case 'constructor':
      return signatureCalls(child, `${modifiers}new ${codeName(owner)}`, identity);
    case 'method':
      return signatureCalls(child, `${modifiers}${name}`, identity);
    case 'value':
      return [callOf(seq(`${codeName(owner)}.${child.name}${valueCode(child)}`), child, identity)];
    case 'accessor':
      return child.type === undefined
        ? accessorCalls(child, modifiers, identity)
        : [callOf(seq(`${modifiers}accessor ${name}: `, print(child.type)), child, identity)];
    default:
      return [callOf(seq(`${modifiers}${name}: `, print(child.type)), child, identity)];
  }
}

function valueCode({ type }: Declaration): string {
  return type?.type === 'literal' ? ` = ${literalText(type.value)}` : '';
}

function callOf(code: Printer, { comment }: Declaration, identity: Identity): CallModel {
  return { code: codeOf(code), doc: docOf(comment, identity) };
}

function signatureCalls(child: Declaration, head: string, identity: Identity): CallModel[] {
  const print = typePrinter(identity);
  return (child.signatures ?? []).map((given) => {
    const signature = child.kind === CONSTRUCTOR ? withoutGenerics(given) : given;
    return {
      code: codeOf(seq(head, callCode(signature, print, { lead: head.length }))),
      doc: docOf(given.comment ?? child.comment, identity, describedIn(signature)),
    };
  });
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

function accessorCalls(child: Declaration, modifiers: string, identity: Identity): CallModel[] {
  const { getSignature: get, setSignature: set } = child;
  const getDoc = docOf(get?.comment ?? child.comment, identity);
  // An accessor is deprecated as a whole.
  const setDoc = set?.comment
    ? docOf(set.comment, identity)
    : { ...NO_DOC, deprecation: get ? getDoc.deprecation : null };
  const docs = [...(get ? [getDoc] : []), ...(set ? [setDoc] : [])];
  const printers = accessorPrinters(child, typePrinter(identity), modifiers);
  return docs.map((doc, index) => ({ code: codeOf(printers[index] ?? seq()), doc }));
}

export const MEMBER_KINDS: ReadonlyMap<number, MemberKind> = new Map([
  [16, 'value'],
  [512, 'constructor'],
  [1024, 'property'],
  [2048, 'method'],
  [262144, 'accessor'],
]);
