/** How the browser tests run: against the built site, on a port of their own, with the browser at hand. */

import { defineConfig } from '@playwright/test';
import { browserOptions } from './launch.ts';

export default defineConfig({
  // For all that is imported: Playwright cannot read the one that `site/tsconfig.json` extends.
  tsconfig: '../../tsconfig.json',
  testDir: '.',
  outputDir: '../.results/browser',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Pages wait for frames, timers and answers: on two cores a third worker has something to do.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  // Two sites are built for the first, by one worker: begun last, the other would have nothing left to do.
  projects: [
    { name: 'variant', testMatch: 'variant.spec.ts' },
    { name: 'site', testIgnore: ['variant.spec.ts', 'front-ends/**'] },
  ],
  use: {
    // Set by the global setup, which knows the port.
    baseURL: process.env['SITE_UNDER_TEST'],
    ...browserOptions(),
  },
});
