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

export interface LineContext {
  /** From the place of the file, the fence that the line is in, and its own words. */
  readonly interfaces: ReadonlySet<Interface>;
  /** What the code is written in; `other` for a language without an interface, null in prose. */
  readonly code: Interface | 'other' | null;
  /** What the block or the file imports by name, with the module; null without any import. */
  readonly imports: ReadonlyMap<string, string> | null;
}

export function contextsOf(file: string, text: string): readonly LineContext[] {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const ofFile = [...signsIn(file), ...languageOf(ending)];
  const isPage = /^(?:mdx?|tsv)$/.test(ending);
  let fence: Pick<LineContext, 'code' | 'imports'> | null = null;
  const lines = text.split('\n');
  const whole = isPage
    ? { code: null, imports: null }
    : { code: languageOf(ending)[0] ?? ('other' as const), imports: importsIn(lines) };
  return lines.map((line, at) => {
    const mark = /^\s*(?:`{3,}|~{3,})\s*([\w-]*)/.exec(line);
    if (mark)
      fence =
        fence === null
          ? {
              code: languageOf(mark[1] ?? '')[0] ?? 'other',
              imports: importsIn(blockAt(lines, at)),
            }
          : null;
    const { code, imports } = fence ?? whole;
    const ofFence = code === null || code === 'other' ? [] : [code];
    return { code, imports, interfaces: new Set([...ofFile, ...ofFence, ...signsIn(line)]) };
  });
}

function blockAt(lines: readonly string[], start: number): readonly string[] {
  const length = lines.slice(start + 1).findIndex((line) => /^\s*(?:`{3,}|~{3,})\s*$/.test(line));
  return lines.slice(start + 1, length === -1 ? lines.length : start + 1 + length);
}

/** `import { A, type B as C } from 'x'`, also over several lines: the names as the module has them. */
function importsIn(lines: readonly string[]): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  for (const [, names = '', module = ''] of lines
    .join('\n')
    .matchAll(/^\s*import\s+(?:type\s+)?([^'"]*?)\s*from\s+['"]([^'"]+)['"]/gm))
    for (const name of names.match(/[A-Za-z_$][\w$]*/g) ?? []) found.set(name, module);
  return found.size === 0 ? null : found;
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
