/** What readers type and what pages say is text in the search, never HTML. */

import { expect, test } from '@playwright/test';
import { payloads } from '../search/payloads.ts';
import { searchOn, watchSinks } from './support/modal.ts';
import { watch } from './watch.ts';

test.describe('text stays text', () => {
  test('in every query, in the modal and on the page', async ({ page }) => {
    test.setTimeout(90_000);
    const sinks = await watchSinks(page);
    const { input, box } = await searchOn(page, '/guides', 'object');
    for (const payload of payloads) {
      await input.fill(payload.replaceAll('\u0000', ''));
      await page.waitForTimeout(30);
    }
    await expect(box.locator('script, iframe, img, object, embed')).toHaveCount(0);
    for (const payload of payloads.slice(0, 12)) {
      await page.goto(`/search?q=${encodeURIComponent(payload)}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        'Search the documentation',
      );
      await expect(
        page.locator('main').locator('script, iframe, img, object, embed, style'),
      ).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await sinks()).toEqual([]);
  });

  test('also where addresses are broken', async ({ page }) => {
    const { pageErrors } = await watch(page);
    for (const query of ['%E0%A4%A', '%', '%ED%A0%80', '%00', `${'a'.repeat(3000)}`]) {
      await page.goto(`/search?q=${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(pageErrors).toEqual([]);
  });

  test('where hits are marked, no HTML is written', async ({ page }) => {
    const sinks = await watchSinks(page);
    const { hits } = await searchOn(page, '/guides', 'object');
    await expect(hits.first().locator('mark').first()).toBeVisible();
    expect(await sinks()).toEqual([]);
  });
});
