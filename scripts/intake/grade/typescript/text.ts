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

/** Whether the declaration is printed in part: its end is missing, or types inside of it are left out. */
export function isCut(code: readonly Token[]): boolean {
  return isUnended(code) || hasGaps(code);
}

/** Whether the declaration was too long for the page. */
export function isUnended(code: readonly Token[]): boolean {
  return code.at(-1)?.text === '…';
}

/** Whether types inside of the declaration are left out: three dots that spread nothing. */
export function hasGaps(code: readonly Token[]): boolean {
  return /\.\.\.(?:\[\]|(?![\w$[({]))/.test(textOf(code));
}

/** Whether whoever calls it chooses types: `pick<T>(…)`, `pick: {<T>(…)}`. */
export function isGeneric(code: readonly Token[]): boolean {
  return /^(?:(?:declare |export |static |async |function )*[\w$]+|[\w$]+\??: \{)?</.test(
    textOf(code),
  );
}

/** With refs by id: two of these are equal when the declarations are. */
export function keyOf(code: readonly Token[]): string {
  return flat(code.map(({ text, ref }) => ref ?? text).join(''));
}
