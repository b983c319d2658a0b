/** Where a declaration stands: a line of the package, or another package. Pure. */

import type { JSONOutput } from 'typedoc';
import type { SourceModel } from './model.ts';

type Declaration = JSONOutput.DeclarationReflection;

export interface ReadOptions {
  /** File of a module, relative to the package → name of the entry point. */
  readonly entryOf: ReadonlyMap<string, string>;
  /** All entry points, also those that share a file with another. */
  readonly names: readonly string[];
  /** By entry point: names that it exports and that stand for nothing in the package. */
  readonly lost: ReadonlyMap<string, readonly string[]>;
  /** Package that a source outside ours belongs to; null for our own sources. */
  originOf(path: string): string | null;
}

export function sourceOf(declaration: Declaration, options: ReadOptions): SourceModel | null {
  const first = declaration.sources?.[0] ?? declaration.signatures?.[0]?.sources?.[0];
  if (first === undefined || options.originOf(first.fileName) !== null) return null;
  return { path: first.fileName, line: first.line };
}

export function originOf(declaration: Declaration, options: ReadOptions): string | null {
  const first = declaration.sources?.[0] ?? declaration.signatures?.[0]?.sources?.[0];
  return first === undefined ? null : options.originOf(first.fileName);
}
