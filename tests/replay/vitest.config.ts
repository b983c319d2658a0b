/** How replays of releases run: alone, after the unit tests, because each takes most of a minute. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/replay/**/*.test.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    setupFiles: ['tests/support/fuzz-seed.ts', 'tests/support/clean-up.ts'],
    pool: 'forks',
    fileParallelism: false,
    update: process.env['UPDATE_GOLDEN'] === '1' && !process.env['CI'],
  },
});
