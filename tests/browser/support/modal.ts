/** The search modal as the tests handle it. */

import { expect, type Locator, type Page } from '@playwright/test';

export interface Modal {
  readonly box: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly active: Locator;
}

export function modalOf(page: Page): Modal {
  const box = page.locator('.DocSearch-Modal');
  return {
    box,
    input: page.locator('.DocSearch-Input'),
    hits: box.locator('.DocSearch-Hit'),
    active: box.locator('.DocSearch-Hit[aria-selected="true"]'),
  };
}

export async function openModal(page: Page): Promise<Modal> {
  await page.keyboard.press('Control+k');
  const modal = modalOf(page);
  await expect(modal.input).toBeFocused({ timeout: 15_000 });
  return modal;
}

/** Pages from now on have other settings of search, in their HTML and in their scripts. */
export async function changeSettings(page: Page, from: string, to: string): Promise<void> {
  await page.addInitScript(
    ([old, fresh]) =>
      addEventListener('DOMContentLoaded', () => {
        const { dataset } = document.querySelector<HTMLElement>('[data-settings]') ?? {};
        if (!dataset?.['settings']?.includes(old)) throw new Error(`no search has ${old}`);
        dataset['settings'] = dataset['settings'].replace(old, () => fresh);
      }),
    [from, to] as const,
  );
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(from, () => to);
    await route.fulfill({ response, body });
  });
}

/** Opens the modal on a page and types. */
export async function searchOn(page: Page, path: string, query: string): Promise<Modal> {
  await page.goto(path);
  const modal = await openModal(page);
  await modal.input.fill(query);
  return modal;
}

/** Searches in all of the index: an answer from names alone would be followed by a better one. */
export async function searchWhole(page: Page, path: string, query: string): Promise<Modal> {
  const modal = await searchOn(page, path, 'zzqqxxkk');
  // Nothing is said to be missing before.
  await expect(modal.box).toContainText('No results for');
  await modal.input.fill(query);
  return modal;
}

/** Every way to turn text into elements reports itself as `htmlSinks`. Call before the page loads. */
export async function watchSinks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const sinks: string[] = [];
    Object.assign(window, { htmlSinks: sinks });
    for (const name of ['innerHTML', 'outerHTML'] as const) {
      const own = Object.getOwnPropertyDescriptor(Element.prototype, name);
      Object.defineProperty(Element.prototype, name, {
        ...own,
        set(this: Element, value: string) {
          if (this.closest('.DocSearch-Container, main'))
            sinks.push(`${name}: ${String(value).slice(0, 80)}`);
          own?.set?.call(this, value);
        },
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { htmlSinks: string[] }).htmlSinks);
}

export const storageKey = (list: 'RECENT' | 'FAVORITE'): string =>
  `__DOCSEARCH_${list}_SEARCHES__sui-docs`;

export const storedTitles = (page: Page, list: 'RECENT' | 'FAVORITE'): Promise<readonly string[]> =>
  page.evaluate((key) => {
    const items = JSON.parse(localStorage.getItem(key) ?? '[]') as {
      hierarchy: Record<string, string | null>;
    }[];
    return items.map(({ hierarchy }) => hierarchy['lvl2'] ?? hierarchy['lvl1'] ?? '');
  }, storageKey(list));

/** After a test: a file may still be under way when it has seen enough. */
export async function stopRoutes({ page }: { readonly page: Page }): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
