/** `npm run search-exam`: asks the search for every symbol and every labelled query, and grades it. Writes nothing but its report. */

import { buildIndexFiles, loadRecords, openFiles } from './search/engine.ts';
import {
  ablate,
  compare,
  examineLabelled,
  examineCounts,
  examineSymbols,
  type Exam,
} from './search/exam.ts';
import { loadLabelledSets } from './search/labelled-sets.ts';
import { isHelp, readOptions } from './process/tool.ts';

const HELP = `
Usage: npm run search-exam [-- --every NUMBER] [--misses NUMBER] [--no-comparison] [--ablation]

Asks the search of this site for every symbol of every reference in five spellings, and for the queries
of tests/search/labelled.tsv and independent.tsv, by halves: misses of the held-out one are never shown. Prints how often the right answer came first and among the first three, the
mean reciprocal rank, the time of a query and the size of the index, next to MiniSearch with its defaults
over the same records. Ends with 1 when a mark is missed.

  --every NUMBER   ask for every NUMBERth symbol only (default 1)
  --misses NUMBER  print at most NUMBER wrong answers of each kind (default 5)
  --no-comparison  leave MiniSearch out
  --ablation       also ask the labelled queries without each rule of the ranking
`;

/** A sentence when it is not a whole number. */
function numberOption(name: string, text: string): number | string {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 ? value : `--${name} takes a whole number`;
}

function main(): number {
  const values = readOptions('search-exam', {
    every: { type: 'string', default: '1' },
    misses: { type: 'string', default: '5' },
    'no-comparison': { type: 'boolean' },
    ablation: { type: 'boolean' },
  });
  if (!values) return 2;
  const every = numberOption('every', values.every);
  const misses = numberOption('misses', values.misses);
  const wrong = [every, misses].find((option) => typeof option === 'string');
  if (typeof every === 'string' || typeof misses === 'string') {
    process.stderr.write(`search-exam: ${wrong}\n  fix: see npm run search-exam -- --help\n`);
    return 2;
  }
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const records = loadRecords();
  const files = buildIndexFiles(records);
  const exam: Exam = {
    records,
    files,
    index: openFiles(files),
    sets: loadLabelledSets(),
    every: Math.max(1, every),
    misses,
    print,
  };
  const missed = [
    ...examineCounts(exam),
    ...examineSymbols(exam, 'label'),
    ...examineSymbols(exam, 'last'),
    ...examineLabelled(exam),
  ];
  if (values.ablation) ablate(exam);
  if (!values['no-comparison']) compare(exam);
  print(missed.length === 0 ? '\nAll marks reached.' : `\nMissed:\n  ${missed.join('\n  ')}`);
  return missed.length === 0 ? 0 : 1;
}

if (!isHelp(HELP)) process.exitCode = main();
