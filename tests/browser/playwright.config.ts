/** How the browser tests run: against the built site, on a port of their own, with the browser at hand. */

import { defineConfig } from '@playwright/test';
import { browserOptions } from './launch.ts';

export default defineConfig({
  testDir: '.',
  testIgnore: 'front-ends/**',
  outputDir: '../.results/browser',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    // Set by the global setup, which knows the port.
    baseURL: process.env['SITE_UNDER_TEST'],
    ...browserOptions(),
  },
});
