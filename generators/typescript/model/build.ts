/** TypeDoc's JSON → entry points with their symbols. The last place that knows TypeDoc. Pure. */

import path from 'node:path';
import { compareText } from '../../core/text.ts';
import type { TsPackage } from '../load.ts';
import type { Converted } from '../read/convert.ts';
import { declarationCode } from './code/declarations.ts';
import { codeOf, seq } from './code/layout.ts';
import { callCode } from './code/signatures.ts';
import { typePrinter } from './code/types.ts';
import { describedIn, docOf } from './docs.ts';
import { identify } from './identify.ts';
import type { Identity } from './identify.ts';
import type { SymbolKind } from './kinds.ts';
import { KINDS } from './kinds.ts';
import { MEMBER_KINDS, buildMembers } from './members.ts';
import type { CallModel, EntryModel, SymbolModel } from './model.ts';
import type { EntryModule } from './modules.ts';
import { modulesOf } from './modules.ts';
import { codeName, isNameless } from './names.ts';
import type { Declaration, OriginOf } from './scopes.ts';
import { locationOf, sourceOf } from './scopes.ts';

/** Kinds of TypeDoc reflections that become symbols. */
const SYMBOL_KINDS: ReadonlyMap<number, SymbolKind> = new Map([
  [4, 'namespace'],
  [8, 'enum'],
  [32, 'variable'],
  [64, 'function'],
  [128, 'class'],
  [256, 'interface'],
  [2097152, 'type'],
]);

const VALUES: ReadonlySet<SymbolKind> = new Set(['class', 'enum', 'function', 'variable']);

const REFERENCE = 4194304;

interface Context {
  readonly identity: Identity;
  readonly originOf: OriginOf;
  readonly lost: Converted['lost'];
  /** Of the entry point that is being built. */
  readonly typeOnly: readonly string[];
}

/**
 * Entry points by name, each with what it declares and what it exports of others. What TypeDoc lists and
 * the compiler cannot find is not a symbol: its name is a re-export, or left out when it is lost.
 */
export function buildEntries(
  { project, lost, typeOnly }: Omit<Converted, 'inputs'>,
  source: TsPackage,
): EntryModel[] {
  const files = source.entries.map(({ name, file }) => {
    const relative = path.relative(source.folder, file).replaceAll(path.sep, '/');
    return [relative, name] as const;
  });
  const names = [...source.entries.map((entry) => entry.name), ...source.aliases.keys()];
  const modules = modulesOf(project, new Map(files));
  const context = {
    identity: identify(modules, SYMBOL_KINDS, MEMBER_KINDS, names),
    originOf: (file: string) => packageOf(file, source.folder),
    lost,
  };
  const built = withoutLostMembers(
    modules.map((module) =>
      buildEntry(module, { ...context, typeOnly: typeOnly.get(module.name) ?? [] }),
    ),
  );
  const entries = new Map(built.map((entry) => [entry.name, entry]));
  return names
    .map(
      (name) => entries.get(name) ?? aliasEntry(name, entries.get(source.aliases.get(name) ?? '')),
    )
    .toSorted((a, b) => compareText(a.name, b.name));
}

/**
 * A second name of an entry point exports all that the first one does. A file without exports, such as
 * one that only declares globals, is not a module to TypeDoc.
 */
function aliasEntry(name: string, of: EntryModel | undefined): EntryModel {
  const own = (of?.symbols ?? []).filter((symbol) => !symbol.name.includes('.'));
  const reexports = own.map((symbol) => ({ name: symbol.name, ref: symbol.id }));
  return { name, text: null, symbols: [], reexports: [...reexports, ...(of?.reexports ?? [])] };
}

/** `../utils/dist/hex.d.ts`, `node_modules/@mysten/utils/dist/hex.d.ts` → `@mysten/utils`; null for files of the package itself. */
function packageOf(file: string, folder: string): string | null {
  // npm nests what another package needs in another version.
  const isInside = !file.startsWith('..') && !path.isAbsolute(file);
  if (isInside && !file.startsWith('node_modules/')) return null;
  const parts = path.resolve(folder, file).split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  const [first = 'elsewhere', second] = at === -1 ? [] : parts.slice(at + 1);
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}

