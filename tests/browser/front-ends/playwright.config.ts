/** How the front ends of `docs/examples` are rendered: one after the other, with nothing but this process around them. */

import { defineConfig } from '@playwright/test';
import { browserOptions } from '../launch.ts';

export default defineConfig({
  // For all that is imported: Playwright cannot read the one that `site/tsconfig.json` extends.
  tsconfig: '../../../tsconfig.json',
  testDir: '.',
  outputDir: '../../.results/front-ends',
  globalSetup: '../launch.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: { viewport: { width: 760, height: 420 }, ...browserOptions() },
});
