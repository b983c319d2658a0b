/** TypeDoc's JSON → entry points with their symbols. The last place that knows TypeDoc. Pure. */

import type { JSONOutput } from 'typedoc';
import { compareText } from '../core/text.ts';
import { docOf } from './docs.ts';
import { identify } from './identify.ts';
import type { Identity } from './identify.ts';
import type { CallModel, EntryModel, MemberKind, MemberModel, SourceModel, SymbolKind, SymbolModel, Token } from './model.ts';
import { KINDS } from './model.ts';
import type { CodeContext } from './type-code.ts';
import { callCode, callPrinters, cutTokens, listCode, membersOf, propertyName, token, typeCode, typeParameterCode } from './type-code.ts';

type Declaration = JSONOutput.DeclarationReflection;

/** Kinds of TypeDoc reflections that become symbols and members. */
const SYMBOL_KINDS: ReadonlyMap<number, SymbolKind> = new Map([
  [4, 'namespace'],
  [8, 'enum'],
  [32, 'variable'],
  [64, 'function'],
  [128, 'class'],
  [256, 'interface'],
  [2097152, 'type'],
]);
const MEMBER_KINDS: ReadonlyMap<number, MemberKind> = new Map([
  [16, 'value'],
  [512, 'constructor'],
  [1024, 'property'],
  [2048, 'method'],
  [262144, 'accessor'],
]);
const REFERENCE = 4194304;

export interface ReadOptions {
  /** File of a module, relative to the package → name of the entry point. */
  readonly entryOf: ReadonlyMap<string, string>;
  /** Package that a source outside ours belongs to; null for our own sources. */
  originOf(path: string): string | null;
}

export function readEntries(project: JSONOutput.ProjectReflection, options: ReadOptions): EntryModel[] {
  const modules = modulesOf(project, options);
  const identity = identify(modules, SYMBOL_KINDS, MEMBER_KINDS);
  return modules
    .map(({ name, children }) => ({
      name,
      symbols: children
        .flatMap((child) => readSymbols(child, identity, options))
        .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareText(a.name, b.name) || compareText(a.id, b.id)),
      reexports: children
        .filter((child) => child.kind === REFERENCE)
        .map((child) => ({ name: child.name, ref: identity.refOf(targetOf(child)) }))
        .toSorted((a, b) => compareText(a.name, b.name)),
    }))
    .toSorted((a, b) => compareText(a.name, b.name));
}

export interface EntryModule {
  readonly name: string;
  readonly children: readonly Declaration[];
}

/** A package with a single entry point has no modules: its symbols stand in the project itself. */
function modulesOf(project: JSONOutput.ProjectReflection, options: ReadOptions): EntryModule[] {
  const children = (project.children ?? []) as Declaration[];
  const [only] = options.entryOf.values();
  if (options.entryOf.size === 1 && only !== undefined) return [{ name: only, children }];
  return children.flatMap((module) => {
    const name = options.entryOf.get(module.sources?.[0]?.fileName ?? '');
    return name === undefined ? [] : [{ name, children: (module.children ?? []) as Declaration[] }];
  });
}

function targetOf(child: Declaration): number {
  const { target } = child as unknown as { target?: unknown };
  return typeof target === 'number' ? target : -1;
}

function readSymbols(declaration: Declaration, identity: Identity, options: ReadOptions): SymbolModel[] {
  const kind = SYMBOL_KINDS.get(declaration.kind);
  const known = identity.symbol(declaration.id);
  if (kind === undefined || known === undefined) return [];
  const nested = kind === 'namespace' ? ((declaration.children ?? []) as Declaration[]) : [];
  const source = sourceOf(declaration, options);
  const origin = originOf(declaration, options);
  const calls = kind === 'function' ? callsOf(declaration, identity) : [];
  const symbol: SymbolModel = {
    ...known,
    kind,
    code: kind === 'function' ? [] : cutTokens(declarationCode(declaration, kind, identity)),
    calls,
    doc: docOf(declaration.comment),
    members: hasMembers(kind, declaration) ? readMembers(declaration, identity, options) : [],
    source,
    origin,
  };
  return [symbol, ...nested.flatMap((child) => readSymbols(child, identity, options))];
}

function hasMembers(kind: SymbolKind, declaration: Declaration): boolean {
  const isObject = kind === 'type' && declaration.type === undefined;
  return isObject || kind === 'class' || kind === 'interface' || kind === 'enum';
}

function sourceOf(declaration: Declaration, options: ReadOptions): SourceModel | null {
  const first = declaration.sources?.[0] ?? declaration.signatures?.[0]?.sources?.[0];
  if (first === undefined || options.originOf(first.fileName) !== null) return null;
  return { path: first.fileName, line: first.line };
}

function originOf(declaration: Declaration, options: ReadOptions): string | null {
  const first = declaration.sources?.[0] ?? declaration.signatures?.[0]?.sources?.[0];
  return first === undefined ? null : options.originOf(first.fileName);
}

function callsOf(declaration: Declaration, context: CodeContext): CallModel[] {
  return (declaration.signatures ?? []).map((signature) => ({
    code: cutTokens([token(`function ${declaration.name}`), ...callCode(signature, context, ': ', 0)]),
    doc: docOf(signature.comment ?? declaration.comment, signature.parameters),
  }));
}

