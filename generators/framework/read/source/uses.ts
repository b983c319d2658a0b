/** `use` declarations in all their forms, as the names they bring into a module. Pure. */

import type { NamedAddresses } from '../../move/addresses.ts';
import { addressName } from '../../move/addresses.ts';
import type { Import } from '../../move/names.ts';
import type { SourcePosition } from './cursor.ts';
import { eachChild, nameHere } from './cursor.ts';

/** `use fun` as written: which function becomes which method of which type. */
export interface MethodImport {
  readonly function: readonly string[];
  readonly type: readonly string[];
  readonly name: string;
  readonly isPublic: boolean;
}

export interface Uses {
  readonly imports: Import[];
  readonly methods: MethodImport[];
}

/** Adds what the `use` declaration at the cursor brings in. */
export function readUse(position: SourcePosition, uses: Uses): void {
  let isPublic = false;
  eachChild(position, (kind) => {
    if (kind === 'public') isPublic = true;
    else if (kind === 'use_fun') uses.methods.push({ ...readMethod(position), isPublic });
    else if (kind.startsWith('use_')) readImports(position, [], uses.imports);
  });
}

/** One path with what follows it: an alias, or members. */
function readImports(position: SourcePosition, prefix: readonly string[], into: Import[]): void {
  const path = [...prefix];
  let alias: string | null = null;
  let isAlias = false;
  let isGroup = false;
  eachChild(position, (kind) => {
    if (kind === 'use_member') {
      isGroup = true;
      readImports(position, path, into);
    } else if (kind === 'as') isAlias = true;
    else if (isAlias && kind.endsWith('identifier')) alias = nameHere(position);
    else path.push(...pathHere(position, kind));
  });
  const found = isGroup ? null : importOf(path, alias, position.named);
  if (found) into.push(found);
}

/** The names that a node adds to a path: none for a sign, two for `sui::coin`. */
export function pathHere(position: SourcePosition, kind: string): readonly string[] {
  if (!/(?:identifier|identity|literal)$/.test(kind)) return [];
  return nameHere(position)
    .split('::')
    .map((name) => name.trim());
}

function readMethod(position: SourcePosition): Omit<MethodImport, 'isPublic'> {
  const paths: string[][] = [];
  let name = '';
  eachChild(position, (kind) => {
    if (kind === 'function_identifier') name = nameHere(position);
    if (kind !== 'module_access') return;
    const path: string[] = [];
    eachChild(position, (inner) => path.push(...pathHere(position, inner)));
    paths.push(path);
  });
  return { function: paths[0] ?? [], type: paths[1] ?? [], name };
}

function importOf(
  path: readonly string[],
  alias: string | null,
  named: NamedAddresses,
): Import | null {
  const [address = '', module, member] = path;
  if (module === undefined || path.length > 3) return null;
  const id = `${addressName(address, named)}::${module}`;
  const isModule = member === undefined || member === 'Self';
  return isModule
    ? { alias: alias ?? module, module: id, member: null }
    : { alias: alias ?? member, module: id, member };
}
