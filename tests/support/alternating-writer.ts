/**
 * Writes two page sets in turns into its first argument until it is killed: the child of the crash test.
 * The second argument makes the sets smaller than they are.
 * Says `ready` after the first round.
 */

import { applyWrites, loadOutput, planWrites } from '../../generators/core/files/files.ts';
import { pageSet } from './page-sets.ts';

const [folder = '', count] = process.argv.slice(2);
const pages = count === undefined ? undefined : Number(count);
for (let round = 0; ; round += 1) {
  const plan = planWrites(pageSet(round % 2 === 0 ? 'a' : 'b', pages), loadOutput(folder));
  const problems = plan.diagnostics.length > 0 ? plan.diagnostics : applyWrites(folder, plan);
  // Another writer in the way is not a fault: the next round tries again.
  const faults = problems.filter(
    (one) => one.code !== 'core/output-busy' && one.code !== 'core/output-changed',
  );
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  if (round === 1) process.stdout.write('ready\n');
}
