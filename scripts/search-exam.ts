/** `npm run search-exam`: asks the search for every symbol and every labelled query, and grades it. Writes nothing but its report. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { search } from '../site/src/search/engine/search.ts';
import { buildIndexFiles, loadRecords, openFiles, siteUrl } from './search/engine.ts';
import { askLabelled, type LabelledResult } from './search/labelled-exam.ts';
import { parseLabelled } from './search/labelled.ts';
import { openPlainSearch } from './search/plain-search.ts';
import { formatSizes, sizesOf } from './search/sizes.ts';
import { askSymbols, symbolQuestions, type SymbolAsk } from './search/symbol-exam.ts';
import { formatTally, percentile, type Tally } from './search/tally.ts';
import { isHelp, root } from './tool.ts';

const HELP = `
Usage: npm run search-exam [-- --every NUMBER] [--misses NUMBER] [--no-comparison]

Asks the search of this site for every symbol of every reference in five spellings, and for the queries
of tests/search/labelled.tsv. Prints how often the right answer came first and among the first three, the
mean reciprocal rank, the time of a query and the size of the index, beside MiniSearch with its defaults
over the same records. Ends with 1 when a mark is missed.

  --every NUMBER   ask for every so-manieth symbol only (default 1)
  --misses NUMBER  print so many wrong answers of each kind (default 5)
  --no-comparison  leave MiniSearch out
`;

/** What must hold: a share of first answers, in percent. */
const marks = {
  exact: 99,
  spaced: 99,
  joined: 99,
  swapped: 99,
  prefix: 93,
  labelled: 93,
  topThree: 100,
} as const;
const limits = { names: 60_000, whole: 300_000 } as const;

function numberOption(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at === -1 ? otherwise : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number`);
  return value;
}

function firstShare({ first, asked }: Tally): number {
  return asked === 0 ? 100 : (100 * first) / asked;
}

function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

function printTimes(times: readonly number[], cpu: number): void {
  const at = (share: number): string => percentile(times, share).toFixed(2);
  print(
    `time of a query: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, slowest ${at(1)} ms; processor ${cpu.toFixed(2)} ms`,
  );
}

function reportLabelled(name: string, result: LabelledResult, misses: number): void {
  print(formatTally(name, result.tally));
  for (const { query, rank, got } of result.misses.slice(0, misses)) {
    print(
      `    "${query.query}" ${rank === -1 ? 'not found' : `at ${rank + 1}`}: got ${got.join(' ') || 'nothing'}`,
    );
  }
}

function main(): number {
  const every = Math.max(1, numberOption('every', 1));
  const misses = numberOption('misses', 5);
  const records = loadRecords();
  const files = buildIndexFiles(records);
  const index = openFiles(files);
  const failed: string[] = [];
  const check = (name: string, got: number, wanted: number): void => {
    if (got < wanted) failed.push(`${name}: ${got.toFixed(1)} %, wanted ${wanted} %`);
  };
  print(
    `${index.pages.length} pages, ${index.places.length} places, ${records.length} records, ${index.vocabulary.terms.length} words`,
  );
  const sizes = sizesOf(files);
  print(formatSizes(sizes));
  if (sizes.names > limits.names)
    failed.push(`first shard: ${sizes.names} bytes, at most ${limits.names}`);
  if (sizes.names + sizes.words > limits.whole)
    failed.push(`index: ${sizes.names + sizes.words} bytes, at most ${limits.whole}`);

  const ask: SymbolAsk = (query) =>
    search(query, index)
      .places.slice(0, 20)
      .flatMap((place) => index.places[place] ?? []);
  for (const form of ['label', 'last'] as const) {
    const times: number[] = [];
    const questions = symbolQuestions(index, form, every);
    const before = process.cpuUsage();
    const { tallies, misses: wrong } = askSymbols(ask, questions, times);
    const used = process.cpuUsage(before);
    print(
      `\nSymbols by ${form === 'label' ? 'their label' : 'the last word of their name (not graded)'}`,
    );
    for (const [name, tally] of tallies) {
      print(formatTally(name, tally));
      for (const miss of wrong.filter(({ spelling }) => spelling === name).slice(0, misses))
        print(`    "${miss.query}" got ${miss.got}`);
      if (form === 'label') check(name, firstShare(tally), marks[name]);
    }
    printTimes(times, (used.user + used.system) / 1000 / Math.max(1, questions.length));
  }

  const queries = parseLabelled(readFileSync(path.join(root, 'tests/search/labelled.tsv'), 'utf8'));
  const routes = new Set(index.pages.map(({ route }) => route));
  const labelled = askLabelled(queries, routes, (query) => [
    ...new Set(ask(query).map(({ page }) => index.pages[page]?.route ?? '')),
  ]);
  print('\nLabelled queries');
  reportLabelled('this engine', labelled, 100);
  check('labelled, first', firstShare(labelled.tally), marks.labelled);
  check(
    'labelled, top three',
    (100 * labelled.tally.topThree) / Math.max(1, labelled.tally.asked),
    marks.topThree,
  );
  if (labelled.apart.length > 0)
    print(
      `apart, their page is not written yet: ${labelled.apart.map(({ query }) => query).join(' · ')}`,
    );

  if (!process.argv.includes('--no-comparison')) {
    const plain = openPlainSearch(records);
    const routeOf = (url: string): string => url.slice(siteUrl.length).split('#')[0] ?? '';
    print('\nMiniSearch with its defaults, same records');
    const wanted = new Map(
      records.flatMap(({ symbols, url }) =>
        symbols.map(({ label }) => [label, routeOf(url)] as const),
      ),
    );
    const names = [...wanted].filter((_, at) => at % Math.max(every, 20) === 0);
    print(
      `symbols by their label, right page first: ${names.filter(([label, route]) => routeOf(plain(label)[0]?.url ?? '') === route).length} of ${names.length}`,
    );
    reportLabelled(
      'labelled',
      askLabelled(queries, routes, (query) => [
        ...new Set(plain(query).map(({ url }) => routeOf(url))),
      ]),
      0,
    );
  }
  print(failed.length === 0 ? '\nAll marks reached.' : `\nMissed:\n  ${failed.join('\n  ')}`);
  return failed.length === 0 ? 0 : 1;
}

if (!isHelp(HELP)) process.exitCode = main();
