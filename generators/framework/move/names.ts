/** What the names in a module stand for: its `use` declarations, its own items, and what Move adds unasked. Pure. */

import type { NamedAddresses } from './addresses.ts';
import { NO_NAMES, addressName } from './addresses.ts';
import type { MoveType, Primitive } from './types.ts';
import { PRIMITIVES } from './types.ts';

/** One imported name. `member` is null for a module. */
export interface Import {
  readonly alias: string;
  readonly module: string;
  readonly member: string | null;
}

/** What a bare name in a module stands for: alias → full name. */
export interface Scope {
  readonly modules: ReadonlyMap<string, string>;
  readonly members: ReadonlyMap<string, string>;
  readonly named: NamedAddresses;
}

const primitives: ReadonlySet<string> = new Set(PRIMITIVES);

const STD_PRELUDE: readonly Import[] = [
  { alias: 'vector', module: 'std::vector', member: null },
  { alias: 'option', module: 'std::option', member: null },
  { alias: 'Option', module: 'std::option', member: 'Option' },
];
const SUI_PRELUDE: readonly Import[] = [
  { alias: 'object', module: 'sui::object', member: null },
  { alias: 'ID', module: 'sui::object', member: 'ID' },
  { alias: 'UID', module: 'sui::object', member: 'UID' },
  { alias: 'transfer', module: 'sui::transfer', member: null },
  { alias: 'tx_context', module: 'sui::tx_context', member: null },
  { alias: 'TxContext', module: 'sui::tx_context', member: 'TxContext' },
];

/** Later entries win: Move adds its own first, the file imports over them, and its own types come last. */
export function buildScope(
  self: { readonly id: string; readonly package: string },
  imports: readonly Import[],
  types: readonly string[],
): Scope {
  const modules = new Map<string, string>();
  const members = new Map<string, string>();
  // `std` is compiled without `sui`.
  const prelude = self.package === 'std' ? STD_PRELUDE : [...STD_PRELUDE, ...SUI_PRELUDE];
  for (const { alias, module, member } of [...prelude, ...imports]) {
    if (member === null) modules.set(alias, module);
    else members.set(alias, `${module}::${member}`);
  }
  modules.set('Self', self.id);
  for (const name of types) members.set(name, `${self.id}::${name}`);
  return { modules, members, named: NO_NAMES };
}

/** The full name of a path, or null when the scope does not know it. */
export function resolvePath(path: readonly string[], scope: Scope): string | null {
  const [first = '', second, third] = path;
  if (second === undefined) return scope.members.get(first) ?? null;
  if (third === undefined) {
    const module = scope.modules.get(first);
    return module === undefined ? null : `${module}::${second}`;
  }
  return path.length > 3 ? null : `${addressName(first, scope.named)}::${second}::${third}`;
}

/** `report` is called with the first part of each path that stands for nothing. */
export interface TypeNames {
  readonly scope: Scope;
  readonly parameters: ReadonlySet<string>;
  report(name: string, isBare: boolean): void;
}

/** The type that a path with these type arguments names. Null for a primitive with arguments. */
export function resolveName(
  path: readonly string[],
  parts: readonly MoveType[],
  { scope, parameters, report }: TypeNames,
): MoveType | null {
  const [name = ''] = path;
  if (path.length === 1) {
    if (parameters.has(name)) return { kind: 'parameter', name };
    if (primitives.has(name))
      return parts.length === 0 ? { kind: 'primitive', name: name as Primitive } : null;
    if (name === '_') return { kind: 'placeholder' };
    if (name === 'vector' && parts.length === 1 && parts[0])
      return { kind: 'vector', element: parts[0] };
  }
  const id = resolvePath(path, scope);
  if (id === null) report(name, path.length === 1);
  return { kind: 'datatype', id: id ?? path.join('::'), arguments: parts };
}
