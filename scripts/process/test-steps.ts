/** The steps of `npm test`, the cheap ones first, and how a run of them ended. Starts processes; writes below tests/.results. */

import fs from 'node:fs';
import path from 'node:path';
import { root, runBin, runExamples, runGenerator, runScript } from './tool.ts';

const RESULTS = 'tests/.results';
/** What Vitest writes of a run of the unit tests. */
export const UNIT_RESULTS = `${RESULTS}/unit.json`;

/** A program below node_modules with its arguments. */
export type Call = readonly [bin: string, args: readonly string[]];

const TYPESCRIPT = 'typescript-7/bin/tsc';
export const typeCalls: readonly Call[] = [
  [TYPESCRIPT, ['-p', 'tsconfig.json']],
  [TYPESCRIPT, ['-p', 'site/tsconfig.json', '--noEmit']],
];

/** `filter` is what Vitest is told to run: everything when it is empty. */
export function unitCall(filter: readonly string[]): Call {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`];
  return [
    'vitest/vitest.mjs',
    ['run', '--config', 'tests/vitest.config.ts', ...reports, ...filter],
  ];
}

export interface Step {
  readonly name: string;
  run(): Promise<number>;
}

/** Lanes that run side by side, since few steps keep two cores busy; each runs its steps one after the other. */
type Stage = readonly (readonly Step[])[];

/** What must hold. `goldens` is the environment in which unit tests rewrite golden files, `filter` what Vitest is told to run. */
export const stagesOf = (
  goldens: NodeJS.ProcessEnv,
  filter: readonly string[] = [],
): readonly Stage[] => [
  [
    [
      { name: 'lint', run: lint },
      { name: 'format', run: checkFormat },
      { name: 'types', run: checkTypes },
      { name: 'replay', run: runReplay },
      {
        name: 'front-ends',
        run: () => runBrowser('tests/browser/front-ends', 'front-ends', goldens),
      },
    ],
    [
      { name: 'generate', run: () => runGenerator([]) },
      { name: 'examples', run: () => runExamples([]) },
    ],
  ],
  [
    [{ name: 'unit', run: () => runBin(...unitCall(filter), goldens) }],
    [{ name: 'build', run: () => runScript('scripts/build.ts', ['--no-generate']) }],
  ],
  [[{ name: 'browser', run: () => runBrowser('tests/browser', 'browser') }]],
];

function lint(): Promise<number> {
  return runBin('eslint/bin/eslint.js', [
    '-c',
    'scripts/eslint.config.mjs',
    '--max-warnings',
    '0',
    '.',
  ]);
}

function checkFormat(): Promise<number> {
  return runBin('prettier/bin/prettier.cjs', [
    '--check',
    '--log-level',
    'warn',
    '{generators,scripts,tests,site}/**/*.{ts,tsx,mts,mjs,css}',
    '!**/.*/**',
  ]);
}

async function checkTypes(): Promise<number> {
  const codes: number[] = [];
  for (const call of typeCalls) codes.push(await runBin(...call));
  return codes.find((code) => code !== 0) ?? 0;
}

/** A release taken in from its sources to its report, in a clone of the project. */
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
export function chosenStages(
  stages: readonly Stage[],
  only: string | undefined,
): readonly Stage[] | string {
  if (only === undefined) return stages;
  const names = only.split(',');
  const all = stages.flat(2).map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) return `there is no step "${unknown}": ${all.join(', ')}`;
  return stages.map((lanes) =>
    lanes.map((lane) => lane.filter(({ name }) => names.includes(name))),
  );
}

export interface TestCounts {
  passed: number;
  failed: number;
}

/** Counts of single tests where a runner wrote them, so that "all passed" says how many. */
function addCounts(counts: TestCounts, step: Step): void {
  const file = path.join(root, RESULTS, `${step.name}.json`);
  if (!fs.existsSync(file)) return;
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  counts.passed +=
    report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
  counts.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
}

/** Runs the steps and prints a line for each. After a failure nothing more is started. */
export async function runStages(stages: readonly Stage[]): Promise<TestCounts> {
  fs.rmSync(path.join(root, RESULTS), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, RESULTS), { recursive: true });
  const counts: TestCounts = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const runLane = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) {
      if (counts.failed > 0) return;
      lines.push(await runStep(step, counts));
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  process.stdout.write(
    `\n${lines.join('\n')}\n\n${counts.passed} passed, ${counts.failed} failed\n`,
  );
  return counts;
}

/** The line that tells how a step ended. */
async function runStep(step: Step, counts: TestCounts): Promise<string> {
  process.stdout.write(`\n── ${step.name}\n`);
  const start = performance.now();
  const code = await step.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  addCounts(counts, step);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(10)} ${seconds} s`;
  process.stdout.write(`${line}\n`);
  return line;
}
