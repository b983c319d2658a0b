/** How replays of releases run: apart from the unit tests, one after the other, because each takes most of a minute. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { OPTIMIZE_LATE } from '../../scripts/process/v8-flags.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/replay/**/*.test.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    globalSetup: 'tests/support/temporary.ts',
    setupFiles: ['tests/support/fuzz-seed.ts', 'tests/support/clean-up.ts'],
    pool: 'forks',
    fileParallelism: false,
    // Both files load the same programs, and most runs skip what one of them holds.
    isolate: false,
    execArgv: [...OPTIMIZE_LATE],
    update: process.env['UPDATE_GOLDEN'] === '1' && !process.env['CI'],
  },
});
