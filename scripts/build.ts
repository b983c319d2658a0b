/** `npm run build`: references, site, and the proof that the site is whole. Starts processes. */

import { isReleaseOpen } from '../generators/changes/load.ts';
import { TO_DO_FILE } from '../generators/changes/model/record.ts';
import {
  isHelp,
  readOptions,
  root,
  runBin,
  runExamples,
  runGenerator,
  runScript,
} from './process/tool.ts';
import { LARGE_NURSERY } from './process/v8-flags.mjs';

const HELP = `
Usage: npm run build [-- --no-generate]

Regenerates the references, checks the code blocks, builds the site into site/build and checks
every page of it:
a title, an article, no dead link, no dead anchor. While a release is taken in, whose list
has what is wrong with its pages, such errors are printed and the build goes on.

  --no-generate   build with the references as they are
`;

/** Until a release is worked off, what is wrong with pages is on its list, and they are built meanwhile. */
async function untilListed(step: Promise<number>): Promise<number> {
  const code = await step;
  if (code === 0 || !isReleaseOpen(root)) return code;
  process.stderr.write(`build: goes on with these errors, which ${TO_DO_FILE} lists\n`);
  return 0;
}

async function main(): Promise<number> {
  const values = readOptions('build', { 'no-generate': { type: 'boolean' } });
  if (!values) return 2;
  const steps: (() => Promise<number>)[] = [
    () => (values['no-generate'] ? Promise.resolve(0) : runGenerator([])),
    // The marks below code blocks say what a block was checked against: they come from this run.
    () => untilListed(runExamples([])),
    () =>
      runBin('@docusaurus/core/bin/docusaurus.mjs', ['build', 'site'], {
        NO_UPDATE_NOTIFIER: '1',
        NODE_OPTIONS: [process.env['NODE_OPTIONS'] ?? '', ...LARGE_NURSERY].join(' '),
        SKIP_HTML_MINIFICATION: 'true',
        ...(isReleaseOpen(root) && { DEAD_LINKS: 'warn' }),
      }),
    () => untilListed(runScript('scripts/checks/built-pages/run.ts', [])),
  ];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

if (!isHelp(HELP)) process.exitCode = await main();
