/** Writes pages, symbols and words as the shards of the index. Pure. */

import {
  shortenAnchor,
  shortenLabel,
  usualAnchor,
  usualSlug,
} from '../../src/search/engine/index/labels';
import { packNumbers, packText } from '../../src/search/engine/index/packed';
import {
  INDEX_FORMAT,
  type NameShard,
  type TextChunk,
  type WordShard,
} from '../../src/search/engine/index/shards';
import type { SynonymRows } from '../../src/search/engine/words/synonyms';
import { kinds } from '../../src/search/kinds';
import { findPostings } from './postings';
import { numberRecords, type PageRecords, type PageRecord } from './page-records';

export interface IndexFiles {
  readonly names: NameShard;
  readonly words: WordShard;
  readonly chunks: readonly TextChunk[];
}

/** Characters of text in a file: small enough to fetch for one hit, large enough to compress. */
const CHUNK_SIZE = 24_000;

export function encodeIndex(pages: readonly PageRecords[], synonyms: SynonymRows): IndexFiles {
  const firsts = chunkStarts(pages);
  return {
    names: encodeNames(pages),
    words: encodeWords(pages, firsts, synonyms),
    chunks: firsts.map((first, index) =>
      pages.slice(first, firsts[index + 1] ?? pages.length).map(pageTexts),
    ),
  };
}

function encodeNames(pages: readonly PageRecords[]): NameShard {
  const symbols = pages
    .flatMap(({ root, members }) => [root, ...members])
    .flatMap(({ symbol }) => (symbol === null ? [] : [symbol.kind]));
  const symbolKinds = [...new Set(symbols)].sort();
  const letter = (symbolKind: string): string =>
    String.fromCharCode(65 + symbolKinds.indexOf(symbolKind));
  return [
    INDEX_FORMAT,
    packText(pages.map(({ route }) => route)),
    pages.map(({ title }) => oneLine(title)).join('\n'),
    pages
      .map(({ kind }) => String.fromCharCode(65 + kinds.findIndex(({ key }) => key === kind)))
      .join(''),
    symbolKinds,
    pages
      .map(({ root, title }) => {
        if (root.symbol === null) return '';
        const { kind, label } = root.symbol;
        return letter(kind) + (label === title ? '' : oneLine(label));
      })
      .join('\n'),
    pages
      .map((page) => page.members.map((member) => `${memberLine(member, page, letter)}\n`).join(''))
      .join('\n'),
  ];
}

/** Kind, label, and the anchor after a tab when it is not the usual one. */
function memberLine(
  member: PageRecord,
  page: PageRecords,
  letter: (kind: string) => string,
): string {
  const root = page.root.symbol?.label ?? '';
  const label = oneLine(member.title);
  const usual = usualAnchor(label, root);
  const anchor = member.anchor === usual ? '' : `\t${shortenAnchor(member.anchor ?? '', usual)}`;
  return letter(member.symbol?.kind ?? '') + shortenLabel(label, root) + anchor;
}

function encodeWords(
  pages: readonly PageRecords[],
  firsts: readonly number[],
  synonyms: SynonymRows,
): WordShard {
  const texts = numberRecords(pages).map(({ page, record }) => ({
    record,
    route: pages[page]?.route ?? '',
  }));
  const postings = findPostings(texts);
  return [
    INDEX_FORMAT,
    pages
      .map(({ headings }) => headings.map((heading) => `${headingLine(heading)}\n`).join(''))
      .join('\n'),
    packText(postings.map(([term]) => term)),
    postings.map(([, list]) => packNumbers(gapsOf(list))).join('\n'),
    firsts,
    synonyms,
    pages.map(phraseLine).join('\n'),
  ];
}

function phraseLine({ root }: PageRecords): string {
  return root.keywords.map(oneLine).join('\t');
}

/** Depth, words, and the anchor after a tab when it does not follow from the words. */
function headingLine(heading: PageRecord): string {
  const text = oneLine(heading.title);
  const anchor = heading.anchor === usualSlug(text) ? '' : `\t${heading.anchor ?? ''}`;
  return `${heading.depth}${text}${anchor}`;
}

function gapsOf(records: readonly number[]): readonly number[] {
  return records.map((record, index) => record - (records[index - 1] ?? 0));
}

function chunkStarts(pages: readonly PageRecords[]): readonly number[] {
  const starts: number[] = [];
  let size = CHUNK_SIZE;
  pages.forEach((page, index) => {
    if (size >= CHUNK_SIZE) {
      starts.push(index);
      size = 0;
    }
    size += pageTexts(page).reduce((sum, text) => sum + text.length, 0);
  });
  return starts;
}

/** The page's own text, then its members', then its headings'. */
function pageTexts({ root, members, headings }: PageRecords): readonly string[] {
  return [root, ...members, ...headings].map(({ summary, text }) => {
    const all = text.join(' ');
    return all.startsWith(summary.replace(/[.…]$/, '')) ? all : `${summary} ${all}`.trim();
  });
}

/** Lines end lines, and tabs part anchors: neither is a word. */
function oneLine(text: string): string {
  return text.replace(/[\n\t\r]+/g, ' ');
}
