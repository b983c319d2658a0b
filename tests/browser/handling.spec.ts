/** What a page is like in the hand: what comes first on a phone, what tables and ticks say, what is suggested, before any script. */
/// <reference lib="dom" />

import { expect, test, type Page } from '@playwright/test';
import { openUntouched } from './support/untouched.ts';

const phone = { width: 390, height: 844 };
const install = '/guides/developer/getting-started/sui-install';

async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
}

for (const path of ['/concepts/object-model', '/references/framework/sui/coin', install]) {
  test(`on a phone ${path} begins with its title and its lead, then its outline`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const title = await topOf(page, 'h1');
    expect(title).toBeLessThan(200);
    const lead = await topOf(page, 'header + p');
    expect(lead).toBeGreaterThan(title);
    expect(await topOf(page, '.outline')).toBeGreaterThan(lead);
    await expect(page.locator('.breadcrumbs__item').filter({ visible: true })).toHaveCount(2);
  });
}

test('the rows of an outline are close together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/references/framework/sui/coin');
  const [first = 0, second = 0] = await page
    .locator('.table-of-contents ul a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y));
  expect(second - first).toBeGreaterThan(23);
  expect(second - first).toBeLessThan(30);
});

for (const [platform, label] of [
  ['Linux x86_64', 'Linux'],
  ['MacIntel', 'macOS'],
  ['Win32', 'Windows'],
  ['', 'macOS'],
] as const) {
  test(`a reader of "${platform}" gets the tab ${label}, and keeps what they choose`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { value });
    }, platform);
    const { asked } = await openUntouched(page, install);
    const tab = page.getByRole('tab', { selected: true }).first();
    await expect(tab).toHaveText(label);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.reload();
    await expect(tab).toHaveText('Windows');
    expect(asked).toEqual([]);
  });
}

test('the tick below a block says how it was checked, when it is asked', async ({ page }) => {
  const { asked } = await openUntouched(page, install);
  const how = page.locator('figcaption details').filter({ visible: true }).first();
  const width = async (): Promise<number> => (await how.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(50);
  await how.locator('summary').press('Enter');
  expect(await width()).toBeGreaterThan(150);
  await expect(how).toContainText('Checked: shell syntax');
  expect(asked).toEqual([]);
});

test('a stacked table names its values and leaves out what is empty', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/references/operator/metrics');
  const labels = await page
    .locator('.listed td[data-label]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(new Set(labels)).toEqual(new Set(['"Kind: "', '"Labels: "', '"Registered: "']));
  await expect(page.locator('.listed td.none').filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('.listed td.none').first()).toBeVisible();
});

test('the filter of a table is in reach all the way down', async ({ page }) => {
  await page.goto('/references/operator/metrics');
  expect(await topOf(page, '[aria-label="Filter metrics"]')).toBeLessThan(600);
  await page.evaluate(() => window.scrollTo({ top: 4_000, behavior: 'instant' }));
  await expect(page.getByRole('searchbox', { name: 'Filter metrics' })).toBeInViewport();
});

test('all kinds of code show their copy button when pointed at, and not before', async ({
  page,
}) => {
  for (const path of ['/references/framework/sui/coin', '/concepts/object-model']) {
    await page.goto(path);
    const block = page.locator('.theme-code-block', { has: page.locator('.copy-button') }).first();
    await expect(block.locator('.copy-button')).toHaveCSS('opacity', '0');
    // The pointer stays where it is while what is above the block gets its height.
    await expect(async () => {
      await block.hover();
      await expect(block.locator('.copy-button')).toHaveCSS('opacity', '1', { timeout: 1_000 });
    }).toPass();
  }
});

test('a short command stays on one line of its cell', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(install);
  const command = page.locator('td code', { hasText: 'choco upgrade sui' }).first();
  const lines = await command.evaluate((code) => code.getClientRects().length);
  expect(lines).toBe(1);
});

test('on paper a section is larger than its parts', async ({ page }) => {
  await page.goto('/references/framework/sui/coin');
  await page.emulateMedia({ media: 'print' });
  const sizes = await Promise.all(
    ['h1', 'h2', 'h3'].map((level) =>
      page
        .locator(`.theme-doc-markdown ${level}`)
        .first()
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
    ),
  );
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('the footer leads to what changed and what words mean', async ({ page }) => {
  await page.goto('/concepts');
  const footer = page.getByRole('contentinfo').last();
  for (const [name, href] of [
    ['Changes by release', '/references/changes'],
    ['Glossary', '/sui-glossary'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  // This build names no repository.
  await expect(page.getByRole('link', { name: /Edit this page|Report a problem/ })).toHaveCount(0);
});
