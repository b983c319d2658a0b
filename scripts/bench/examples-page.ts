/**
 * The example checker over one page of another folder, as `npm run examples -- PAGE` runs it here.
 * Arguments: the folder, the page. Prints how many results came from the cache, how many are errors.
 */

import { checkExamples } from '../checks/examples/run.ts';

const [root = '', file = ''] = process.argv.slice(2);
const { fromCache, diagnostics, units } = await checkExamples({
  root,
  files: [file],
  month: '2026-01',
  usesCache: true,
  progress: () => undefined,
});
const errors = diagnostics.filter(({ level }) => level === 'error').length;
process.stdout.write(JSON.stringify({ fromCache, units: units.length, errors }));
