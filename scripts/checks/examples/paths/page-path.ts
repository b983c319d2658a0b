/** What one page gives its reader: variables, files, packages and IDs, each with the block that gives it. Pure. */

import type { FenceMeta } from '../../../../site/dialect/fence-meta.ts';
import { readFenceMeta } from '../../../../site/dialect/fence-meta.ts';
import { readPageFile } from '../../../../site/outline/page-file.ts';
import type { Page } from '../page/read-page.ts';
import type { PageContent } from '../read-project.ts';

export interface PagePath extends PageContent {
  readonly route: string;
  /** Names of variables, with the index of the first block that sets them; -1 for snippets and sentences. */
  readonly settings: ReadonlyMap<string, number>;
  /** Paths and titles of the files that it shows, without the ending of a script. */
  readonly files: ReadonlySet<string>;
  /** Names of packages that its commands install. */
  readonly packages: ReadonlySet<string>;
  /** Commands and output. */
  readonly steps: string;
  /** Inline code and the addresses of links. */
  readonly sentences: string;
  /** All code and output, and the sentences. */
  readonly text: string;
}

interface Piece {
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
  readonly index: number;
}

export const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'powershell']);
const STEPS: ReadonlySet<string> = new Set([...SHELLS, 'console', 'json']);
export const SCRIPTS: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);

export function pagePathOf(content: PageContent): PagePath {
  const { page, blocks, snippets } = content;
  const pieces = [
    ...snippets.flatMap(piecesOf),
    ...blocks.map(({ language, meta, code }, index) => ({ language, meta, code, index })),
  ];
  const sentences = [page, ...snippets].flatMap(({ inlineCodes }) =>
    inlineCodes.map(({ value }) => value),
  );
  const file = readPageFile(page.source.path.replace(/^docs\//, ''), page.source.text);
  return {
    ...content,
    route: file?.route ?? '',
    settings: settingsIn(pieces, sentences),
    files: new Set(pieces.flatMap(filesOf)),
    packages: new Set(pieces.flatMap(packagesOf)),
    steps: pieces.flatMap(({ language, code }) => (STEPS.has(language) ? [code] : [])).join('\n'),
    sentences: sentences.join('\n'),
    text: [...pieces.map(({ code }) => code), ...sentences].join('\n'),
  };
}

function piecesOf({ fences }: Page): readonly Piece[] {
  return fences.map(({ language, metaText, code }) => ({
    language: language ?? '',
    meta: readFenceMeta(metaText).meta,
    code,
    index: -1,
  }));
}

// `export A=1`, `A=1 command`, `-e A=1`, a line of `.env`; `$env:A = 1`; `read -r A`, `for A in`.
const SETTING =
  /(?:^|[\s;&|("'])(?:\$env:)?([A-Za-z_]\w*)\s?=(?!=)|\b(?:read(?:[ \t]+-\w+)*|for|mapfile -t)[ \t]+([A-Za-z_]\w*)/gm;
/** Output that a reader writes into `.env`. */
const PRINTED = /^(?:export )?([A-Z]\w*)=/gm;
const SETS = /^(?:sh|bash|powershell|env|ini|text|yaml|toml|dockerfile|console)$/;

function settingsIn(
  pieces: readonly Piece[],
  sentences: readonly string[],
): ReadonlyMap<string, number> {
  const settings = new Map<string, number>();
  const texts = [
    ...sentences.map((code) => ({ code, index: -1, language: '' })),
    ...pieces.filter(({ language }) => SETS.test(language)),
  ];
  for (const { code, index, language } of texts)
    for (const [, assigned, read] of code.matchAll(language === 'console' ? PRINTED : SETTING)) {
      const name = assigned ?? read ?? '';
      settings.set(name, Math.min(index, settings.get(name) ?? Infinity));
    }
  return settings;
}

function filesOf({ meta: { file, title } }: Piece): readonly string[] {
  return [file, title].flatMap((name) => (name === null ? [] : [withoutEnding(name)]));
}

export function withoutEnding(file: string): string {
  return file.replace(/\.[jt]sx?$/, '');
}

const INSTALL = /^[ \t]*(?:npm (?:install|i|add)|(?:pnpm|yarn|bun) add|pnpm install)\b.*$/gm;

/** What `npm install` names; what a template brings; what a shown `package.json` lists. */
function packagesOf({ language, meta, code }: Piece): readonly string[] {
  if (/(?:^|\/)package\.json$/.test(meta.title ?? meta.file ?? ''))
    return [...code.matchAll(/^\s+"((?:@[\w.-]+\/)?[\w.-]+)": "[~^]?\d/gm)].map(
      ([, name = '']) => name,
    );
  const named = installedIn({ language, code }).map(({ name }) => name);
  return [...named, ...(code.includes('--template react') ? REACT_TEMPLATE : [])];
}

export interface Installed {
  readonly name: string;
  /** Empty for the newest. */
  readonly version: string;
  readonly start: number;
}

export function installedIn({
  language,
  code,
}: Pick<Piece, 'language' | 'code'>): readonly Installed[] {
  if (!SHELLS.has(language)) return [];
  return [...code.replaceAll('\\\n', '  ').matchAll(INSTALL)].flatMap((line) =>
    [...line[0].matchAll(/(?<=\s)((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:@(\S+))?(?=\s|$)/g)].map(
      ({ 1: name = '', 2: version = '', index }) => ({ name, version, start: line.index + index }),
    ),
  );
}

/** Of `npm create vite@latest -- --template react-ts`. */
const REACT_TEMPLATE = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'];
