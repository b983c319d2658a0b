/** Reads what the hosted service answered, believing nothing: shapes are checked, texts cut, addresses judged. Pure. */

import { MARK_END, MARK_START } from '../engine/marks';
import { isKind, type Kind } from '../kinds';
import { levels, type Level } from '../record';
import type { Hit, SearchResult } from './hit';
import { hitUrl, type UrlRules } from './hit-url';

export class AnswerError extends Error {}

const LONGEST_TEXT = 600;
const MOST_HITS = 100;

/** Throws an `AnswerError` when it is not the answer to a search; leaves out hits that are none. */
export function readAnswer(data: unknown, rules: UrlRules): SearchResult {
  const result = firstResult(data);
  const hits = result['hits'];
  const total = result['nbHits'];
  if (!Array.isArray(hits) || typeof total !== 'number' || !Number.isFinite(total) || total < 0) {
    throw new AnswerError('the search service answered in another shape');
  }
  const read = hits.slice(0, MOST_HITS).map((hit) => readHit(hit, rules));
  const known = read.filter((hit) => hit !== null);
  if (known.length === 0 && hits.length > 0)
    throw new AnswerError('the search service answered with hits of another index');
  const queryId = result['queryID'];
  return {
    hits: known,
    total: Math.floor(total),
    isCapped: false,
    counts: readCounts(result['facets']),
    queryId: typeof queryId === 'string' && /^[\w-]{1,100}$/.test(queryId) ? queryId : null,
    isFallback: false,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function firstResult(data: unknown): Fields {
  const results = fieldsOf(data)['results'];
  const first = Array.isArray(results) ? (results[0] as unknown) : null;
  if (!isFields(first)) throw new AnswerError('the search service answered without a result');
  return first;
}

function readCounts(facets: unknown): readonly (readonly [Kind, number])[] {
  const counts = Object.entries(fieldsOf(fieldsOf(facets)['kind']));
  return counts.flatMap(([kind, count]) =>
    isKind(kind) && typeof count === 'number' ? [[kind, count] as const] : [],
  );
}

function readHit(value: unknown, rules: UrlRules): Hit | null {
  const hit = fieldsOf(value);
  const id = hit['objectID'];
  const address = hit['url'];
  if (typeof id !== 'string' || id === '' || typeof address !== 'string') return null;
  const record = hitUrl(address, rules);
  const names = namesOf(hit);
  const page = names[1];
  if (!record || page === undefined) return null;
  const content = markedOf(hit, 'content');
  return {
    id: id.slice(0, LONGEST_TEXT),
    ...record,
    group: withoutTags(names[0] ?? 'Documentation'),
    page: withoutTags(page),
    trail: names.slice(2, -1).map(withoutTags),
    title: names.at(-1) ?? page,
    text: content,
    symbolKind: symbolKindOf(hit['symbols']),
    level: names.length > 2 ? 2 : 1,
    late: null,
  };
}

/** From the group down to the hit's own heading, with marks. */
function namesOf(hit: Fields): readonly string[] {
  const own = levels.indexOf(hit['type'] as Level);
  const last = own === -1 ? levels.length - 1 : own;
  const names: string[] = [];
  for (const level of levels.slice(0, last + 1)) {
    const name = markedOf(hit, `hierarchy.${level}`);
    if (name === null) break;
    names.push(name);
  }
  return names;
}

/** The snippet, else the highlighted text, else the plain text. */
function markedOf(hit: Fields, path: string): string | null {
  const candidates = [at(hit['_snippetResult'], path), at(hit['_highlightResult'], path)].map(
    (found) => fieldsOf(found)['value'],
  );
  const text = [...candidates, at(hit, path)].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof text === 'string' ? cut(text) : null;
}

/** Own fields only: an answer must not reach `__proto__`. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, key) => (isFields(found) && Object.hasOwn(found, key) ? found[key] : undefined),
      value,
    );
}

/** A cut inside a mark leaves it open, which closes at the end. */
function cut(text: string): string {
  return [...text]
    .slice(0, LONGEST_TEXT)
    .join('')
    .replace(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]+/g, ' ');
}

function withoutTags(text: string): string {
  return text.replaceAll(MARK_START, '').replaceAll(MARK_END, '');
}

function symbolKindOf(symbols: unknown): string | null {
  const first = Array.isArray(symbols) ? fieldsOf(symbols[0])['kind'] : null;
  return typeof first === 'string' ? first.slice(0, 40) : null;
}
