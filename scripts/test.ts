/** `npm test`: everything that must hold, the cheap steps first. Starts processes. */

import { chosenStages, runStages, stagesOf } from './process/test-steps.ts';
import { filterOf } from './process/unit-filter.ts';
import { isHelp, readOptions } from './process/tool.ts';

const HELP = `
Usage: npm test [-- --only STEP[,STEP…]] [--filter NAME] [--update]

Runs lint, format, types, replays of releases, the front ends of the examples in a browser, the
generator, the example checker, unit tests, the site build with its link check, and the browser
tests of the site, side by side where that is possible. The browser comes from an npm package;
CHROMIUM_PATH names another one.

  --only STEP  lint, format, types, replay, front-ends, generate, examples, unit, build or browser
  --filter NAME   only unit tests: of the files, golden cases or tests that have NAME in their own
  --update     rewrite golden files, surface reports and screenshots of front ends, to be read
               before they are committed (refused when CI is set)
`;

async function main(): Promise<number> {
  const values = readOptions('test', {
    only: { type: 'string' },
    filter: { type: 'string' },
    update: { type: 'boolean' },
  });
  if (!values) return 2;
  if (values.update && process.env['CI']) {
    process.stderr.write(
      'test: --update is refused in CI\n  fix: update locally, read the difference, commit it\n',
    );
    return 2;
  }
  const stages = chosenStages(
    stagesOf(values.update ? { UPDATE_GOLDEN: '1' } : {}, filterOf(values.filter)),
    values.filter === undefined ? values.only : (values.only ?? 'unit'),
  );
  if (typeof stages === 'string') {
    process.stderr.write(`test: ${stages}\n  fix: see npm test -- --help\n`);
    return 2;
  }
  const { failed } = await runStages(stages);
  return failed === 0 ? 0 : 1;
}

if (!isHelp(HELP)) process.exitCode = await main();
