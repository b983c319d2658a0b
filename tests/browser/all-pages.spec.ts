/** axe on pages of every address before their scripts: on a tenth of them, and with `FUZZ=1` on all, in each mode at each width. */
/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { violations } from './accessibility.ts';

const isLong = Boolean(process.env['FUZZ']);

/** One page of so many, the same ones on every machine. */
const ONE_OF = 10;

const sitemap = fileURLToPath(new URL('../../site/build/sitemap.xml', import.meta.url));
const routes = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)]
  .map(([, url = '']) => new URL(url).pathname)
  .filter((route) => isLong || hashOf(route) % ONE_OF === 0);

function hashOf(route: string): number {
  return [...route].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 1_000_003, 7);
}

const views = [
  ['light', 1280],
  ['dark', 390],
  ...(isLong
    ? ([
        ['dark', 1280],
        ['light', 390],
      ] as const)
    : []),
] as const;

for (const route of routes)
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    test.slow();
    // Colors change at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    const found: string[] = [];
    for (const [mode, width] of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, mode);
      // All is laid out, and what scrolls sideways is a stop.
      await page.keyboard.press('End');
      found.push(...(await violations(page)).map((line) => `${mode} ${width}: ${line}`));
    }
    expect(found).toEqual([]);
  });
