/** Characters that make a copied command differ from the one on the screen. Pure. */

const NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
    'a character that changes the writing direction',
  ],
  [
    /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200d\u2060-\u2064\u3164\ufeff\uffa0]/u,
    'a character without width',
  ],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/u, 'a blank that is not a plain blank'],
  [/[\u{e0000}-\u{e007f}]/u, 'an invisible tag character'],
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/u, 'a control character'],
];

export interface HiddenCharacter {
  /** `U+202E`. */
  readonly name: string;
  readonly kind: string;
  /** UTF-16 offset. */
  readonly offset: number;
}

export function findHiddenCharacters(text: string): readonly HiddenCharacter[] {
  return NAMES.flatMap(([pattern, kind]) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].map((match) => ({
      name: `U+${(match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
      kind,
      offset: match.index,
    })),
  );
}
