/** Where a type is read, and the table that notes what has become known of types. Changes that table only. */

import type { OwnWords } from './own-words.ts';
import type { Shape } from './shapes.ts';
import type { DeclarationSyntax } from './syntax.ts';

/** What is declared, and what has become known of it. */
export interface TypeTable {
  readonly declarations: ReadonlyMap<string, DeclarationSyntax>;
  readonly words: OwnWords;
  readonly resolved: Map<string, Shape>;
  /** Types whose own shape is being worked out. */
  readonly pending: Set<string>;
  /** What cannot be read, as written, by the owner of the scope. */
  readonly unresolved: Map<string, Set<string>>;
  /** What cannot be read, as written, by the very shape that stands in for it. */
  readonly open: Map<Shape, string>;
}

/** Where a type is read. */
export interface Scope {
  readonly table: TypeTable;
  /** The declared type or method that what cannot be read is noted for; null notes it for none. */
  readonly owner: string | null;
  /** Values of type parameters, by name. */
  readonly bindings: ReadonlyMap<string, Shape>;
  /** Generic types that are being filled in, outermost first. */
  readonly filling: readonly string[];
}

/** Stands in for what cannot be read, and notes it. */
export function leaveOpen(written: string, { owner, table }: Scope): Shape {
  if (owner !== null)
    table.unresolved.set(owner, (table.unresolved.get(owner) ?? new Set()).add(written));
  const shape: Shape = { kind: 'any' };
  table.open.set(shape, written);
  return shape;
}