function declarationCode(declaration: Declaration, kind: SymbolKind, context: CodeContext): Token[] {
  const generics = typeParameterCode(declaration.typeParameters, context, 0);
  switch (kind) {
    case 'class':
      return [token(`${declaration.flags.isAbstract ? 'abstract ' : ''}class ${declaration.name}`), ...generics, ...heritageCode(declaration, context)];
    case 'interface': {
      const members = [...callPrinters(declaration, context), ...membersOf(declaration, context)];
      const extended = heritageCode(declaration, context);
      return [token(`interface ${declaration.name}`), ...generics, ...extended, token(' '), ...blockCode(members)];
    }
    case 'enum':
      return [token(`enum ${declaration.name} `), ...blockCode(enumPrinters(declaration), ',')];
    case 'variable':
      return [token(`const ${declaration.name}: `), ...typeCode(declaration.type, context)];
    case 'namespace':
      return [token(`namespace ${declaration.name}`)];
    default:
      return [token(`type ${declaration.name}`), ...generics, token(' = '), ...aliasedCode(declaration, context)];
  }
}

/** TypeDoc hangs the members of an aliased object type on the alias itself. */
function aliasedCode(declaration: Declaration, context: CodeContext): Token[] {
  if (declaration.type !== undefined) return typeCode(declaration.type, context);
  return typeCode({ type: 'reflection', declaration }, context);
}

/** Declarations always take one line a member: that is how people write them. */
function blockCode(members: readonly ((indent: number) => Token[])[], separator = ';'): Token[] {
  if (members.length === 0) return [token('{}')];
  return [token('{\n'), ...members.flatMap((member) => [token('  '), ...member(2), token(`${separator}\n`)]), token('}')];
}

function enumPrinters(declaration: Declaration): (() => Token[])[] {
  return (declaration.children ?? []).map((child) => () => {
    const value = child.type?.type === 'literal' ? ` = ${JSON.stringify(child.type.value)}` : '';
    return [token(`${propertyName(child.name)}${value}`)];
  });
}

function heritageCode(declaration: Declaration, context: CodeContext): Token[] {
  const clause = (word: string, types: readonly JSONOutput.SomeType[] | undefined): Token[] =>
    types === undefined || types.length === 0
      ? []
      : [token(` ${word} `), ...types.flatMap((one, index) => [...(index === 0 ? [] : [token(', ')]), ...typeCode(one, context)])];
  return [...clause('extends', declaration.extendedTypes), ...clause('implements', declaration.implementedTypes)];
}

function readMembers(owner: Declaration, identity: Identity, options: ReadOptions): MemberModel[] {
  return ((owner.children ?? []) as Declaration[]).flatMap((child) => {
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
      },
    ];
  });
}

/** What a class inherits from the language, such as `Error.stack`, is no part of the package. */
function isForeign(child: Declaration, identity: Identity, options: ReadOptions): boolean {
  if (child.inheritedFrom === undefined || inheritedFrom(child, identity) !== null) return false;
  const first = child.sources?.[0] ?? child.signatures?.[0]?.sources?.[0] ?? child.getSignature?.sources?.[0];
  return first === undefined || options.originOf(first.fileName) !== null;
}

function inheritedFrom(child: Declaration, identity: Identity): string | null {
  const target = child.inheritedFrom?.target;
  return typeof target === 'number' ? identity.refOf(target) : null;
}

function memberCalls(child: Declaration, kind: MemberKind, owner: Declaration, context: CodeContext): CallModel[] {
  const words = modifiersOf(child);
  if (kind === 'constructor' || kind === 'method') {
    const name = kind === 'constructor' ? `new ${owner.name}` : `${words}${propertyName(child.name)}`;
    return (child.signatures ?? []).map((signature) => ({
      code: cutTokens([token(name), ...(kind === 'constructor' ? constructorCode(signature, context) : callCode(signature, context, ': ', 0))]),
      doc: docOf(signature.comment ?? child.comment, signature.parameters),
    }));
  }
  if (kind === 'accessor') return accessorCalls(child, words, context);
  if (kind === 'value') return [{ code: [token(`${owner.name}.${child.name}`)], doc: docOf(child.comment) }];
  const optional = child.flags.isOptional ? '?' : '';
  const code = [token(`${words}${propertyName(child.name)}${optional}: `), ...typeCode(child.type, context)];
  return [{ code: cutTokens(code), doc: docOf(child.comment) }];
}

function constructorCode(signature: JSONOutput.SignatureReflection, context: CodeContext): Token[] {
  const full = callCode({ ...signature, typeParameters: [] } as JSONOutput.SignatureReflection, context, ': ', 0);
  return full;
}

function modifiersOf(child: Declaration): string {
  const { flags } = child;
  return [flags.isProtected ? 'protected ' : '', flags.isStatic ? 'static ' : '', flags.isAbstract ? 'abstract ' : '', flags.isReadonly ? 'readonly ' : ''].join('');
}

function accessorCalls(child: Declaration, words: string, context: CodeContext): CallModel[] {
  const { getSignature: get, setSignature: set } = child;
  const name = propertyName(child.name);
  return [
    ...(get ? [{ code: cutTokens([token(`${words}get ${name}(): `), ...typeCode(get.type, context)]), doc: docOf(get.comment ?? child.comment) }] : []),
    ...(set ? [{ code: cutTokens([token(`${words}set ${name}`), ...listCode(['(', ')'], (set.parameters ?? []).map((one) => (at: number) => [token(`${one.name}: `), ...typeCode(one.type, context, at)]), ',', 0)]), doc: docOf(set.comment) }] : []),
  ];
}
