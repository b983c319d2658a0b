/** Finds out which words lead to which place. Pure. */

import { isKeyTerm } from '../../src/search/engine/pasted';
import { indexTerms, textTerms } from '../../src/search/engine/words/terms';
import type { PageRecord } from './page-records';

export interface RecordText {
  readonly record: PageRecord;
  readonly route: string;
}

/**
 * The places of each word in ascending order, the words in byte order.
 * Words of titles, labels, routes and keywords are left out: the index derives them from what it has.
 */
export function findPostings(
  records: readonly RecordText[],
): readonly (readonly [term: string, records: readonly number[]])[] {
  const byTerm = new Map<string, Posting[]>();
  records.forEach((text, record) => {
    for (const [term, count] of countTerms(text)) {
      const postings = byTerm.get(term);
      if (postings) postings.push({ record, count });
      else byTerm.set(term, [{ record, count }]);
    }
  });
  return [...byTerm]
    .map(([term, list]) => [term, withoutPassing(list, records)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

interface Posting {
  readonly record: number;
  /** How often the word occurs there. */
  readonly count: number;
}

/** So often said in a section, a word is no mention in passing. */
const OFTEN = 3;

/** Of the sections of a page that say a word in passing, the first is enough: the page is found by it. */
function withoutPassing(
  list: readonly Posting[],
  records: readonly RecordText[],
): readonly number[] {
  const saying = new Set<string>();
  const retained = list.filter(({ record, count }) => {
    const found = records[record];
    if (!found || found.record.symbol !== null) return true;
    const isSaid = saying.has(found.route);
    saying.add(found.route);
    return !isSaid || count >= OFTEN || found.record.anchor === null;
  });
  return retained.map(({ record }) => record);
}

function countTerms({ record, route }: RecordText): ReadonlyMap<string, number> {
  // What serves its own package alone is found by its name.
  const terms = isInternal(record) ? [] : record.text.flatMap(textTerms);
  // A page's summary is in its front matter; a symbol's opens its text.
  if (record.anchor === null) terms.push(...indexTerms(record.summary));
  for (const mention of new Set(record.mentions)) terms.push(...new Set(textTerms(mention)));
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const key of record.code.filter(isKeyTerm)) counts.set(key, 1);
  if (record.anchor === null)
    for (const term of indexTerms([route, ...record.keywords].join(' '))) counts.delete(term);
  return counts;
}

function isInternal({ symbol }: PageRecord): boolean {
  return symbol?.kind.startsWith('internal ') ?? false;
}
