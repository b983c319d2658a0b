/** How the mutation tester runs: narrow, alone, and away from the working copy. Pure. */

import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { MutationTarget } from './targets.ts';

/** Of a hundred breakages, so many must be noticed. */
const LEAST_SCORE = 85;

export interface MutationRun {
  readonly name: string;
  readonly target: MutationTarget;
  /** What to break of the target, as glob patterns; all of it when there are none. */
  readonly files: readonly string[];
  /** Whether results of the last run count for what has not changed since. */
  readonly usesCache: boolean;
}

export function optionsFor({ name, target, files, usesCache }: MutationRun): PartialStrykerOptions {
  const leftOut = target.mutate.filter((pattern) => pattern.startsWith('!'));
  return {
    mutate: files.length === 0 ? [...target.mutate] : [...files, ...leftOut],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    concurrency: 1,
    coverageAnalysis: 'perTest',
    // The copy that is broken; what is made is not copied.
    tempDirName: '.cache/mutation',
    ignorePatterns: [
      'docs/generated',
      'site/build',
      'site/.docusaurus',
      '.cache',
      'tests/.results',
    ],
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutation/${name}.json`,
    force: !usesCache,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
    // Machines are busy; an endless loop is one all the same.
    timeoutMS: 60_000,
    allowConsoleColors: false,
  };
}