function buildEntry(
  { name, comment, children, unknown }: EntryModule,
  context: Context,
): EntryModel {
  const symbols = children.flatMap((child) => buildSymbols(child, context));
  const references = children.filter((child) => child.kind === REFERENCE);
  const reexports = [
    ...references.map((child) => ({ name: child.name, ref: refOf(child, context.identity) })),
    ...unknown.map((name) => ({ name, ref: null })),
  ];
  const lost = context.lost.get(name) ?? [];
  return {
    name,
    text: docOf(comment, context.identity).text,
    symbols: symbols.toSorted(
      (a, b) =>
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        compareText(a.name, b.name) ||
        compareText(a.id, b.id),
    ),
    reexports: reexports
      .filter((reexport) => !lost.includes(reexport.name))
      .toSorted((a, b) => compareText(a.name, b.name)),
  };
}

function refOf(child: Declaration, identity: Identity): string | null {
  const { target } = child as unknown as { target?: unknown };
  return typeof target === 'number' ? identity.refOf(target) : null;
}

/** A member that comes from one that is not shown, such as an implicit constructor, is not shown either. */
function withoutLostMembers(entries: readonly EntryModel[]): EntryModel[] {
  const all = entries.flatMap((entry) => entry.symbols).flatMap((symbol) => symbol.members);
  const members = new Map(all.map((member) => [member.id, member]));
  // Classes cannot inherit in a circle.
  const isDisplayed = (id: string | null): boolean =>
    id === null || (members.has(id) && isDisplayed(members.get(id)?.inheritedFrom ?? null));
  return entries.map((entry) => ({
    ...entry,
    symbols: entry.symbols.map((symbol) => ({
      ...symbol,
      members: symbol.members.filter((member) => isDisplayed(member.inheritedFrom)),
    })),
  }));
}

/** The symbol of a declaration, and those inside a namespace. */
function buildSymbols(declaration: Declaration, context: Context): SymbolModel[] {
  const { identity, originOf } = context;
  const kind = SYMBOL_KINDS.get(declaration.kind);
  const known = identity.symbol(declaration.id);
  if (kind === undefined || known === undefined) return [];
  const nested = kind === 'namespace' ? ((declaration.children ?? []) as Declaration[]) : [];
  const location = locationOf(declaration);
  const print = typePrinter(identity);
  const symbol: SymbolModel = {
    ...known,
    kind,
    isDefault: isNameless(declaration.name),
    isTypeOnly: VALUES.has(kind) && context.typeOnly.includes(known.name.split('.')[0] ?? ''),
    code: kind === 'function' ? [] : codeOf(declarationCode(declaration, kind, print)),
    calls: kind === 'function' ? buildCalls(declaration, identity) : [],
    doc: docOf(declaration.comment, identity, declaration.typeParameters),
    members: hasMembers(kind, declaration) ? buildMembers(declaration, identity, originOf) : [],
    subtypes: subtypesOf(declaration, identity),
    source: sourceOf(declaration, originOf),
    origin: location === null ? null : originOf(location.fileName),
  };
  return [symbol, ...nested.flatMap((child) => buildSymbols(child, context))];
}

function hasMembers(kind: SymbolKind, declaration: Declaration): boolean {
  const isAliased = kind === 'type' && declaration.type === undefined;
  const isObject = kind === 'variable' && declaration.type?.type === 'reflection';
  return isAliased || isObject || kind === 'class' || kind === 'interface' || kind === 'enum';
}

/** Documented classes and interfaces that extend or implement this one, by id. */
function subtypesOf(declaration: Declaration, identity: Identity): string[] {
  const types = [...(declaration.extendedBy ?? []), ...(declaration.implementedBy ?? [])];
  const ids = types.map((type) =>
    type.type === 'reference' && typeof type.target === 'number'
      ? identity.refOf(type.target)
      : null,
  );
  return [...new Set(ids.filter((id) => id !== null))].toSorted(compareText);
}

function buildCalls(declaration: Declaration, identity: Identity): CallModel[] {
  const head = `function ${codeName(declaration)}`;
  const print = typePrinter(identity);
  return (declaration.signatures ?? []).map((signature) => ({
    code: codeOf(seq(head, callCode(signature, print, { lead: head.length }))),
    doc: docOf(signature.comment ?? declaration.comment, identity, describedIn(signature)),
  }));
}
