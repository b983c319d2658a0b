/** How the unit tests run: everything in `tests/` but the browser, from the repository's root. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    setupFiles: ['tests/support/fuzz-seed.ts'],
    pool: 'forks',
    // One core is not kept free: nobody works beside the tests, and on two cores that is half of them.
    maxWorkers: '100%',
    // `npm test -- --update` asks for it; in CI a golden file is compared, never written.
    update: process.env['UPDATE_GOLDEN'] === '1' && !process.env['CI'],
  },
});
