/** TypeDoc's JSON → entry points with their symbols. The last place that knows TypeDoc. Pure. */

import type { JSONOutput } from 'typedoc';
import { compareText } from '../../core/text.ts';
import { declarationCode } from './code/declaration-code.ts';
import { describedIn, docOf } from './docs.ts';
import { identify } from './identify.ts';
import type { Identity } from './identify.ts';
import type { CallModel, EntryModel, SymbolKind, SymbolModel } from './model.ts';
import { KINDS } from './model.ts';
import { codeName } from './names.ts';
import { MEMBER_KINDS, readMembers } from './members.ts';
import type { ReadOptions } from './source.ts';
import { originOf, sourceOf } from './source.ts';
import { cutTokens, token } from './code/tokens.ts';
import type { CodeContext } from './code/type-code.ts';
import { callCode } from './code/signature-code.ts';

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

const REFERENCE = 4194304;
const TYPE = 2097152;
const NAMESPACE = 4;

/**
 * Entry points by name, each with what it declares and what it gives on. What TypeDoc lists and the
 * compiler cannot find is no symbol: its name is given on, or left out when `options.lost` has it.
 */
export function readEntries(
  project: JSONOutput.ProjectReflection,
  options: ReadOptions,
): EntryModel[] {
  const modules = modulesOf(project, options);
  const identity = identify(modules, SYMBOL_KINDS, MEMBER_KINDS, options.names);
  const read = modules
    .map(({ name, children, nowhere }) => ({
      name,
      symbols: children
        .flatMap((child) => readSymbols(child, identity, options))
        .toSorted(
          (a, b) =>
            KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
            compareText(a.name, b.name) ||
            compareText(a.id, b.id),
        ),
      reexports: [
        ...children
          .filter((child) => child.kind === REFERENCE)
          .map((child) => ({ name: child.name, ref: identity.refOf(targetOf(child)) })),
        ...nowhere.map((one) => ({ name: one, ref: null })),
      ]
        .filter((one) => options.lost.get(name)?.includes(one.name) !== true)
        .toSorted((a, b) => compareText(a.name, b.name)),
    }))
    .toSorted((a, b) => compareText(a.name, b.name));
  return withoutLostMembers(read);
}

/** A member that comes from one that nobody shows, such as a constructor that nobody wrote, is not shown. */
function withoutLostMembers(entries: readonly EntryModel[]): EntryModel[] {
  const all = entries.flatMap((entry) => entry.symbols).flatMap((symbol) => symbol.members);
  const members = new Map(all.map((member) => [member.id, member]));
  // Classes cannot inherit in a circle.
  const isShown = (id: string | null): boolean =>
    id === null || (members.has(id) && isShown(members.get(id)?.inheritedFrom ?? null));
  return entries.map((entry) => ({
    ...entry,
    symbols: entry.symbols.map((symbol) => ({
      ...symbol,
      members: symbol.members.filter((member) => isShown(member.inheritedFrom)),
    })),
  }));
}

/**
 * All that the compiler cannot find is one symbol to TypeDoc, and stands behind the first export of it:
 * a constant or a type that nobody declared, and whoever refers to it means something else.
 */
function unknownIn(project: JSONOutput.ProjectReflection): ReadonlySet<number> {
  const ids = Object.entries(project.symbolIdMap ?? {}).flatMap(([id, symbol]) =>
    symbol.qualifiedName === 'unknown' && symbol.packagePath === '' ? [Number(id)] : [],
  );
  return new Set(ids);
}

function withoutUnknown(
  children: readonly Declaration[],
  unknown: ReadonlySet<number>,
): readonly Declaration[] {
  return children
    .filter((child) => !unknown.has(child.id))
    .map((child) =>
      child.kind === NAMESPACE && child.children !== undefined
        ? { ...child, children: [...withoutUnknown(child.children as Declaration[], unknown)] }
        : child,
    );
}

export interface EntryModule {
  /** TypeDoc's number for it: what exports all of it as a namespace points here. */
  readonly reflection: number;
  readonly name: string;
  /** Those that the compiler can find. */
  readonly children: readonly Declaration[];
  /** Names of exports that stand for nothing it can find. */
  readonly nowhere: readonly string[];
}

/** A package with a single entry point has no modules: its symbols stand in the project itself. */
function modulesOf(project: JSONOutput.ProjectReflection, options: ReadOptions): EntryModule[] {
  const unknown = unknownIn(project);
  const moduleOf = (name: string, one: { id: number; children?: unknown }): EntryModule => {
    const all = (one.children ?? []) as Declaration[];
    return {
      name,
      reflection: one.id,
      children: withoutGhosts(withoutUnknown(all, unknown)),
      nowhere: all.filter((child) => unknown.has(child.id)).map((child) => child.name),
    };
  };
  const [only] = options.entryOf.values();
  if (options.entryOf.size === 1 && only !== undefined) return [moduleOf(only, project)];
  return ((project.children ?? []) as Declaration[]).flatMap((module) => {
    const name = options.entryOf.get(module.sources?.[0]?.fileName ?? '');
    return name === undefined ? [] : [moduleOf(name, module)];
  });
}

/**
 * A value that is exported as a type only can be used after `typeof` only. Beside a type of the same
 * name TypeDoc shows it as a type that nobody declared.
 */
function withoutGhosts(children: readonly Declaration[]): readonly Declaration[] {
  const types = children.filter((child) => child.kind === TYPE);
  // No two types can share a name, and TypeDoc takes values first.
  const isGhost = (child: Declaration): boolean =>
    types.some((one) => one.name === child.name && one.id > child.id);
  return children.filter((child) => child.kind !== TYPE || !isGhost(child));
}

function targetOf(child: Declaration): number {
  const { target } = child as unknown as { target?: unknown };
  return typeof target === 'number' ? target : -1;
}

function readSymbols(
  declaration: Declaration,
  identity: Identity,
  options: ReadOptions,
): SymbolModel[] {
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
    doc: docOf(declaration.comment, identity, declaration.typeParameters),
    members: hasMembers(kind, declaration) ? readMembers(declaration, identity, options) : [],
    subtypes: subtypesOf(declaration, identity),
    source,
    origin,
  };
  return [symbol, ...nested.flatMap((child) => readSymbols(child, identity, options))];
}

function hasMembers(kind: SymbolKind, declaration: Declaration): boolean {
  const isAliased = kind === 'type' && declaration.type === undefined;
  const isObject = kind === 'variable' && declaration.type?.type === 'reflection';
  return isAliased || isObject || kind === 'class' || kind === 'interface' || kind === 'enum';
}

/** Documented classes and interfaces that extend or implement this one, by id. */
function subtypesOf(declaration: Declaration, identity: Identity): string[] {
  const types = [...(declaration.extendedBy ?? []), ...(declaration.implementedBy ?? [])];
  const ids = types.flatMap((one) => {
    const ref =
      one.type === 'reference' && typeof one.target === 'number'
        ? identity.refOf(one.target)
        : null;
    return ref === null ? [] : [ref];
  });
  return [...new Set(ids)].toSorted(compareText);
}

function callsOf(declaration: Declaration, context: CodeContext): CallModel[] {
  return (declaration.signatures ?? []).map((signature) => ({
    code: cutTokens([
      token(`function ${codeName(declaration.name)}`),
      ...callCode(signature, context, {
        arrow: ': ',
        indent: 0,
        lead: codeName(declaration.name).length + 9,
      }),
    ]),
    doc: docOf(signature.comment ?? declaration.comment, context, describedIn(signature)),
  }));
}
