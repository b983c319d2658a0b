/** Reads everything that search is built from: pages, quoted files, symbols. */

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AbortData } from '../../../generators/output/framework';
import type { SearchFile } from '../../../generators/output/pages';
import type { RemovedFile, TargetsFile } from '../../../generators/output/targets';
import { glossaryFile, readGlossary } from '../../dialect/glossary';
import { variablesFile } from '../../dialect/variables';
import { listGenerated, loadGenerated } from '../generated-files';
import { digestOf, type BuildCache } from '../build-cache';
import { messagesInBlock } from './messages';
import type { PageSection, SearchPage, SearchSymbol } from './page';
import { loadToolPages, loadToolSymbols } from './tool-pages';
import { readSearchPage, type PageSource } from './read-page';
import { withTerms } from './terms-of-page';

export interface SearchInput {
  readonly docs: string;
  readonly scope: 'all' | 'written';
  /** Of each page that was parsed. */
  readonly cache: BuildCache<SearchPage | null>;
}

export interface SearchContent {
  readonly pages: readonly SearchPage[];
  readonly symbols: readonly SearchSymbol[];
}

/** For what is kept: another parser finds other words. */
export function searchCode(siteDir: string): string {
  const own = ['plugins/search', 'dialect', 'outline', 'src/remark', 'src/search/engine'];
  return digestOf(siteDir, [...own, '../package-lock.json']);
}

export function loadSearchContent(input: SearchInput): SearchContent {
  const parsed = listPages(input).flatMap((path): SearchPage[] => {
    const text = loadPage(input.docs, path);
    if (text === null) return [];
    const load = (file: string): string | null => loadText(input.docs, file);
    const source = { path, text, load };
    const page = readOrSkip(input.cache, source);
    return page === null ? [] : [page];
  });
  input.cache.save();
  const terms = readGlossary(loadText(input.docs, glossaryFile) ?? '').terms;
  const authored = parsed.map((page) => withTerms(page, terms));
  return {
    pages: [
      ...authored,
      ...(input.scope === 'all'
        ? [...loadGeneratedPages(input.docs), ...loadToolPages(input.docs)]
        : []),
    ],
    symbols: loadSymbols(input),
  };
}

/** The generators print them in sections from the very tree that their pages come from. */
function loadGeneratedPages(docs: string): readonly SearchPage[] {
  const section = {
    ...{ anchor: null, heading: '', depth: 1, text: [''], code: [''], messages: [''] },
    isInternal: false,
  };
  const sample = { route: '', title: '', description: '', keywords: [''], sections: [section] };
  return listGenerated(docs, '_search')
    .flatMap((name): SearchFile => loadGenerated(docs, `_search/${name}`, [sample]) ?? [])
    .map((page) => ({ ...page, mentions: [], sections: page.sections.map(withMessages) }));
}

function withMessages(section: PageSection): PageSection {
  const messages = section.messages.flatMap((block) => messagesInBlock('text', block));
  return { ...section, messages };
}

/** A page that does not parse stops a build; while an author writes, the search goes on without it and says so. */
function readOrSkip(cache: SearchInput['cache'], source: PageSource): SearchPage | null {
  try {
    return cache.of(partsOf(source), () => readSearchPage(source));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `docs/${source.path}: search cannot read the page: ${error.message}`;
    if (process.env['NODE_ENV'] === 'production') throw new Error(message, { cause: error });
    process.stderr.write(`${message}\n`);
    return null;
  }
}

/** Null when the file went away after it was listed. */
function loadPage(docs: string, path: string): string | null {
  const file = join(docs, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** A page whose quoted files change has to be read again, so their texts are among its parts. */
function partsOf(source: PageSource): readonly string[] {
  const quoted = [
    ...source.text.matchAll(/file=["']?([\w./-]+)|docs\/(snippets\/[\w./-]+\.mdx?)/g),
  ].map((match) => source.load(match[1] ?? match[2] ?? '') ?? '');
  quoted.push(...snippetTexts(source.text, source.load));
  if (source.text.includes('<Variables')) quoted.push(source.load(variablesFile) ?? '');
  if (source.text.includes('<Glossary')) quoted.push(source.load(glossaryFile) ?? '');
  return [source.path, source.text, ...quoted];
}

/** Texts of the snippets of a page and of those in them, each once. */
function snippetTexts(
  page: string,
  load: PageSource['load'],
  known: Set<string> = new Set(),
): readonly string[] {
  return [...page.matchAll(/<Snippet\s+name="([\w/-]+)"/g)].flatMap(([, name = '']) => {
    if (known.has(name)) return [];
    known.add(name);
    const text = load(`snippets/${name}.mdx`) ?? '';
    return [text, ...snippetTexts(text, load, known)];
  });
}

/** Files of authored pages below `docs/`, in byte order. */
function listPages({ docs }: SearchInput): readonly string[] {
  const enter = (folder: string): string[] =>
    readdirSync(join(docs, folder), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        const isSkipped =
          entry.name.startsWith('_') ||
          path === 'examples' ||
          // Their text is found on the pages that quote them.
          path === 'snippets' ||
          path === 'generated';
        if (isSkipped) return [];
        if (entry.isDirectory()) return enter(path);
        return /\.mdx?$/.test(entry.name) ? [path] : [];
      });
  return enter('');
}

function loadText(docs: string, path: string): string | null {
  const file = join(docs, path);
  const isQuoted = /^(?:examples|snippets)\//.test(path) && !path.split('/').includes('..');
  const isInside = isQuoted || path === glossaryFile;
  return isInside && existsSync(file) && statSync(file).isFile()
    ? readFileSync(file, 'utf8')
    : null;
}

function loadSymbols({ docs, scope }: SearchInput): readonly SearchSymbol[] {
  if (scope === 'written') return [];
  const target = { id: '', route: '', anchor: null, label: '', kind: '', summary: null };
  const targets: TargetsFile = loadGenerated(docs, '_data/targets.json', { '*': [target] }) ?? {};
  const codes = loadAbortCodes(docs);
  // A reader who knows an old name is led to what became of the thing.
  const removed: RemovedFile = loadGenerated(docs, '_data/gone.json', [target]) ?? [];
  return [...Object.values(targets).flat(), ...loadToolSymbols(docs), ...removed].map((symbol) => ({
    ...symbol,
    abortCode: codes.get(`${symbol.route}#${symbol.anchor ?? ''}`) ?? null,
  }));
}

/** `sui::balance:2` for the place of `ENotEnough`. */
function loadAbortCodes(docs: string): ReadonlyMap<string, string> {
  const error = { name: '', anchor: '', code: null, message: null, meaning: '', raisedBy: [] };
  const data: AbortData | null = loadGenerated(docs, '_data/framework-aborts.json', {
    modules: [{ id: '', address: '', route: '', errors: [error], functions: [] }],
  });
  return new Map(
    data?.modules.flatMap(({ id, route, errors }) =>
      errors.flatMap(({ anchor, code }) =>
        code === null ? [] : [[`${route}#${anchor}`, `${id}:${code}`] as const],
      ),
    ),
  );
}
