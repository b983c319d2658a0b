/** One page of each kind, and the not-found page: sound in both modes and at both widths. */

import { expect, test } from '@playwright/test';
import { violations } from './accessibility.ts';
import { missingPath, pages } from './pages.ts';
import { watch } from './watch.ts';
import { seeAll, sideways } from './support/see-all.ts';
import { wake } from './support/untouched.ts';

const modes = ['light', 'dark'];
const all = [...pages, { kind: 'not-found page', path: missingPath }];

// Each mode and each width once as the page comes: enough for what axe looks at.
for (const { kind, path } of all) {
  for (const [mode, width, other] of [
    ['light', 1280, 390],
    ['dark', 390, 1280],
  ] as const) {
    test(`the ${kind} is sound in ${mode} at ${width} pixels, and then at ${other}`, async ({
      page,
    }) => {
      // The longest page has thousands of elements to look at.
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const { pageErrors } = await watch(page, path === missingPath ? missingPath : undefined);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === missingPath ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await wake(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toBeVisible();
      await page.evaluate(async () => document.fonts.ready);
      // They come from the index, after the page, and must be sound too.
      if (path === missingPath)
        await expect(page.getByRole('navigation', { name: 'Pages like' })).toBeVisible();
      await seeAll(page);
      // What scrolls is measured after the page.
      await expect.poll(() => violations(page), { timeout: 15_000 }).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: other, height: 900 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(pageErrors).toEqual([]);
    });
  }
}

// Each of these tables was once wider than its page's column: messages, two names, a long value, three columns on a phone.
const tight: readonly (readonly [string, number])[] = [
  ['/concepts/sui-move-concepts/packages/automated-address-management', 1280],
  ['/concepts/dynamic-fields/tables-bags', 1280],
  ['/references/cli/client', 1280],
  ['/references/framework/sui/address', 1280],
  ['/references/framework/sui/address', 390],
  ['/references/sui-api/json-rpc/suix-getlatestsuisystemstate', 390],
];
for (const [path, width] of tight) {
  test(`the tables of ${path} fit its column at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(async () => document.fonts.ready);
    const tables = page.locator('article table');
    await expect(tables.first()).toBeVisible();
    const hidden = await tables.evaluateAll((all) =>
      all.map(
        (table) =>
          (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0),
      ),
    );
    expect(hidden.filter((width) => width > 1)).toEqual([]);
  });
}

for (const [width, height] of [
  [1280, 820],
  [1440, 900],
] as const) {
  test(`the cheat sheet is one screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/references/cli/cheatsheet');
    await page.evaluate(async () => document.fonts.ready);
    const last = page.locator('article .token-line').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    for (const block of await page.locator('article pre').all()) {
      const bounds = await block.boundingBox();
      expect((bounds?.y ?? 0) + (bounds?.height ?? height)).toBeLessThan(height);
    }
  });
}

for (const format of ['A4', 'Letter']) {
  test(`the cheat sheet prints on one sheet of ${format}`, async ({ page }) => {
    await page.goto('/references/cli/cheatsheet');
    const file = await page.pdf({ format });
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test('a long name breaks between its words in the title, the sidebar and the way to the next page', async ({
  page,
}) => {
  await page.goto('/references/typescript-sdk/transactions/object-cache');
  const name = 'ParallelTransaction<wbr>Executor';
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const next = page.getByRole('navigation', { name: 'Docs pages' });
  for (const where of [sidebar, next]) {
    const link = where.getByRole('link', { name: 'ParallelTransactionExecutor' });
    expect(await link.innerHTML()).toContain(name);
  }
  await next.getByRole('link', { name: 'ParallelTransactionExecutor' }).click();
  await expect(page.locator('h1')).toHaveText('ParallelTransactionExecutor');
  expect(await page.locator('h1').innerHTML()).toContain(name);
});

test('on paper both modes have the same colors', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const colors: string[][] = [];
  for (const mode of modes) {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto('/references/cli/cheatsheet');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const displayed = await page
      .locator('article *')
      .evaluateAll((all) =>
        all.map(
          (element) =>
            `${getComputedStyle(element).color} ${getComputedStyle(element).backgroundColor}`,
        ),
      );
    expect(displayed.length).toBeGreaterThan(100);
    colors.push(displayed);
  }
  expect(colors[1]).toEqual(colors[0]);
});
