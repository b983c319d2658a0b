/** Types and names inside a line. Pure. */

import type { Inline } from '../../core/nodes.ts';
import { inlineCode, link, linkIf, mergeText } from '../../core/nodes.ts';
import type { CodePart } from '../../core/signature.ts';
import { itemLabel } from '../move/types.ts';

/** The code of a type, such as `Option<Url>`: one code link when it has one name, else a link for each name and plain signs between. */
export function inlineOf(parts: readonly CodePart[]): readonly Inline[] {
  const linked = parts.filter((part) => part.href !== null);
  const text = parts.map((part) => part.text).join('');
  const [only] = linked;
  if (only === undefined) return [inlineCode(text)];
  if (linked.length === 1) return [link(only.href ?? '', inlineCode(text))];
  return mergeText(
    parts.flatMap((part) =>
      part.href === null ? plainPieces(part.text) : [link(part.href, inlineCode(part.text))],
    ),
  );
}

/** Words as code with their `&` before them, signs as they are. Never two pieces of code side by side. */
function plainPieces(text: string): readonly Inline[] {
  const pieces = text.match(/(?:&mut |&)?[\w$]+|&mut|&|[^\w$&]+/g) ?? [];
  return pieces.map((piece) => (/[\w$&]/.test(piece) ? inlineCode(piece) : piece));
}

/** A link to a function, a struct or a module, under its label; code alone when it is not here. */
export function idLink(id: string, href: string | null): Inline {
  return linkIf(href, inlineCode(itemLabel(id)));
}
