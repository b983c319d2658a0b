/** Where a long name may break. Pure. */

/** After `::`, `.`, `/`, `,`, `=` or the `<` of a type, where a letter or digit follows; `--to <TO>` breaks at the blank. */
const BETWEEN_NAMES = /(?<=::|[./,=]|[\p{L}\p{N}_]<)(?=[\p{L}\p{N}])/u;

/** After `_`, or before a capital letter. */
const WITHIN_A_NAME = /(?<=_)(?=[\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** In characters; more do not fit a narrow cell, less never break. */
const LONG = 24;

/** `text` cut between names, and long names between their words; together they are `text` again. Never shorter than needed: each cut is an element. */
export function namePartsOf(text: string, longest = LONG): readonly string[] {
  if (text.length <= longest) return [text];
  return text
    .split(BETWEEN_NAMES)
    .flatMap((name) =>
      isLong(name, longest) ? joinShort(name.split(WITHIN_A_NAME), longest) : [name],
    );
}

/** Words side by side as one part while they fit. */
function joinShort(terms: readonly string[], longest: number): readonly string[] {
  const joined: string[] = [];
  for (const word of terms) {
    const before = joined.at(-1);
    if (before !== undefined && before.length + word.length <= longest)
      joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

/** Lines break at blanks anyway, so what counts is the longest word. */
function isLong(name: string, longest: number): boolean {
  return name.split(' ').some((word) => word.length > longest);
}
