/** A browser that refuses its storage, as some do for privacy: to name it is an error already. */

import type { Page } from '@playwright/test';

/** Call before the page loads. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
}
