/** The page with all hits. */

import { expect, test } from '@playwright/test';
import { violations } from './accessibility.ts';
import { stopRoutes } from './support/modal.ts';
import { watch } from './watch.ts';

test.afterEach(stopRoutes);

test.describe('the search page', () => {
  test('lists all hits with their way, marks and anchors, and more on demand', async ({ page }) => {
    const { pageErrors } = await watch(page);
    await page.goto('/search?q=object');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^\d+\+ results for "object"$/);
    await expect(page).toHaveTitle(/^\d+\+ results for "object"/);
    const hits = page.getByRole('main').getByRole('article');
    await expect(hits).toHaveCount(20);
    await expect(hits.first().locator('mark').first()).toBeVisible();
    await expect(hits.first().getByRole('list')).toBeVisible();
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(hits).toHaveCount(40);
    const anchored = page.getByRole('main').locator('article a[href*="#"]').first();
    const href = (await anchored.getAttribute('href')) ?? '';
    await anchored.click();
    await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}$`));
    expect(pageErrors).toEqual([]);
  });

  test('is walked through by the arrow keys', async ({ page }) => {
    await page.goto('/search?q=object');
    const links = page.getByRole('main').locator('article h2 a, article h3 a');
    await expect(links.nth(1)).toBeVisible();
    const input = page.getByRole('main').getByRole('searchbox');
    await input.focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(input).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(input).toBeFocused();
  });

  test('filters by kind, keeps the filter in the address, and takes it off', async ({ page }) => {
    await page.goto('/search?q=object');
    const filter = page.getByRole('group', { name: 'Show only' });
    const concepts = filter.getByRole('button', { name: /^Concepts/ });
    await concepts.click();
    await expect(concepts).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/search\?q=object&kind=concepts$/);
    const crumbs = page.getByRole('main').getByRole('article').locator('ul li:first-child');
    // The address changes at once, the hits when the engine has answered.
    await expect
      .poll(async () => [...new Set(await crumbs.allTextContents())])
      .toEqual(['Concepts']);
    await page.reload();
    await expect(concepts).toHaveAttribute('aria-pressed', 'true');
    await filter.getByRole('button', { name: /^All/ }).click();
    await expect(page).toHaveURL(/\/search\?q=object$/);
  });

  test('follows what is typed, says when there is nothing, and starts empty', async ({ page }) => {
    await page.goto('/search');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Search the documentation');
    const input = page.getByRole('searchbox');
    await expect(input).toBeFocused();
    await input.fill('zzqqxxkk');
    await expect(heading).toHaveText('No results for "zzqqxxkk"');
    await expect(page).toHaveURL(/\/search\?q=zzqqxxkk$/);
    await input.fill('');
    await expect(heading).toHaveText('Search the documentation');
    await expect(page).toHaveURL(/\/search$/);
  });

  test('says when it cannot answer, and tries again', async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto('/search?q=object');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to fetch results');
    await page.unroute('**/search-index/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results for "object"$/);
  });

  for (const mode of ['light', 'dark']) {
    test(`is accessible in ${mode}, with hits and without`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      for (const path of ['/search', '/search?q=object', '/search?q=zzqqxxkk']) {
        await page.goto(path);
        await page.waitForTimeout(400);
        expect(await violations(page)).toEqual([]);
      }
    });
  }
});
