/** The steps of `npm test`, the cheap ones first, and how a run of them ended. Starts processes; writes below tests/.results. */

import fs from 'node:fs';
import path from 'node:path';
import { root, runBin, runExamples, runGenerator, runScript } from './tool.ts';

const RESULTS = 'tests/.results';

export interface Step {
  readonly name: string;
  run(): Promise<number>;
}

/** What must hold. `goldens` is the environment in which unit tests rewrite golden files. */
export const stepsOf = (goldens: NodeJS.ProcessEnv): readonly Step[] => [
  {
    name: 'lint',
    run: () =>
      runBin('eslint/bin/eslint.js', [
        '-c',
        'scripts/eslint.config.mjs',
        '--max-warnings',
        '0',
        '.',
      ]),
  },
  {
    name: 'format',
    run: () =>
      runBin('prettier/bin/prettier.cjs', [
        '--check',
        '--log-level',
        'warn',
        '{generators,scripts,tests,site}/**/*.{ts,tsx,mts,mjs,css}',
        '!**/.*/**',
      ]),
  },
  { name: 'types', run: checkTypes },
  { name: 'generate', run: () => runGenerator([]) },
  { name: 'unit', run: () => runUnit(goldens) },
  { name: 'replay', run: runReplay },
  { name: 'examples', run: () => runExamples([]) },
  { name: 'front-ends', run: () => runBrowser('tests/browser/front-ends', 'front-ends', goldens) },
  { name: 'build', run: () => runScript('scripts/build.ts', ['--no-generate']) },
  { name: 'browser', run: () => runBrowser('tests/browser', 'browser') },
];

async function checkTypes(): Promise<number> {
  const own = await runBin('typescript/bin/tsc', ['-p', 'tsconfig.json']);
  const site = await runBin('typescript/bin/tsc', ['-p', 'site/tsconfig.json', '--noEmit']);
  return own || site;
}

function runUnit(goldens: NodeJS.ProcessEnv): Promise<number> {
  return runBin(
    'vitest/vitest.mjs',
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/unit.json`,
    ],
    goldens,
  );
}

/** A release taken in from its sources to its report, in a copy of the project. */
function runReplay(): Promise<number> {
  return runBin('vitest/vitest.mjs', [
    'run',
    '--config',
    'tests/replay/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/replay.json`,
  ]);
}

function runBrowser(
  folder: string,
  step: string,
  goldens: NodeJS.ProcessEnv = {},
): Promise<number> {
  return runBin(
    '@playwright/test/cli.js',
    ['test', '-c', `${folder}/playwright.config.ts`, '--reporter=line,json'],
    { ...goldens, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, RESULTS, `${step}.json`) },
  );
}

/** Those that `only` names, separated by commas; a sentence when there is no such step. */
export function chosenSteps(
  steps: readonly Step[],
  only: string | undefined,
): readonly Step[] | string {
  if (only === undefined) return steps;
  const names = only.split(',');
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    return `there is no step "${unknown}": ${steps.map((step) => step.name).join(', ')}`;
  return steps.filter((step) => names.includes(step.name));
}

export interface Tally {
  passed: number;
  failed: number;
}

/** Counts of single tests where a runner wrote them, so that "all passed" says how many. */
function addCounts(tally: Tally, step: Step): void {
  const file = path.join(root, RESULTS, `${step.name}.json`);
  if (!fs.existsSync(file)) return;
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  tally.passed +=
    report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
  tally.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
}

/**
 * Runs the steps and prints a line for each. Those that need one core run side by side with those that
 * make what later steps read; after a failure nothing more is started.
 */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  fs.rmSync(path.join(root, RESULTS), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, RESULTS), { recursive: true });
  const tally: Tally = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const runLane = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) {
      if (tally.failed > 0) return;
      lines.push(await runStep(step, tally));
    }
  };
  const named = (names: readonly string[]): readonly Step[] =>
    steps.filter(({ name }) => names.includes(name));
  await Promise.all([runLane(named(OF_THE_TEXT)), runLane(named(OF_THE_PAGES))]);
  await runLane(steps.filter(({ name }) => ![...OF_THE_TEXT, ...OF_THE_PAGES].includes(name)));
  process.stdout.write(`\n${lines.join('\n')}\n\n${tally.passed} passed, ${tally.failed} failed\n`);
  return tally;
}

/** They read the code alone, each on one core. */
const OF_THE_TEXT: readonly string[] = ['lint', 'format', 'types'];
const OF_THE_PAGES: readonly string[] = ['generate', 'examples'];

/** The line that tells how a step ended. */
async function runStep(step: Step, tally: Tally): Promise<string> {
  process.stdout.write(`\n── ${step.name}\n`);
  const start = performance.now();
  const code = await step.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  addCounts(tally, step);
  tally[code === 0 ? 'passed' : 'failed'] += 1;
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(10)} ${seconds} s`;
  process.stdout.write(`${line}\n`);
  return line;
}
