/** Where declarations are: their file and line, the package they belong to, and the order of members. Pure. */

import type { JSONOutput } from 'typedoc';
import type { SourceModel } from './model.ts';

export type Declaration = JSONOutput.DeclarationReflection & {
  /** Of what is exported without a name. */
  readonly localName?: string;
};

/** Package that a path, relative to the documented package, belongs to; null for its own sources. */
export type OriginOf = (path: string) => string | null;

export function sourceOf(declaration: Declaration, originOf: OriginOf): SourceModel | null {
  const location = locationOf(declaration);
  if (location === null || originOf(location.fileName) !== null) return null;
  return { path: location.fileName, line: location.line };
}

export function locationOf(declaration: Declaration): JSONOutput.SourceReference | null {
  const { sources, signatures, getSignature } = declaration;
  return sources?.[0] ?? signatures?.[0]?.sources?.[0] ?? getSignature?.sources?.[0] ?? null;
}

/** Of a constant, a type or an interface: also the members of the object type that it has. */
export function childrenOf(declaration: Declaration): readonly Declaration[] {
  const own = declaration.children as Declaration[] | undefined;
  if (own !== undefined) return own;
  const { type } = declaration;
  return type?.type === 'reflection' ? ((type.declaration.children ?? []) as Declaration[]) : [];
}

/** TypeDoc sorts by name. Members from several files, or without a place, keep that order. */
export function inSourceOrder(children: readonly Declaration[]): readonly Declaration[] {
  const locations = new Map(children.map((child) => [child, locationOf(child)]));
  const files = new Set([...locations.values()].map((location) => location?.fileName ?? null));
  if (files.size !== 1 || files.has(null)) return children;
  return children.toSorted((a, b) => {
    const [first, second] = [locations.get(a), locations.get(b)];
    return first && second ? first.line - second.line || first.character - second.character : 0;
  });
}
