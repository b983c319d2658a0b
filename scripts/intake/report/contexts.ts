/** Which interface a line speaks of: for names that several interfaces have, or that are words of English. Pure. */

/** The part of an id before its colon. */
type Interface = string;

/** What a fence is written in, or a file by its ending. */
const LANGUAGES: Readonly<Record<string, Interface>> = {
  graphql: 'graphql',
  gql: 'graphql',
  move: 'move',
  ts: 'ts',
  tsx: 'ts',
  typescript: 'ts',
  js: 'ts',
};
/** In a line, or in the address of a file. */
const SIGNS: readonly (readonly [Interface, RegExp])[] = [
  ['graphql', /graphql/i],
  ['ts', /@mysten\/|typescript/i],
  ['rpc', /json-rpc|\bsuix?_/i],
  ['move', /::|framework/],
  ['cli', /\bsui (?:client|move|keytool)\b|\bcli\b/],
];

/** For each line of a file, from its place, the fence it is in, and its own words. */
export function contextsOf(file: string, text: string): readonly ReadonlySet<Interface>[] {
  const ofFile = [...signsIn(file), ...languageOf(file.slice(file.lastIndexOf('.') + 1))];
  let fence: readonly Interface[] | null = null;
  return text.split('\n').map((line) => {
    const mark = /^\s*(?:`{3,}|~{3,})\s*([\w-]*)/.exec(line);
    if (mark) fence = fence === null ? languageOf(mark[1] ?? '') : null;
    return new Set([...ofFile, ...(fence ?? []), ...signsIn(line)]);
  });
}

function languageOf(name: string): readonly Interface[] {
  const found = LANGUAGES[name];
  return found === undefined ? [] : [found];
}

function signsIn(text: string): readonly Interface[] {
  return SIGNS.flatMap(([name, sign]) => (sign.test(text) ? [name] : []));
}

/** The name of a thing as people write it without its interface and path: `Coin`, `SuiClient.getCoins`. */
export function bareName(id: string): string {
  const rest = id.slice(id.indexOf(':') + 1);
  return rest.slice(Math.max(rest.lastIndexOf('/'), rest.lastIndexOf(':')) + 1);
}
