/** `npm test`: everything that must hold, the cheap steps first. Starts processes. */

import { chosenSteps, runSteps, stepsOf } from './process/test-steps.ts';
import { isHelp, readOptions } from './process/tool.ts';

const HELP = `
Usage: npm test [-- --only STEP[,STEP…]] [--update]

Runs lint, format, types, unit tests, the example checker, the front ends of the examples in a
browser, the site build with its link check, and the browser tests of the site. The browser comes
from an npm package; CHROMIUM_PATH names another one.

  --only STEP  lint, format, types, generate, unit, examples, front-ends, build or browser
  --update     rewrite golden files, surface reports and screenshots of front ends, to be read
               before they are committed (refused when CI is set)
`;

async function main(): Promise<number> {
  const values = readOptions('test', { only: { type: 'string' }, update: { type: 'boolean' } });
  if (!values) return 2;
  if (values.update && process.env['CI']) {
    process.stderr.write(
      'test: --update is refused in CI\n  fix: update locally, read the difference, commit it\n',
    );
    return 2;
  }
  const steps = chosenSteps(stepsOf(values.update ? { UPDATE_GOLDEN: '1' } : {}), values.only);
  if (typeof steps === 'string') {
    process.stderr.write(`test: ${steps}\n  fix: see npm test -- --help\n`);
    return 2;
  }
  const { failed } = await runSteps(steps);
  return failed === 0 ? 0 : 1;
}

if (!isHelp(HELP)) process.exitCode = await main();
