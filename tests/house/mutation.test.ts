/** The mutation tester is not part of the tests, and must be able to run some of them all the same. */

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/run.ts';

it('runs the tests of a target in threads, as the mutation tester does', () => {
  const vitest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', '--config', 'scripts/mutation/vitest.config.ts', '--pool=threads'],
      ...['--reporter=json', 'tests/checks/examples/fences.test.ts'],
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, MUTATION_TARGET: 'check-units' } },
  );
  const { numPassedTests } = JSON.parse(stdout) as { readonly numPassedTests: number };
  expect(numPassedTests).toBeGreaterThan(5);
  expect(status).toBe(0);
});
