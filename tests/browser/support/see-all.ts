/** Goes through a page as a reader does. */
/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/** What is far below is laid out when it comes near. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 1_200) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** By how many pixels the page scrolls sideways, which it must not. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
