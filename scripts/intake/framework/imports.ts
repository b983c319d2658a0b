/** The `use` block of a declaration file: names for types, and exactly the imports that they need. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import type { Import } from '../../../generators/framework/move/names.ts';
import { buildScope } from '../../../generators/framework/move/names.ts';
import { lastName, moduleOf } from '../../../generators/framework/move/types.ts';

export interface Imports {
  /** How a full type name is written; asking for it brings in what it needs. */
  nameOf(id: string): string;
  all(): readonly Import[];
}

/** Begins with the imports a file has. `types` are the names that the module itself declares. */
export function startImports(
  self: { readonly id: string; readonly package: string },
  existing: readonly Import[],
  types: readonly string[],
): Imports {
  const imports = [...existing];
  const nameOf = (id: string): string => {
    const scope = buildScope(self, imports, types);
    const member = [...scope.members].find(([, target]) => target === id)?.[0];
    if (member !== undefined) return member;
    const module = [...scope.modules].find(
      ([alias, target]) => alias !== 'Self' && target === moduleOf(id),
    )?.[0];
    if (module !== undefined) return `${module}::${lastName(id)}`;
    return bringIn(id, imports, scope);
  };
  return { nameOf, all: () => imports };
}

function bringIn(id: string, imports: Import[], scope: ReturnType<typeof buildScope>): string {
  const name = lastName(id);
  const module = moduleOf(id);
  if (!scope.members.has(name)) {
    imports.push({ alias: name, module, member: name });
    return name;
  }
  const short = lastName(module);
  // `string::String` and `ascii::String` live side by side; a module of the same name cannot.
  if (scope.modules.has(short)) return id;
  imports.push({ alias: short, module, member: null });
  return `${short}::${name}`;
}

/** Imports whose name stands somewhere in the code. Comments do not count: they need no import. */
export function usedImports(imports: readonly Import[], code: string): readonly Import[] {
  const terms = new Set(code.replace(/\/\/[^\n]*/g, '').match(/\w+/g) ?? []);
  return imports.filter((imported) => terms.has(imported.alias));
}

/** One line for each module, sorted. */
export function printImports(imports: readonly Import[]): string {
  const byModule = new Map<string, Import[]>();
  for (const imported of imports)
    byModule.set(imported.module, [...(byModule.get(imported.module) ?? []), imported]);
  return [...byModule]
    .sort(([a], [b]) => compareText(a, b))
    .map(([module, list]) => `use ${module}${printMembers(module, list)};`)
    .join('\n');
}

function printMembers(module: string, list: readonly Import[]): string {
  const names = list
    .map(({ alias, member }) => ({
      name: member ?? 'Self',
      alias: alias === (member ?? lastName(module)) ? null : alias,
    }))
    .sort(
      (a, b) =>
        Number(b.name === 'Self') - Number(a.name === 'Self') || compareText(a.name, b.name),
    )
    .map(({ name, alias }) => (alias === null ? name : `${name} as ${alias}`));
  const [only = ''] = names;
  if (names.length === 1)
    return only === 'Self'
      ? ''
      : only.startsWith('Self as ')
        ? only.slice('Self'.length)
        : `::${only}`;
  return `::{${names.join(', ')}}`;
}
