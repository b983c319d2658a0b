/** What code is cut into, and the color of a piece. Pure. */

export interface CodeToken {
  readonly types: readonly string[];
  readonly content: string;
  /** The highlighter marks a blank line with a token that stands for its line break. */
  readonly empty?: boolean;
}

export type CodeLines = readonly (readonly CodeToken[])[];

/** Colors by the names that grammars give; the classes stand in `src/css/code.css`. */
const COLORS: Readonly<Record<string, string>> = {
  comment: 'comment prolog cdata doctype output',
  keyword: 'keyword atrule important boolean null nil tag selector',
  string: 'string char attr-value regex url description',
  number: 'number constant address symbol',
  type: 'class-name builtin type-definition scalar object atom-input enum',
  function: 'function function-name function-definition macro method',
  property: 'property attr-name key table parameter variable assign-left',
  attribute: 'annotation attribute directive decorator shell-symbol',
  inserted: 'inserted inserted-sign',
  deleted: 'deleted deleted-sign',
};

const colorOfType = new Map(
  Object.entries(COLORS).flatMap(([color, types]) =>
    types.split(' ').map((type) => [type, `code-${color}`] as const),
  ),
);

/** The class of a token's color; null for text as it is. What a grammar names last says most. */
export function colorOf({ types }: CodeToken): string | null {
  const last = types.findLast((type) => colorOfType.has(type));
  return last === undefined ? null : (colorOfType.get(last) ?? null);
}

/** Neighbors that `isPlain` takes become one: React sets a comment between any two texts of a page. */
export function joinPlain<Token extends CodeToken>(
  tokens: readonly Token[],
  isPlain = (token: Token): boolean => colorOf(token) === null,
): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before && isPlain(before) && isPlain(token))
      joined.splice(-1, 1, { ...before, types: [], content: before.content + token.content });
    else joined.push(token);
  }
  return joined;
}

/** Code without a highlighter. */
export function plainLines(code: string): CodeLines {
  return code.split('\n').map((content) => [{ types: [], content }]);
}
