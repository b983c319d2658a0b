/** Gives a source the face of the client that DocSearch's modal talks to. Pure but for the source. */

import { cleanQuery } from '../engine/query';
import { withoutMarks } from '../engine/marks';
import { displayedCount, type Hit, type SearchResult, type SearchSource } from './hit';

/** As much of DocSearch's request as we read. */
interface ModalRequest {
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly attributesToSnippet?: readonly string[];
}

/** A hit as DocSearch groups, lists and stores it; what only we read is where it does not store it. */
export interface ModalHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: 'lvl1' | 'lvl2';
  readonly hierarchy: Readonly<Record<'lvl0' | 'lvl1' | 'lvl2', string | null>>;
  readonly content: null;
  readonly _highlightResult: { readonly hierarchy: { readonly lvl0: { readonly value: string } } };
  readonly _snippetResult: {
    readonly hit: Hit;
    readonly position: number;
    readonly result: SearchResult;
  };
}

export interface ModalClientOptions {
  readonly source: SearchSource;
  /** DocSearch shows no more of a group. */
  readonly groupCap: number;
  readonly onResult: (result: SearchResult) => void;
}

const usualWords = 10;

/** They come first and together: by kind of page alone, a guide may be far down its list. */
const BEST = { title: 'Best matches', hits: 3 };

export function isBest(position: number): boolean {
  return position < BEST.hits;
}

export function modalClient({ source, groupCap, onResult }: ModalClientOptions) {
  return {
    addAlgoliaAgent: (): void => undefined,
    transporter: { algoliaAgent: { value: '', add: () => ({ value: '', add: () => undefined }) } },
    search: async ({ requests }: { readonly requests: readonly ModalRequest[] }) => {
      const [request = {}] = requests;
      const result = await source.search({
        query: cleanQuery(request.query ?? ''),
        kinds: [],
        page: 0,
        hitsPerPage: request.hitsPerPage ?? 20,
        words: wordsOf(request),
        order: 'spread',
      });
      onResult(result);
      const hits = result.hits.map((hit, position) => {
        const isFirst = isBest(position) && position < groupCap;
        return modalHit(hit, isFirst ? BEST.title : hit.group, { hit, position, result });
      });
      return { results: [{ hits, nbHits: displayedCount(result), queryID: result.queryId }] };
    },
  };
}

/** DocSearch asks for fewer words on small screens: `content:5`. */
function wordsOf({ attributesToSnippet }: ModalRequest): number {
  const asked = attributesToSnippet?.find((attribute) => attribute.startsWith('content:'));
  const words = Number(asked?.slice('content:'.length));
  return Number.isInteger(words) && words > 0 ? words : usualWords;
}

function modalHit(hit: Hit, group: string, displayed: ModalHit['_snippetResult']): ModalHit {
  return {
    objectID: hit.id,
    url: hit.url,
    type: hit.level === 1 ? 'lvl1' : 'lvl2',
    hierarchy: {
      lvl0: safeKey(hit.group),
      lvl1: safeKey(hit.page),
      lvl2: hit.level === 1 ? null : withoutMarks(hit.title),
    },
    content: null,
    _highlightResult: { hierarchy: { lvl0: { value: safeKey(group) } } },
    _snippetResult: displayed,
  };
}

const GUARD = '\u2060';

/** DocSearch groups by these names in plain objects, where `constructor` and `__proto__` are taken and `12` moves ahead. */
function safeKey(name: string): string {
  return name in {} || /^\d+$/.test(name) ? GUARD + name : name;
}

export function displayedName(key: string): string {
  return key.startsWith(GUARD) ? key.slice(GUARD.length) : key;
}
