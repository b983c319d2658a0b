/** A snippet as a unit of the example checker, or the sentence that says why it cannot be one. Pure. */

import { readFenceMeta } from '../../../site/dialect/fence-meta.ts';
import type { Block, TextFile, Unit } from '../examples/model.ts';
import { checkerOf, languageAliases, languages } from '../examples/page/languages.ts';
import type { Snippet } from './model.ts';

export const LONGEST_CODE = 200_000;

/** Names of files whose keys the checkers know: with these a snippet is more than its syntax. */
const FILE_NAME = /^[\w-]+\.(toml|ya?ml|json)$/;

/** Languages whose snippets may consist of several files, by the endings that these have. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  graphql: /\.json$/,
  move: /(?:\.move|(?:^|\/)Move\.toml)$/,
  typescript: /\.[jt]sx?$/,
};

export function unitOfSnippet(snippet: Snippet): Unit | string {
  const named = FILE_NAME.exec(snippet.language);
  const asked = named ? (named[1] ?? '') : snippet.language.toLowerCase();
  const language = languageAliases[asked] ?? asked;
  const checker = checkerOf(language);
  if (checker === null) {
    const known = Object.keys(languages).filter((name) => checkerOf(name) !== null);
    return `nothing checks "${snippet.language}": the language is one of ${known.join(', ')}`;
  }
  const length = snippet.files.reduce((sum, { text }) => sum + text.length, snippet.code.length);
  if (length > LONGEST_CODE)
    return `the code has ${length} characters, and at most ${LONGEST_CODE} are checked: send the part in question`;
  const rejection = filesRejection(snippet, ENDINGS[checker]);
  if (rejection !== null) return rejection;
  const isPackage = snippet.files.some(({ path }) => /(?:^|\/)Move\.toml$/.test(path));
  const title = named ? snippet.language : null;
  const main = {
    path: language === 'move' ? 'sources/snippet.move' : `snippet.${language}`,
    text: snippet.code,
  };
  const blocks = [main, ...snippet.files].map((file, index) =>
    blockOf(file, { language, title, index }),
  );
  return { language, blocks, folder: '', isPackage, moveCode: [], task: null };
}

function filesRejection({ files }: Snippet, ending: RegExp | undefined): string | null {
  const paths = new Set<string>();
  for (const { path } of files) {
    if (paths.has(path)) return `the file "${path}" comes twice`;
    if (ending === undefined) return 'code of this language consists of one file';
    if (!ending.test(path)) return `"${path}" is not a file of this language`;
    paths.add(path);
  }
  return null;
}

type FileRole = Readonly<{ language: string; title: string | null; index: number }>;

function blockOf({ path, text }: TextFile, { language, title, index }: FileRole): Block {
  const isMove = language === 'move';
  const { meta } = readFenceMeta('');
  const code = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const lines = code.split('\n');
  return {
    language,
    code,
    id: path,
    page: path,
    meta: {
      ...meta,
      title: title ?? (index > 0 || /^[jt]sx?$/.test(language) ? path : null),
      package: isMove ? null : 'snippet',
      fragment: isMove && index === 0 ? fragmentOf(code) : [],
      isVariables: index > 0 && path.endsWith('.json'),
    },
    origin: {
      file: path,
      line: 1,
      column: 1,
      lines: lines.map((_, at) => at + 1),
      indents: lines.map(() => 0),
    },
  };
}

/** Code without a module is functions and types, or else statements: the contexts of the documentation complete it. */
function fragmentOf(code: string): readonly string[] {
  if (/(?:^|\n)\s*(?:#\[[^\]]*\]\s*)*module\s+[\w@]/.test(code)) return [];
  const isItem =
    /(?:^|\n)\s*(?:public(?:\(\w+\))?\s+|entry\s+|native\s+)*(?:fun|struct|enum|const|use|macro)\b/;
  return [isItem.test(code) ? 'item' : 'body'];
}
