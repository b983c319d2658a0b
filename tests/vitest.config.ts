/** How the unit tests run: everything in `tests/` but the browser, from the repository's root. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { OPTIMIZE_LATE } from '../scripts/process/v8-flags.mjs';

/** Packages as programs load them: Vitest asks for their development versions, which are slower, and adds to what a config says. */
const shippedPackages: Plugin = {
  name: 'shipped-packages',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node'];
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [shippedPackages],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'tests/replay/**', '**/node_modules/**'],
    // Ends what hangs, and nothing else: the machine may have more to do than these tests.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: 'tests/support/temporary.ts',
    setupFiles: ['tests/support/fuzz-seed.ts', 'tests/support/clean-up.ts'],
    pool: 'forks',
    // Compilers, parsers and the documented references are loaded once for each worker, not for each file.
    isolate: false,
    execArgv: [...OPTIMIZE_LATE],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // One core is not kept free: nobody works beside the tests, and on two cores that is half of them.
    maxWorkers: '100%',
    // `npm test -- --update` asks for it; in CI a golden file is compared, never written.
    update: process.env['UPDATE_GOLDEN'] === '1' && !process.env['CI'],
  },
});
