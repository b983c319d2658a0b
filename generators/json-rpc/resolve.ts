/** Declared types → shapes, remembering what is worked out and what cannot be read. Pure. */

import type { OwnWords } from './own-words.ts';
import { resolveName, resolveType } from './resolve-type.ts';
import { fieldsOf } from './shape-parts.ts';
import type { Field, Shape } from './shapes.ts';
import { leavesOf } from './shapes.ts';
import type { DeclarationSyntax, TypeSyntax } from './syntax.ts';
import type { Scope, TypeTable } from './type-scope.ts';

/** The shapes of one release: each declared type is read once, when it is first asked for. */
export interface Resolver {
  /** With an owner, what cannot be read of the type is noted under its name. */
  shapeOf(type: TypeSyntax, owner?: string): Shape;
  /** Names that are declared nowhere and types of no JSON, by the declared type or method that uses them. */
  readonly unresolved: ReadonlyMap<string, ReadonlySet<string>>;
  /** What cannot be read of a shape, as written; of what it names, `unresolved` tells. */
  openIn(shape: Shape): readonly string[];
  /** The shape behind a name; undefined for a name that is not declared. */
  declared(name: string): Shape | undefined;
  /** The fields of an object type, through references and intersections; empty for other types. */
  fieldsOf(shape: Shape): readonly Field[];
}

/** Of two declarations of one name the last counts. */
export function buildResolver(
  declarations: readonly DeclarationSyntax[],
  words: OwnWords,
): Resolver {
  const table: TypeTable = {
    declarations: new Map(declarations.map((declaration) => [declaration.name, declaration])),
    words,
    resolved: new Map(),
    pending: new Set(),
    unresolved: new Map(),
    open: new Map(),
  };
  const outside: Scope = { table, owner: null, bindings: new Map(), filling: [] };
  const declared = (name: string) => resolveName(name, outside);
  return {
    shapeOf: (type, owner) => resolveType(type, { ...outside, owner: owner ?? null }),
    unresolved: table.unresolved,
    openIn: (shape) => leavesOf(shape).flatMap((leaf) => table.open.get(leaf) ?? []),
    declared,
    fieldsOf: (shape) => fieldsOf(shape, declared),
  };
}
