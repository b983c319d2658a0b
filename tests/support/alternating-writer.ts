/**
 * Writes two page sets in turns into its first argument until it is killed: the child of the crash test.
 * The second argument makes the sets smaller than they are.
 * Says `ready` after the first round.
 */

import { pageSet, writeSet } from './page-sets.ts';

/** Another writer in the way is not a fault: the next round tries again. */
const EXPECTED = ['core/output-busy', 'core/output-changed'];

const [folder = '', count] = process.argv.slice(2);
const pages = count === undefined ? undefined : Number(count);
for (let round = 0; ; round += 1) {
  const codes = writeSet(folder, pageSet(round % 2 === 0 ? 'a' : 'b', pages));
  const errors = codes.filter((code) => !EXPECTED.includes(code));
  if (errors.length > 0) throw new Error(errors.join());
  if (round === 1) process.stdout.write('ready\n');
}
