/** The search modal in a real browser: keys, screens and history. */

import { expect, test } from '@playwright/test';
import { violations } from './accessibility.ts';
import {
  changeSettings,
  modalOf,
  openModal,
  searchOn,
  searchWhole,
  storageKey,
  storedTitles,
  stopRoutes,
} from './support/modal.ts';
import { watch } from './watch.ts';

test.afterEach(stopRoutes);

test.describe('the modal', () => {
  test('opens by button, by Ctrl+K and by /, and closes by Escape, Ctrl+K, Cancel and a click beside it', async ({
    page,
  }) => {
    const { pageErrors } = await watch(page);
    await page.goto('/guides');
    const { box, input } = modalOf(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.mouse.click(5, 400);
    await expect(box).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  test('opens once for a held key, on layouts without Latin letters, and leaves Ctrl+Shift+K alone', async ({
    page,
  }) => {
    await page.goto('/guides');
    const { box, input } = modalOf(page);
    const press = (init: Readonly<Record<string, string | boolean>>): Promise<boolean> =>
      page.evaluate(
        (given) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {
              ctrlKey: true,
              bubbles: true,
              cancelable: true,
              ...given,
            }),
          ),
        init,
      );
    expect(await press({ key: 'K', code: 'KeyK', shiftKey: true })).toBe(true);
    await expect(box).toHaveCount(0);
    // Russian: the key of K sends another letter. Dvorak: another key sends K.
    expect(await press({ key: 'л', code: 'KeyK' })).toBe(false);
    await expect(input).toBeFocused();
    await press({ key: 'л', code: 'KeyK', repeat: true });
    await expect(input).toBeFocused();
    await press({ key: 'k', code: 'KeyV' });
    await expect(box).toHaveCount(0);
    expect(await press({ key: 't', code: 'KeyK' })).toBe(true);
    await expect(box).toHaveCount(0);
  });

  test('says how many results there are', async ({ page }) => {
    await searchOn(page, '/guides', 'object model');
    await expect(page.getByRole('status').filter({ hasText: /^[\d,]+\+? results?$/ })).toHaveCount(
      1,
    );
  });

  test('works without the scripts of the page, which stay away', async ({ page }) => {
    const { hits } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/object-model$/);
  });

  test('leads to the search page when its file is gone', async ({ page }) => {
    await page.route('**/assets/search/modal-*.js', (route) => route.abort());
    await page.goto('/guides');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/);
  });

  test('keeps pointer, keys and screen readers off the page behind it', async ({ page }) => {
    await page.goto('/guides');
    await openModal(page);
    const behind = page.locator('#__docusaurus');
    await expect(behind).toHaveJSProperty('inert', true);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
    expect(await behind.evaluate((box) => box.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Escape');
    await expect(behind).toHaveJSProperty('inert', false);
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  });

  test('opens with the letter typed on the button, and not by / in an input', async ({ page }) => {
    await page.goto('/guides');
    const { box, input } = modalOf(page);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('c');
    await expect(input).toHaveValue('c');
    await page.keyboard.press('Escape');
    await page.goto('/search');
    await page.getByRole('searchbox').click();
    await page.keyboard.press('/');
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('/');
  });

  test('shows its key beside the button, and its keys in the footer', async ({ page }) => {
    await page.goto('/guides');
    await expect(page.locator('.DocSearch-Button-Key')).toHaveText(['Ctrl', 'K']);
    const { box } = await openModal(page);
    await expect(box.locator('.DocSearch-Commands')).toHaveText(
      /to select.*to navigate.*to close/s,
    );
  });

  test('offers popular pages until something is typed, by pointer and by arrow keys', async ({
    page,
  }) => {
    await page.goto('/concepts');
    const { box, input } = await openModal(page);
    const popular = box.getByRole('navigation', { name: 'Popular pages' });
    await expect(popular.getByRole('link')).toHaveCount(16);
    await expect(box.getByText('No recent searches')).toBeHidden();
    await input.fill('coin');
    await expect(popular).toBeHidden();
    await input.fill('');
    await expect(popular).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(popular.getByRole('link', { name: 'Install Sui' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/getting-started\/sui-install$/);
    await expect(box).toHaveCount(0);
  });

  test('finds as one types, moves by arrows, goes by Enter and remembers', async ({ page }) => {
    const { pageErrors } = await watch(page);
    const { box, hits, active, input } = await searchWhole(page, '/guides', 'object model');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(hits.first()).toContainText('Object model');
    await expect(hits.first().locator('mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(active).toContainText('Object model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/object-model$/);
    await expect(box).toHaveCount(0);
    expect(await storedTitles(page, 'RECENT')).toEqual(['Object model']);
    await page.goto('/concepts');
    await openModal(page);
    await expect(box.locator('.DocSearch-Hit-source').first()).toHaveText('Recent');
    await expect(hits.first()).toContainText('Object model');
    await expect(input).toHaveValue('');
    expect(pageErrors).toEqual([]);
  });

  test('keeps the anchor of a hit', async ({ page }) => {
    const { hits } = await searchWhole(page, '/guides', 'what an object is');
    // At its far end, where no text is: the whole row is the link.
    const box = await hits.first().boundingBox();
    await hits.first().click({ position: { x: (box?.width ?? 0) - 12, y: 30 } });
    await expect(page).toHaveURL(/\/concepts\/object-model#[\w-]+$/);
  });

  test('opens a new tab with Ctrl+Enter, a window with Shift+Enter, leaves the middle button to the browser, and stays open', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(window, { opened });
      window.open = (url, target, features) => {
        opened.push(`${String(url)} ${target ?? ''} ${features ?? ''}`);
        return null;
      };
      document.addEventListener('auxclick', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        opened.push(
          `${link?.getAttribute('href') ?? 'no link'} ${event.defaultPrevented ? 'prevented' : 'left alone'}`,
        );
        event.preventDefault();
      });
    });
    const { box, hits } = await searchWhole(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Shift+Enter');
    await hits.first().click({ button: 'middle' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: string[] }).opened))
      .toEqual([
        '/concepts/object-model _blank noopener',
        '/concepts/object-model _blank noopener',
        '/concepts/object-model left alone',
      ]);
    await expect(box).toBeVisible();
    await expect(page).toHaveURL(/\/guides$/);
  });

  test('promotes a recent search, removes both kinds, and keeps 7 or 4 recent and 10 favorite ones', async ({
    page,
  }) => {
    await page.goto('/guides');
    const item = (name: string) => ({
      objectID: name,
      url: `/${name}`,
      type: 'lvl1',
      hierarchy: { lvl0: 'Guides', lvl1: name },
      content: null,
    });
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [storageKey('RECENT'), JSON.stringify(Array.from({ length: 12 }, (_, at) => item(`r${at}`)))],
    );
    const { box, hits } = await openModal(page);
    await expect(hits).toHaveCount(7);
    await hits.first().getByTitle('Save this search').click();
    await expect(box.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    expect(await storedTitles(page, 'FAVORITE')).toEqual(['r0']);
    await hits.first().getByTitle('Remove this search from history').click();
    await expect.poll(() => storedTitles(page, 'RECENT')).not.toContain('r1');
    await page.getByTitle('Remove this search from favorites').click();
    await expect.poll(() => storedTitles(page, 'FAVORITE')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.evaluate(
      ([recent, favorite, items]) => {
        localStorage.setItem(recent ?? '', items ?? '');
        localStorage.setItem(favorite ?? '', (items ?? '').replaceAll('"r', '"f'));
      },
      [
        storageKey('RECENT'),
        storageKey('FAVORITE'),
        JSON.stringify(Array.from({ length: 12 }, (_, at) => item(`r${at}`))),
      ],
    );
    await openModal(page);
    await expect(box.locator('.DocSearch-Hits').nth(0).locator('.DocSearch-Hit')).toHaveCount(4);
    await expect(box.locator('.DocSearch-Hits').nth(1).locator('.DocSearch-Hit')).toHaveCount(10);
    expect(await violations(page)).toEqual([]);
  });

  test('says when there is nothing, with suggestions from what was found before', async ({
    page,
  }) => {
    const { box, input, hits } = await searchOn(page, '/guides', 'object');
    await expect(hits.first()).toBeVisible();
    await input.fill('zzqqxxkk');
    await expect(box.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(
      'No results for "zzqqxxkk"',
    );
    await expect(box).toContainText('Try searching for');
    const suggestions = box.locator('.DocSearch-Prefill');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(hits.first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear the query' }).click();
    await expect(input).toHaveValue('');
  });

  test('leads to where one may report a missing result, when that is set up', async ({ page }) => {
    const pattern = '"missingResultsUrl":"https://example.org/missing?q={query}"';
    await changeSettings(page, '"missingResultsUrl":null', pattern);
    const { box } = await searchOn(page, '/guides', 'zzqq & <qqzz>');
    await expect(box).toContainText('Believe this query should return results? Let us know.');
    await expect(box.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      'https://example.org/missing?q=zzqq%20%26%20%3Cqqzz%3E',
    );
    await page.goto('/search?q=zzqqxxkk');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Let us know.' }),
    ).toHaveAttribute('href', 'https://example.org/missing?q=zzqqxxkk');
  });

  test('takes 64 characters, shows 20 hits at most and 5 of a kind, and leads to all of them', async ({
    page,
  }) => {
    const { box, input, hits } = await searchWhole(page, '/guides', 'object');
    await expect(input).toHaveAttribute('maxlength', '64');
    await expect(hits.first()).toBeVisible();
    expect(await hits.count()).toBeLessThanOrEqual(20);
    for (const group of await box.locator('.DocSearch-Hits').all())
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
    const count = '400+';
    await box.getByRole('link', { name: `See all ${count} results` }).click();
    await expect(page).toHaveURL(/\/search\?q=object$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${count} results for "object"`,
    );
  });

  test('shows as many of a kind as the site asks for', async ({ page }) => {
    await changeSettings(page, '"groupCap":5', '"groupCap":2');
    const { box, hits } = await searchWhole(page, '/guides', 'coin');
    await expect(hits.nth(3)).toBeVisible();
    const kinds = await box.locator('.DocSearch-Hits').all();
    for (const kind of kinds)
      expect(await kind.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(2);
    expect(kinds.length).toBeGreaterThan(1);
  });

  test('cuts snippets to 10 words, and to 5 on a phone', async ({ page }) => {
    const words = async (): Promise<number> => {
      const { box, hits } = await searchWhole(page, '/guides', 'object model');
      await expect(hits.first().locator('.DocSearch-Hit-path')).toContainText('…');
      const text = (await box.locator('.DocSearch-Hit-path').first().textContent()) ?? '';
      // The best hits say their kind in front.
      return text.replace(/^\S+ · /, '').split(' ').length;
    };
    expect(await words()).toBe(10);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await words()).toBe(5);
  });

  test('shortens what holds a name before the name, and never what it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { hits } = await searchOn(page, '/guides', 'GetCoinsOptions');
    const hit = hits.filter({ hasText: 'Experimental_SuiClientTypes.GetCoinsOptions' }).first();
    await expect(hit).toBeVisible();
    const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    const [owner, own] = [
      hit.locator('.search-name > span').first(),
      hit.locator('.search-name > span').last(),
    ];
    expect(await owner.evaluate(isCut)).toBe(true);
    expect(await own.evaluate(isCut)).toBe(false);
    await expect(hit.locator('.search-kind')).toBeInViewport({ ratio: 1 });
  });

  test('fetches the texts of hits that are seen, and none of those one types past', async ({
    page,
  }) => {
    const texts: string[] = [];
    page.on(
      'request',
      (request) => /\/text-\d+\.json/.test(request.url()) && texts.push(request.url()),
    );
    await page.clock.install();
    const { box, hits, input } = await searchWhole(page, '/guides', '');
    const all = box.getByRole('link', { name: /^See all/ });
    // However long a busy machine takes for a key, for the page it is 40 ms.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const key of 'transaction') {
      await input.pressSequentially(key);
      const typed = await input.inputValue();
      await expect(all).toHaveAttribute('href', `/search?q=${typed}`);
      await page.clock.runFor(40);
    }
    expect(texts).toEqual([]);
    await page.clock.resume();
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    await expect(hits.first().locator('.DocSearch-Hit-path')).toContainText('…');
    const seen = await hits.evaluateAll(
      (all) => all.filter((hit) => hit.getBoundingClientRect().top < innerHeight).length,
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeLessThanOrEqual(seen);
    expect(await hits.count()).toBeGreaterThan(seen);
  });

  test('asks nothing of other origins', async ({ page }) => {
    const { pageErrors } = await watch(page);
    const { hits } = await searchOn(page, '/guides', 'transfer');
    await expect(hits.first()).toBeVisible();
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  for (const [mode, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    test(`is accessible in ${mode} at ${width} pixels: start, results, nothing found`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const { input, hits, box } = await searchOn(page, '/guides', '');
      expect(await violations(page)).toEqual([]);
      await input.fill('object');
      await expect(hits.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await input.fill('zzqqxxkk');
      await expect(box).toContainText('No results for');
      expect(await violations(page)).toEqual([]);
    });
  }
});
