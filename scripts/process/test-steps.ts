/** The steps of `npm test`, cheapest first, and how a run of them ended. Starts processes; writes below tests/.results. */

import fs from 'node:fs';
import path from 'node:path';
import { root, runBin, runExamples, runGenerator, runScript } from './tool.ts';

const RESULTS = 'tests/.results';

export interface Step {
  readonly name: string;
  run(): Promise<number>;
}

/** What must hold, in order. `goldens` is the environment in which unit tests rewrite golden files. */
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
  { name: 'build', run: () => runScript('scripts/build.ts', ['--no-generate']) },
  { name: 'browser', run: runBrowser },
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

function runBrowser(): Promise<number> {
  return runBin(
    '@playwright/test/cli.js',
    ['test', '-c', 'tests/browser/playwright.config.ts', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, RESULTS, 'browser.json'),
    },
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

/** Runs the steps until one fails, and prints a line for each. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  fs.rmSync(path.join(root, RESULTS), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, RESULTS), { recursive: true });
  const tally: Tally = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const step of steps) {
    process.stdout.write(`\n── ${step.name}\n`);
    const start = performance.now();
    const code = await step.run();
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    lines.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(9)} ${seconds} s`);
    addCounts(tally, step);
    tally[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) break;
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${tally.passed} passed, ${tally.failed} failed\n`);
  return tally;
}
