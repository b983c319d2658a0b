/** The words of a block without their marks, each with its place in the source. Pure. */

import type { Nodes } from 'mdast';

/** Replaces code, formulas and pictures: one word that no rule knows. */
export const OPAQUE = '\u{fffc}';

/** `offsets[i]` is where character `i` is in the source. */
export interface FlatText {
  readonly text: string;
  readonly offsets: readonly number[];
}

export function flatten(node: Nodes, source: string): FlatText {
  const characters: string[] = [];
  const offsets: number[] = [];
  const add = (text: string, offset: number, step: 0 | 1): void => {
    for (let index = 0; index < text.length; index += 1) {
      characters.push(text[index] ?? '');
      offsets.push(offset + index * step);
    }
  };
  const walk = (inner: Nodes): void => {
    const start = inner.position?.start.offset ?? 0;
    const stop = inner.position?.end.offset ?? start;
    // The source rather than the value: escapes and entities would shift every place after them.
    // `10:am` is a directive for the parser, and nothing but text for the site.
    if (inner.type === 'text' || inner.type === 'textDirective')
      add(source.slice(start, stop), start, 1);
    else if (inner.type === 'break') add(' ', start, 0);
    else if ('children' in inner) inner.children.forEach(walk);
    else add(OPAQUE, start, 0);
  };
  walk(node);
  return { text: characters.join(''), offsets };
}
