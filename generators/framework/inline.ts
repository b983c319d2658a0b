/** Types and names inside a line. Pure. */

import type { Inline } from '../core/nodes.ts';
import { inlineCode, link, linkIf } from '../core/nodes.ts';
import type { MoveType } from './types.ts';
import { itemLabel } from './types.ts';
import type { ViewContext } from './view-context.ts';

/** `Option<Url>`: one code link when it has one name, else a link for each name and plain signs between. */
export function typeInline(type: MoveType, context: ViewContext): readonly Inline[] {
  const parts = context.partsOf(type);
  const linked = parts.filter((one) => one.href !== null);
  const text = parts.map((one) => one.text).join('');
  const [only] = linked;
  if (only === undefined) return [inlineCode(text)];
  if (linked.length === 1) return [link(only.href ?? '', inlineCode(text))];
  return mergeText(
    parts.flatMap((one) =>
      one.href === null ? plainPieces(one.text) : [link(one.href, inlineCode(one.text))],
    ),
  );
}

/** Words as code with their `&` before them, signs as they are. Never two pieces of code side by side. */
function plainPieces(text: string): readonly Inline[] {
  const pieces = text.match(/(?:&mut |&)?[\w$]+|&mut|&|[^\w$&]+/g) ?? [];
  return pieces.map((piece) => (/[\w$&]/.test(piece) ? inlineCode(piece) : piece));
}

function mergeText(pieces: readonly Inline[]): readonly Inline[] {
  const merged: Inline[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + piece;
    else merged.push(piece);
  }
  return merged;
}

/** A link to a function, a struct or a module, under its label; code alone when it is not here. */
export function idLink(id: string, href: string | null): Inline {
  return linkIf(href, inlineCode(itemLabel(id)));
}

export function joinInline(names: readonly Inline[]): readonly Inline[] {
  return names.flatMap((name, index) => (index === 0 ? [name] : [', ', name]));
}
