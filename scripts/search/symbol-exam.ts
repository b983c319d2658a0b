/** Asks for every symbol in five spellings. Pure but for the clock. */

import type { SearchIndex } from '../../site/src/search/engine/index/search-index.ts';
import type { IndexRecord } from '../../site/src/search/engine/index/records.ts';
import { nameSuffixes } from '../../site/src/search/engine/index/labels.ts';
import { namesOf } from '../../site/src/search/engine/names.ts';
import { fold } from '../../site/src/search/engine/words/scan.ts';
import { spellings, type Spelling } from './spellings.ts';
import { addRank, newCounts, type RankCounts } from './rank-counts.ts';

export interface SymbolQuestion {
  readonly query: string;
  readonly spelling: Spelling['name'];
  /** Whether an answer at this place is right. */
  readonly isRight: (record: IndexRecord) => boolean;
}

/** Places that answer, best first. */
export type SymbolAsk = (query: string) => readonly IndexRecord[];

export interface SymbolResult {
  readonly countsByName: ReadonlyMap<Spelling['name'], RankCounts>;
  readonly misses: readonly {
    readonly spelling: string;
    readonly query: string;
    readonly got: string;
  }[];
}

/** Which name is asked for: the label as the site prints it, or its last word alone. */
export type NameForm = 'label' | 'last';

/**
 * A spelled name is answered right by a symbol of that name, and a spelling without case also by one that differs
 * in case alone: nothing in the query distinguishes them. The beginning of a name is answered right on the page
 * of a symbol of that name; of a parameter's, also by the method's entry on the API reference page, which shows it.
 */
export function symbolQuestions(
  index: SearchIndex,
  form: NameForm,
  stride: number,
): readonly SymbolQuestion[] {
  return pagesByName(index, form)
    .filter((_, at) => at % stride === 0)
    .flatMap(([name, pages]) =>
      spellings.map(({ name: spelling, spell }) => ({
        query: spell(name),
        spelling,
        isRight: rightFor(name, spelling, pages),
      })),
    );
}

function pagesByName(
  index: SearchIndex,
  form: NameForm,
): readonly (readonly [string, ReadonlySet<number>])[] {
  const pagesOf = new Map<string, Set<number>>();
  for (const { symbolKind, title, full, page } of index.records) {
    if (symbolKind === null) continue;
    const name = form === 'label' ? title : lastOf(full);
    pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page));
  }
  return [...pagesOf];
}

function lastOf(full: string): string {
  return (nameSuffixes(full)[0] ?? full).replace(/\)$/, '');
}

function rightFor(
  name: string,
  spelling: Spelling['name'],
  pages: ReadonlySet<number>,
): SymbolQuestion['isRight'] {
  if (spelling === 'prefix')
    return ({ page, full, symbolKind }) =>
      pages.has(page) || (symbolKind === 'API method' && name.startsWith(`${full}.`));
  const bare = (text: string): string =>
    spelling === 'exact' ? text.replace(/\)$/, '') : fold(text);
  return (record) =>
    record.symbolKind !== null && namesOf(record).some((known) => bare(known) === bare(name));
}

export function askSymbols(
  ask: SymbolAsk,
  questions: readonly SymbolQuestion[],
  times: number[],
): SymbolResult {
  const countsByName = new Map<Spelling['name'], RankCounts>(
    spellings.map(({ name }) => [name, newCounts()]),
  );
  const misses: { spelling: string; query: string; got: string }[] = [];
  for (const { query, spelling, isRight } of questions) {
    const start = performance.now();
    const found = ask(query);
    times.push(performance.now() - start);
    const rank = found.findIndex(isRight);
    const counts = countsByName.get(spelling);
    if (counts) addRank(counts, rank);
    if (rank !== 0) misses.push({ spelling, query, got: found[0]?.full ?? 'nothing' });
  }
  return { countsByName, misses };
}

/** Numbers of the pages that answer, best first. */
export type PageAsk = (query: string) => readonly number[];

/** For engines that know no symbols: any page that defines a symbol of the name is right. */
export function askForPages(
  ask: PageAsk,
  index: SearchIndex,
  stride: number,
): ReadonlyMap<Spelling['name'], RankCounts> {
  const countsByName = new Map<Spelling['name'], RankCounts>(
    spellings.map(({ name }) => [name, newCounts()]),
  );
  for (const [name, pages] of pagesByName(index, 'label').filter((_, at) => at % stride === 0)) {
    for (const { name: spelling, spell } of spellings) {
      const counts = countsByName.get(spelling);
      if (counts)
        addRank(
          counts,
          ask(spell(name)).findIndex((page) => pages.has(page)),
        );
    }
  }
  return countsByName;
}
