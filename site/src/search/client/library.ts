/** The index behind the worker: fetches its files, opens them step by step, answers requests. Fetches; keeps what it has. */

import { leadOf, markText, snippetOf, type AnsweringTerms } from '../engine/highlight';
import { openIndex, type SearchIndex } from '../engine/index/search-index';
import { IndexFormatError } from '../engine/index/records';
import { namedRecords } from '../engine/named';
import { readQuery } from '../engine/query';
import { MOST_HITS, search } from '../engine/search';
import {
  chunkFile,
  shardFiles,
  type NameShard,
  type TextChunk,
  type WordShard,
} from '../engine/index/shards';
import { chunkOfPage, textOfRecord } from '../engine/index/texts';
import { kindLabel } from '../kinds';
import type { Hit, LateText, SearchRequest, SearchResult } from './hit';

/** Fetches a file of the index as JSON; rejects when it is not there. */
export type FetchJson = (file: string) => Promise<unknown>;

export interface Library {
  /** Answers from the names alone while the words are late. */
  search(request: SearchRequest): Promise<SearchResult>;
  lateText(late: LateText): Promise<string>;
}

/** How long a query waits for words that are under way. */
const WAIT = 300;

export function openLibrary(fetchJson: FetchJson, onWhole: () => void): Library {
  const chunks = new Map<number, TextChunk>();
  const loading = new Map<number, Promise<TextChunk>>();
  let index: SearchIndex | null = null;
  const names = fetchJson(shardFiles.names) as Promise<NameShard>;
  const opened = names.then((shard) => {
    index = openIndex(shard, null);
  });
  const current = (): SearchIndex => {
    if (!index) throw new IndexFormatError('the search index did not open');
    return index;
  };
  opened.catch(() => undefined);
  let whole: Promise<void> | null = null;
  /** Without words the names still answer, and the next query asks for the words again. */
  const openWhole = (): Promise<void> => {
    whole ??= Promise.all([names, fetchJson(shardFiles.text) as Promise<WordShard>]).then(
      async ([shard, words]) => {
        // Who has asked for a name by now is answered before.
        await pause(0);
        index = openIndex(shard, words);
        onWhole();
      },
      () => {
        whole = null;
      },
    );
    return whole;
  };
  void openWhole();

  const loadChunk = (number: number): Promise<TextChunk> => {
    const known = loading.get(number);
    if (known) return known;
    const chunk = (fetchJson(chunkFile(number)) as Promise<TextChunk>).then((texts) => {
      chunks.set(number, texts);
      return texts;
    });
    // Asked for again when it is next needed.
    chunk.catch(() => loading.delete(number));
    loading.set(number, chunk);
    return chunk;
  };

  return {
    search: async (request) => {
      await opened;
      const words = openWhole();
      // A list that a reader looks through would change under the reader.
      const isQuick = request.order === 'spread' && canAnswer(request.query, index);
      if (!isQuick) await Promise.race([words, pause(WAIT)]);
      let answer = search(request.query, current(), request);
      const isNothing = answer.records.length === 0 && answer.query.atoms.length > 0;
      // Nothing is said to be missing while the words are.
      if (isNothing && !isWhole(current())) {
        await words;
        answer = search(request.query, current(), request);
      }
      const first = request.page * request.hitsPerPage;
      const records = answer.records.slice(first, first + request.hitsPerPage);
      const displayed = { index: current(), terms: answer.terms, words: request.words, chunks };
      return {
        hits: records.map((record) => hitOf(record, displayed)),
        total: answer.records.length,
        isCapped: !isWhole(current()) || answer.records.length === MOST_HITS,
        counts: [...answer.counts],
        queryId: null,
        isFallback: false,
      };
    },
    lateText: async ({ record, terms, words: length }) => {
      await openWhole();
      const page = index?.records[record]?.page;
      const number = index && page !== undefined ? chunkOfPage(page, index) : null;
      if (!index || number === null) return '';
      return displayedText(record, await loadChunk(number), {
        index,
        terms,
        words: length,
      });
    },
  };
}

/** Whether the words are there, or not needed: a name, or its beginning, is found without them. */
function canAnswer(query: string, index: SearchIndex | null): boolean {
  if (index === null) return false;
  return isWhole(index) || namedRecords(readQuery(query), index).length > 0;
}

function isWhole({ chunks }: SearchIndex): boolean {
  return chunks.length > 0;
}

interface Displayed {
  readonly index: SearchIndex;
  readonly terms: AnsweringTerms;
  readonly words: number;
  readonly chunks: ReadonlyMap<number, TextChunk>;
}

/** A definition opens with what it is; any other text is shown where it answers. */
function displayedText(
  record: number,
  chunk: TextChunk,
  { index, terms, words }: Omit<Displayed, 'chunks'>,
): string {
  const text = textOfRecord(record, index, chunk);
  return index.records[record]?.symbolKind === null
    ? snippetOf(text, terms, words)
    : leadOf(text, terms, words);
}

function hitOf(number: number, { index, terms, words, chunks }: Displayed): Hit {
  const record = index.records[number];
  const page = record ? index.pages[record.page] : undefined;
  if (!record || !page) throw new Error(`the index has no place ${number}`);
  const chunkNumber = chunkOfPage(record.page, index);
  const chunk = chunkNumber === null ? undefined : chunks.get(chunkNumber);
  const url =
    record.anchor === null ? page.route : `${page.route}#${encodeURIComponent(record.anchor)}`;
  return {
    id: record.anchor === null ? page.route : `${page.route}#${record.anchor}`,
    url,
    isExternal: false,
    group: kindLabel(page.kind),
    page: page.title,
    trail: record.parent === null ? [] : [record.parent],
    title: markText(record.title, terms),
    text: chunk ? displayedText(number, chunk, { index, terms, words }) : null,
    symbolKind: record.symbolKind,
    level: record.anchor === null ? 1 : 2,
    late: chunk ? null : { record: number, terms, words },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
