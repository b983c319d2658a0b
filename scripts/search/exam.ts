/** The exam of the search, part by part: asks, prints, and says which marks were missed. Prints; reads the clock. */

import type { IndexFiles } from '../../site/plugins/search/encode.ts';
import type { SearchIndex } from '../../site/src/search/engine/index/search-index.ts';
import { rankRules, withoutRule, type RankRules } from '../../site/src/search/engine/rank-rules.ts';
import { search } from '../../site/src/search/engine/search.ts';
import type { SearchRecord } from '../../site/src/search/record.ts';
import { siteUrl } from './engine.ts';
import { askLabelled, type Ask, type LabelledResult } from './labelled-exam.ts';
import { isHeldOut, type LabelledQuery } from './labelled.ts';
import { openPlainSearch } from './plain-search.ts';
import { formatCounts, countsOf } from './counts.ts';
import {
  askForPages,
  askSymbols,
  symbolQuestions,
  type NameForm,
  type PageAsk,
  type SymbolAsk,
} from './symbol-exam.ts';
import { formatRankCounts, percentile, type RankCounts } from './rank-counts.ts';

/** Labelled queries of one origin, with the shares that must be reached in each half, in percent. */
export interface LabelledSet {
  readonly name: string;
  readonly queries: readonly LabelledQuery[];
  readonly first: number;
  readonly topThree: number;
}

export interface Exam {
  readonly records: readonly SearchRecord[];
  readonly files: IndexFiles;
  readonly index: SearchIndex;
  readonly sets: readonly LabelledSet[];
  /** Only every nth symbol is asked for; 1 for all. */
  readonly every: number;
  /** So many wrong answers of a kind are printed. */
  readonly misses: number;
  readonly print: (line: string) => void;
}

/** Shares of first answers that must be reached, in percent. */
const thresholds = {
  exact: 99,
  spaced: 99,
  joined: 99,
  swapped: 99,
  prefix: 95,
} as const;
/** Bytes after brotli that the index may take. */
const limits = { names: 35_000, whole: 300_000 } as const;

/** A sentence for each mark that was missed. */
type Missed = readonly string[];

const percent = (count: number, asked: number): number =>
  asked === 0 ? 100 : (100 * count) / asked;
const under = (name: string, got: number, mark: number): Missed =>
  got < mark ? [`${name}: ${got.toFixed(1)} %, the mark is ${mark} %`] : [];

export function examineCounts({ records, files, index, print }: Exam): Missed {
  print(
    `${index.pages.length} pages, ${index.records.length} places, ${records.length} records, ${index.vocabulary.terms.length} words`,
  );
  const counts = countsOf(files);
  print(formatCounts(counts));
  const whole = counts.names + counts.wordCount;
  return [
    ...(counts.names > limits.names
      ? [`names: ${counts.names} bytes, at most ${limits.names}`]
      : []),
    ...(whole > limits.whole ? [`index: ${whole} bytes, at most ${limits.whole}`] : []),
  ];
}

/** Labels are graded; last words alone are printed, since many symbols share them with pages and with each other. */
export function examineSymbols(exam: Exam, form: NameForm): Missed {
  const { index, every, misses, print } = exam;
  const times: number[] = [];
  const questions = symbolQuestions(index, form, every);
  const before = process.cpuUsage();
  const { countsByName, misses: wrong } = askSymbols(symbolAsk(index), questions, times);
  const used = process.cpuUsage(before);
  print(
    `\nSymbols by ${form === 'label' ? 'their label' : 'the last word of their name (not graded)'}`,
  );
  for (const [name, counts] of countsByName) {
    print(formatRankCounts(name, counts));
    for (const { query, got } of wrong.filter(({ spelling }) => spelling === name).slice(0, misses))
      print(`    "${query}" got ${got}`);
  }
  const at = (share: number): string => percentile(times, share).toFixed(2);
  const cpu = (used.user + used.system) / 1000 / Math.max(1, questions.length);
  print(
    `time of a query: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, slowest ${at(1)} ms; processor ${cpu.toFixed(2)} ms`,
  );
  if (form !== 'label') return [];
  return [...countsByName].flatMap(([name, { first, asked }]) =>
    under(name, percent(first, asked), thresholds[name]),
  );
}

