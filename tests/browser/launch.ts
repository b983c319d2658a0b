/** What every run of a browser shares: how it is started, and that it is there before the first test. */

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { missingBrowserAdvice } from './browser.ts';
import { browserChoice } from './this-browser.ts';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const contained = ['--no-sandbox', '--no-zygote', '--font-render-hinting=none'];

/** For `use` of a configuration. Workers read it too, so the browsers they start inherit the environment. */
export function browserOptions(): NonNullable<PlaywrightTestConfig['use']> {
  if (browserChoice.kind === 'playwright') return {};
  if (browserChoice.kind === 'packaged') Object.assign(process.env, browserChoice.environment);
  const { executablePath } = browserChoice;
  return { launchOptions: { executablePath, args: [...quiet, ...contained] } };
}

/** Unpacks the browser of the npm package if that is the choice; throws when there is none. */
export default async function readyBrowser(): Promise<void> {
  if (browserChoice.kind === 'packaged') {
    const { default: packaged } = await import('@sparticuz/chromium');
    packaged.setGraphicsMode = false;
    await packaged.executablePath();
  }
  const executable =
    browserChoice.kind === 'playwright' ? chromium.executablePath() : browserChoice.executablePath;
  if (!existsSync(executable)) throw new Error(missingBrowserAdvice(browserChoice));
}
