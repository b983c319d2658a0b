/** Writes two listings in turns into its argument until it is killed: the child of the crash test. Says `ready` after the first round. */

import { applyListing, loadWholeListing } from '../../../scripts/intake/cli/apply.ts';
import { listingSet } from '../../cli/listing-sets.ts';

const [folder = ''] = process.argv.slice(2);
for (let round = 0; ; round += 1) {
  const before = loadWholeListing(folder, 'x');
  const after = listingSet(round % 2 === 0 ? 'a' : 'b');
  const diagnostics = applyListing(folder, { displayPath: 'x', before, after });
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  if (round === 1) process.stdout.write('ready\n');
}