/** Misses of the held-out half are not shown: what is shown gets tuned. */
export function examineLabelled({ index, sets, print }: Exam): Missed {
  return sets.flatMap(({ name, queries, first, topThree }) => {
    const askHalf = (isHeld: boolean): LabelledResult =>
      askLabelled(
        queries.filter((query) => isHeldOut(query) === isHeld),
        routesOf(index),
        routeAsk(index),
      );
    const [tuned, held] = [askHalf(false), askHalf(true)];
    print(`\nQueries of ${name}`);
    printLabelled('tuned half', tuned, print);
    print(formatRankCounts('held-out half', held.counts));
    if (tuned.apart.length > 0)
      print(
        `apart, their page is not written yet: ${tuned.apart.map(({ query }) => query).join(' · ')}`,
      );
    return [tuned, held].flatMap(({ counts }) => [
      ...under(`${name}, first`, percent(counts.first, counts.asked), first),
      ...under(`${name}, top three`, percent(counts.topThree, counts.asked), topThree),
    ]);
  });
}

/** Not graded: what each rule of the ranking is worth, in each half of each set. */
export function ablate({ index, sets, print }: Exam): void {
  const halves = sets.flatMap(({ name, queries }) =>
    [false, true].map((isHeld) => ({
      name: `${name}, ${isHeld ? 'held out' : 'tuned'}`,
      queries: queries.filter((query) => isHeldOut(query) === isHeld),
    })),
  );
  for (const { name, queries } of halves) {
    const rankCountsOf = (rules: RankRules): RankCounts =>
      askLabelled(queries, routesOf(index), routeAsk(index, rules)).counts;
    print(`\nWithout one rule: ${name}`);
    print(formatRankCounts('all rules', rankCountsOf(rankRules)));
    for (const rule of Object.keys(rankRules) as (keyof RankRules)[])
      print(formatRankCounts(rule, rankCountsOf({ ...rankRules, [rule]: withoutRule[rule] })));
  }
}

/** Not graded: what readers would have without an engine of our own. */
export function compare({ records, index, sets, every, print }: Exam): void {
  const plain = openPlainSearch(records);
  const routeOf = (url: string): string => url.slice(siteUrl.length).split('#')[0] ?? '';
  const pages = new Map(index.pages.map(({ route }, page) => [route, page]));
  const ask: PageAsk = (query) => plain(query).map(({ url }) => pages.get(routeOf(url)) ?? -1);
  print('\nMiniSearch with its defaults, same records; a symbol counts as found with its page');
  for (const [name, counts] of askForPages(ask, index, Math.max(every, 20)))
    print(formatRankCounts(name, counts));
  const queries = sets.flatMap((set) => set.queries);
  const result = askLabelled(queries, routesOf(index), (query) => [
    ...new Set(plain(query).map(({ url }) => routeOf(url))),
  ]);
  print(formatRankCounts('labelled', result.counts));
}

/** Routes of the answers, best first, each once. */
function routeAsk(index: SearchIndex, rules = rankRules): Ask {
  return (query) => {
    const { records } = search(query, index, { kinds: [], order: 'spread', rules });
    const pages = records.slice(0, 20).map((record) => index.records[record]?.page ?? 0);
    return [...new Set(pages)].map((page) => index.pages[page]?.route ?? '');
  };
}

function symbolAsk(index: SearchIndex): SymbolAsk {
  return (query) =>
    search(query, index)
      .records.slice(0, 20)
      .flatMap((record) => index.records[record] ?? []);
}

function routesOf(index: SearchIndex): ReadonlySet<string> {
  return new Set(index.pages.map(({ route }) => route));
}

function printLabelled(
  name: string,
  { counts, misses }: LabelledResult,
  print: Exam['print'],
): void {
  print(formatRankCounts(name, counts));
  for (const { query, rank, got } of misses) {
    print(
      `    "${query.query}" ${rank === -1 ? 'not found' : `at ${rank + 1}`}: got ${got.join(' ') || 'nothing'}`,
    );
  }
}
