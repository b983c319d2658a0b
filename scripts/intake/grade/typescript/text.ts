/** Declarations as text on one line. Pure. */

import type { Token } from '../../../../generators/typescript/model/model.ts';

export function flat(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([(<[{]) /g, '$1')
    .replace(/[,;]? ([)\]}>])/g, '$1')
    .replace(/([:=<(,|]) \| /g, '$1 ')
    .trim();
}

export function textOf(code: readonly Token[]): string {
  return flat(code.map(({ text }) => text).join(''));
}

/** With refs by id: two of these are equal when the declarations are. */
export function keyOf(code: readonly Token[]): string {
  return flat(code.map(({ text, ref }) => ref ?? text).join(''));
}
