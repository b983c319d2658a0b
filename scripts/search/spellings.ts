/** The ways in which readers spell an identifier. Pure. */

import { fold, scanWords } from '../../site/src/search/engine/words/scan.ts';

export interface Spelling {
  readonly name: 'exact' | 'spaced' | 'joined' | 'swapped' | 'prefix';
  readonly spell: (label: string) => string;
}

export const spellings: readonly Spelling[] = [
  { name: 'exact', spell: (label) => label },
  { name: 'spaced', spell: (label) => termsOf(label).flat().join(' ').toLowerCase() },
  { name: 'joined', spell: (label) => fold(label) },
  { name: 'swapped', spell: swapCase },
  { name: 'prefix', spell: (label) => label.slice(0, Math.ceil(label.length * 0.7)) },
];

function termsOf(label: string): readonly (readonly string[])[] {
  return scanWords(label).map(({ parts }) =>
    parts.map(({ start, end }) => label.slice(start, end)),
  );
}

/** `share_object` becomes `shareObject`, `shareObject` becomes `share_object`; what ties names stays. */
function swapCase(label: string): string {
  let swapped = '';
  let at = 0;
  for (const { start, end, parts } of scanWords(label)) {
    const word = label.slice(start, end);
    const pieces = parts.map((part) => label.slice(part.start, part.end));
    swapped +=
      label.slice(at, start) +
      (word.includes('_') ? toCamel(pieces) : pieces.join('_').toLowerCase());
    at = end;
  }
  return swapped + label.slice(at);
}

function toCamel(pieces: readonly string[]): string {
  return pieces
    .map((piece, index) =>
      index === 0
        ? piece.toLowerCase()
        : piece.charAt(0).toUpperCase() + piece.slice(1).toLowerCase(),
    )
    .join('');
}
