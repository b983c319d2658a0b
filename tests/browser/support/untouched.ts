/** A page before its scripts: none has been asked for, and none comes until a test lets it; and a page that React works. */
/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test';

export interface Untouched {
  /** Scripts asked for so far. */
  readonly asked: readonly string[];
  /** Lets scripts come, those that are waiting and all later ones. */
  release(): void;
}

/** Opens a page whose scripts are held back. */
export async function openUntouched(page: Page, path: string): Promise<Untouched> {
  const asked: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/(?:js|search)\/[^/]*\.js/, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  expect(asked).toEqual([]);
  return { asked, release: () => release() };
}

/** React works the page, with the scripts that wait in it, as if a control had been touched that only React can work. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('script[src*="assets/js/main"]:not([type])')) return;
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('[type="text/later"]'))
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 25_000,
  });
}
