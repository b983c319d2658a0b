/** The search when storage, the index or workers are missing, or late. */

import { expect, test, type Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { openModal, searchOn, storageKey, stopRoutes } from './support/modal.ts';
import { blockStorage } from './support/storage.ts';
import { watch } from './watch.ts';

test.afterEach(stopRoutes);

test.describe('when things are missing', () => {
  test('blocked storage means an empty history and nothing else', async ({ page }) => {
    const { pageErrors } = await watch(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await blockStorage(page);
    await page.goto('/guides');
    const { box, input, hits } = await openModal(page);
    await expect(box).toContainText('No recent searches');
    await input.fill('object model');
    await expect(hits.first()).toContainText('Object model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/object-model$/);
    expect(pageErrors).toEqual([]);
    expect(warnings).toContain('Recent searches are not kept: the browser blocks its storage.');
  });

  test('a full storage does not keep one from going where one wants', async ({ page }) => {
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (value.length > 50) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    const { hits } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/object-model$/);
  });

  for (const junk of [
    'null',
    '{"__proto__":1}',
    '[1,null,{}]',
    'x'.repeat(1_500_000),
    '[{"objectID":"1","url":"javascript:alert(1)","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]',
  ]) {
    test(`junk in storage is not believed: ${junk.slice(0, 24)}`, async ({ page }) => {
      const { pageErrors } = await watch(page);
      await page.addInitScript(
        ([keys, text]) => {
          for (const key of (keys as string).split(',')) localStorage.setItem(key, text as string);
        },
        [`${storageKey('RECENT')},${storageKey('FAVORITE')}`, junk],
      );
      await page.goto('/guides');
      const { box } = await openModal(page);
      await expect(box).toContainText('No recent searches');
      expect(pageErrors).toEqual([]);
    });
  }

  test('an index that cannot be fetched shows the error screen, and keeps it; the next query may succeed', async ({
    page,
  }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    const { box, input, hits } = await searchOn(page, '/guides', 'object');
    const title = box.locator('.DocSearch-ErrorScreen .DocSearch-Title');
    await expect(title).toHaveText('Unable to fetch results');
    await expect(box).toContainText('You might want to check your network connection.');
    await page.waitForTimeout(900);
    await expect(title).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/search-index/**');
    await input.fill('object model');
    await expect(hits.first()).toContainText('Object model');
  });

  test('a browser without workers shows the error screen', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }));
    const { box } = await searchOn(page, '/guides', 'object');
    await expect(box.locator('.DocSearch-ErrorScreen')).toContainText('Unable to fetch results');
  });

  test('an index of the next release is found by a page of this one', async ({ page }) => {
    const [hash = ''] = (await (await page.request.get('/search-current.json')).json()) as string[];
    // The page still asks for the folder of its own release, which is gone.
    await page.route('**/search-index/**', async (route) => {
      const url = route.request().url();
      const isNew = url.includes('/aaaaaaaaaaaa/');
      if (!isNew) return route.fulfill({ status: 404 });
      return route.fulfill({
        response: await route.fetch({ url: url.replace('aaaaaaaaaaaa', hash) }),
      });
    });
    await page.route('**/search-current.json', (route) =>
      route.fulfill({ json: ['aaaaaaaaaaaa'] }),
    );
    const { hits } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
  });

  test('an index that takes long shows the wheel after 300 ms, no false words, and the hits when they come', async ({
    page,
  }) => {
    const release = await hold(page, '**/search-index/**');
    await page.goto('/guides');
    const { box, input, hits } = await openModal(page);
    const wheel = box.locator('.DocSearch-LoadingIndicator');
    await expect(wheel).toBeHidden();
    await page.evaluate(() => {
      const container = document.querySelector('.DocSearch-Container');
      const field = document.querySelector('.DocSearch-Input');
      const seen = { typed: 0, stalled: 0 };
      Object.assign(window, { seen });
      field?.addEventListener('input', () => (seen.typed ||= performance.now()), true);
      new MutationObserver(() => {
        if (container?.classList.contains('DocSearch-Container--Stalled'))
          seen.stalled ||= performance.now();
      }).observe(document, { attributes: true, subtree: true });
    });
    await input.fill('object model');
    await expect(wheel).toBeVisible();
    const waited = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { typed: number; stalled: number } };
      return seen.stalled - seen.typed;
    });
    expect(waited).toBeGreaterThanOrEqual(290);
    const help = box.locator('.DocSearch-StartScreen .DocSearch-Help');
    await expect(help).toHaveCSS('font-size', '0px');
    expect(await help.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
      '"One moment…"',
    );
    release();
    await expect(hits.first()).toContainText('Object model');
    await expect(wheel).toBeHidden();
  });

  test('names alone answer while the words are late, and the rest comes by itself', async ({
    page,
  }) => {
    const release = await hold(page, '**/words.json');
    const { box, hits, input } = await searchOn(page, '/guides', 'gas smashing');
    await expect(hits.first()).toContainText('Gas smashing');
    const count = box.getByText(/^See all \d+\+? results$/);
    const before = (await count.textContent()) ?? '';
    release();
    await expect(count).not.toHaveText(before);
    await expect(hits.first()).toContainText('Gas smashing');
    await expect(input).toHaveValue('gas smashing');
    await expect(box).toBeVisible();
  });

  test('hits that one walks through stay when better ones come', async ({ page }) => {
    const release = await hold(page, '**/words.json');
    const { hits } = await searchOn(page, '/guides', 'object model');
    await expect(hits.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const before = await hits.locator('.search-name').allTextContents();
    release();
    // Texts come when all of the index is there.
    await expect(hits.first().locator('.DocSearch-Hit-path')).not.toBeEmpty();
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await hits.locator('.search-name').allTextContents()).toEqual(before);
  });
});

/** Holds files of the index back until it is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
