/** How the browser tests run: against the built site, on a port of their own, with the browser at hand. */

import { defineConfig } from '@playwright/test';
import { browserChoice } from './this-browser.ts';

// Workers read this file too, so the browsers they start inherit these.
if (browserChoice.kind === 'packaged') Object.assign(process.env, browserChoice.environment);

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const contained = ['--no-sandbox', '--no-zygote', '--font-render-hinting=none'];

export default defineConfig({
  testDir: '.',
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
    ...(browserChoice.kind === 'playwright'
      ? {}
      : {
          launchOptions: {
            executablePath: browserChoice.executablePath,
            args: [...quiet, ...contained],
          },
        }),
  },
});
