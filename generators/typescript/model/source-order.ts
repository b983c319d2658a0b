/** The members of a declaration, in the order in which people wrote them. Pure. */

import type { JSONOutput } from 'typedoc';

type Declaration = JSONOutput.DeclarationReflection;

/** Of a constant, a type or an interface: also the members of the object type that it has. */
export function childrenOf(declaration: Declaration): readonly Declaration[] {
  const own = declaration.children as Declaration[] | undefined;
  if (own !== undefined) return own;
  const { type } = declaration;
  return type?.type === 'reflection' ? ((type.declaration.children ?? []) as Declaration[]) : [];
}

/** TypeDoc sorts by name. Members from several files, or from nowhere, stay as they are. */
export function inSourceOrder(children: readonly Declaration[]): readonly Declaration[] {
  const places = new Map(children.map((child) => [child, placeOf(child)]));
  const files = new Set([...places.values()].map((place) => place?.fileName ?? null));
  if (files.size !== 1 || files.has(null)) return children;
  return children.toSorted((a, b) => {
    const [first, second] = [places.get(a), places.get(b)];
    if (!first || !second) return 0;
    return first.line - second.line || first.character - second.character;
  });
}

function placeOf(child: Declaration): JSONOutput.SourceReference | null {
  return (
    child.sources?.[0] ??
    child.signatures?.[0]?.sources?.[0] ??
    child.getSignature?.sources?.[0] ??
    null
  );
}
