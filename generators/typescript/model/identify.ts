/** Ids and anchors for every symbol and member, before anything refers to one. Pure. */

import { compareText } from '../../core/text.ts';
import type { EntryModule } from './modules.ts';
import type { SymbolKind } from './kinds.ts';
import { KINDS } from './kinds.ts';
import type { MemberKind } from './model.ts';
import type { Declaration } from './scopes.ts';
import { childrenOf } from './scopes.ts';

export interface Known {
  readonly id: string;
  readonly name: string;
  readonly anchor: string;
  /** Of a member: the id of what it belongs to. */
  readonly owner: string | null;
}

export interface Identity {
  symbol(reflection: number): Known | undefined;
  member(reflection: number): Known | undefined;
  /**
   * The member behind a reflection, if it belongs to what `owner` extends or implements. Of a base that
   * is not exported TypeDoc knows the members of some class that inherits them, be it another one.
   */
  baseMember(owner: Declaration, reflection: number): Known | null;
  /** Id of the entry point, symbol or member behind a reflection; null for what has no page. */
  refOf(reflection: number): string | null;
}

/** `entryNames` are all entry points, also those without a module: no symbol takes the id of one. */
export function identify(
  modules: readonly EntryModule[],
  symbolKinds: ReadonlyMap<number, SymbolKind>,
  memberKinds: ReadonlyMap<number, MemberKind>,
  entryNames: readonly string[],
): Identity {
  const symbols = new Map<number, Known>();
  const members = new Map<number, Known>();
  const declarations = new Map<number, Declaration>();
  const entries = new Map(modules.map((module) => [module.reflection, `ts:${module.name}`]));
  for (const module of modules) {
    const found = symbolsBelow(module.children, '', symbolKinds);
    const order = (symbol: Found): number => KINDS.indexOf(symbol.kind);
    // `fp` may export `add`, and the package `fp/add`: the entry point keeps the plain id.
    const below = entryNames.filter((name) => name.startsWith(`${module.name}/`));
    const taken = new Set(below.map((name) => name.slice(module.name.length + 1)));
    for (const symbol of found.toSorted(
      (a, b) => order(a) - order(b) || compareText(a.name, b.name),
    )) {
      const name = freeName(symbol.name, symbol.kind, taken);
      symbols.set(symbol.declaration.id, {
        id: `ts:${module.name}/${name}`,
        name: symbol.name,
        anchor: anchorOf(name),
        owner: null,
      });
      declarations.set(symbol.declaration.id, symbol.declaration);
      nameMembers(symbol, `ts:${module.name}/${name}`, memberKinds, members);
    }
  }
  return {
    symbol: (reflection) => symbols.get(reflection),
    member: (reflection) => members.get(reflection),
    baseMember: (owner, reflection) => {
      const known = members.get(reflection);
      const bases = known === undefined ? [] : basesOf(owner, declarations);
      return bases.some((base) => symbols.get(base)?.id === known?.owner) ? (known ?? null) : null;
    },
    refOf: (reflection) =>
      symbols.get(reflection)?.id ?? members.get(reflection)?.id ?? entries.get(reflection) ?? null,
  };
}

/** Documented classes and interfaces above this one, however far. */
function basesOf(
  owner: Declaration,
  declarations: ReadonlyMap<number, Declaration>,
): readonly number[] {
  const found = new Set<number>();
  const visit = (declaration: Declaration | undefined): void => {
    for (const type of [
      ...(declaration?.extendedTypes ?? []),
      ...(declaration?.implementedTypes ?? []),
    ]) {
      const target = type.type === 'reference' ? type.target : null;
      if (typeof target !== 'number' || found.has(target)) continue;
      found.add(target);
      visit(declarations.get(target));
    }
  };
  visit(owner);
  return [...found];
}

interface Found {
  readonly declaration: Declaration;
  readonly name: string;
  readonly kind: SymbolKind;
}

function symbolsBelow(
  children: readonly Declaration[],
  prefix: string,
  kinds: ReadonlyMap<number, SymbolKind>,
): Found[] {
  return children.flatMap((declaration) => {
    const kind = kinds.get(declaration.kind);
    if (kind === undefined) return [];
    const name = `${prefix}${declaration.localName ?? declaration.name}`;
    const nested = kind === 'namespace' ? ((declaration.children ?? []) as Declaration[]) : [];
    return [{ declaration, name, kind }, ...symbolsBelow(nested, `${name}.`, kinds)];
  });
}

/** A type and a value may share a name: the second one's id says which it is. */
function freeName(name: string, kind: string, taken: Set<string>): string {
  let free = name;
  for (let number = 1; taken.has(free); number += 1)
    free = number === 1 ? `${name}~${kind}` : `${name}~${kind}${number}`;
  taken.add(free);
  return free;
}

/** Anchors keep the name; what an address cannot contain becomes `_`. */
function anchorOf(name: string): string {
  const clean = name.replace(/[^A-Za-z0-9_.:~-]/g, '_');
  return /^[A-Za-z0-9_]/.test(clean) ? clean : `_${clean}`;
}

function nameMembers(
  symbol: Found,
  owner: string,
  kinds: ReadonlyMap<number, MemberKind>,
  into: Map<number, Known>,
): void {
  const taken = new Set<string>();
  for (const child of childrenOf(symbol.declaration)) {
    if (!kinds.has(child.kind)) continue;
    const name = freeName(child.name, child.flags.isStatic ? 'static' : 'member', taken);
    const known = { id: `${owner}.${name}`, name: child.name, anchor: anchorOf(name), owner };
    into.set(child.id, known);
    // Inheritance points at signatures, not at the method they belong to.
    const signatures = [...(child.signatures ?? []), child.getSignature, child.setSignature];
    for (const signature of signatures) if (signature) into.set(signature.id, known);
  }
}
