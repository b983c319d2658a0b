/** The metrics that a query of Prometheus asks for, with what it does with them. Pure. */

export interface Selector {
  readonly name: string;
  /** Of the name, in the query. */
  readonly offset: number;
  readonly labels: readonly string[];
  /** Functions around it, the outermost first. */
  readonly functions: readonly string[];
}

export interface Query {
  readonly selectors: readonly Selector[];
  /** Labels that the query groups or matches by. */
  readonly grouped: readonly { readonly name: string; readonly offset: number }[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'[^']*'|\[[^\]]*\]|\{([^}]*)\}|[A-Za-z_:][\w:]*|[\d.]+\w*|[()]/g;
const LISTS = /^(?:by|without|on|ignoring|group_left|group_right)$/;
const WORDS = /^(?:and|or|unless|bool|offset|inf|nan|start|end|atan2)$/i;

export function readQuery(text: string): Query {
  const selectors: Selector[] = [];
  const grouped: { name: string; offset: number }[] = [];
  const calls: string[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    const before = /([A-Za-z_]\w*)\s*$/.exec(text.slice(0, match.index))?.[1] ?? '';
    if (token === '(') calls.push(before);
    else if (token === ')') calls.pop();
    else if (/^[A-Za-z_:]/.test(token)) {
      const after = text.slice(match.index + token.length);
      const isCalled = /^\s*\(/.test(after) || LISTS.test(token) || WORDS.test(token);
      if (LISTS.test(calls.at(-1) ?? '')) grouped.push({ name: token, offset: match.index });
      else if (!isCalled && !/^\s*(?:by|without)\s*\(/.test(after))
        selectors.push({
          name: token,
          offset: match.index,
          labels: labelsOf(/^\s*\{([^}]*)\}/.exec(after)?.[1] ?? ''),
          functions: calls.filter((name) => name !== ''),
        });
    }
  }
  return { selectors, grouped };
}

export function labelsOf(text: string): readonly string[] {
  return [...text.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*(?:"(?:[^"\\]|\\.)*"|'[^']*')/g)].map(
    ([, name = '']) => name,
  );
}
