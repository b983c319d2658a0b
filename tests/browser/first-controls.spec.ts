/** The controls of single kinds of page, at their first touch and first key; and the census: no control of the built site without such a test. */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openUntouched } from './support/untouched.ts';
import { stopRoutes } from './support/modal.ts';

test.afterEach(stopRoutes);

const nextLinks = ['touch', 'key'] as const;
type Way = (typeof nextLinks)[number];

async function use(control: Locator, way: Way, key = 'Enter'): Promise<void> {
  if (way === 'touch') await control.click();
  else await control.press(key);
}

const tool = (page: Page, name: string) => page.getByRole('region', { name });

for (const way of nextLinks) {
  test(`the field of the home page is sent by ${way}, and needs no script`, async ({ page }) => {
    // Scripts are held back until the next page is there.
    const { release } = await openUntouched(page, '/');
    const field = page.getByRole('searchbox', { name: 'Search the documentation' });
    await field.fill('shared object');
    if (way === 'touch') {
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    } else await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=shared(?:\+|%20)object$/);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('results for');
  });

  test(`an ability is chosen by ${way} in the signature search`, async ({ page }) => {
    const { release } = await openUntouched(page, '/references/framework');
    const box = tool(page, 'Search by signature').getByRole('checkbox', { name: 'key' });
    await use(box, way, 'Space');
    release();
    await expect(box).toBeChecked({ timeout: 15_000 });
    await expect(tool(page, 'Search by signature').getByRole('status')).toContainText(/match/);
  });

  test(`an example of the signature search is taken by ${way}`, async ({ page }) => {
    const { release } = await openUntouched(page, '/references/framework');
    const search = tool(page, 'Search by signature');
    await use(search.getByRole('group', { name: 'Examples' }).getByRole('button').first(), way);
    release();
    await expect(search.getByRole('status')).toContainText(/match/, { timeout: 15_000 });
  });

  test(`the setup of a fragment unfolds by ${way}, and needs no script`, async ({ page }) => {
    const { asked } = await openUntouched(page, '/references/sui-api');
    const fold = page.locator('details', { has: page.locator('summary', { hasText: 'Setup' }) });
    await use(fold.first().locator('summary'), way);
    await expect(fold.first()).toHaveJSProperty('open', true);
    expect(asked).toEqual([]);
  });

  test(`a heading of the outline is reached by ${way}, and needs no script`, async ({ page }) => {
    const { asked } = await openUntouched(page, '/concepts/object-model');
    await use(page.locator('.table-of-contents a').last(), way);
    await expect(page).toHaveURL(/#/);
    expect(asked).toEqual([]);
  });

  test.describe(`on a phone, by ${way}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`the menu leads back to all sections by ${way}, and is closed by ${way}`, async ({
      page,
    }) => {
      const { asked } = await openUntouched(page, '/guides');
      await use(page.getByRole('button', { name: 'Toggle navigation bar' }), way);
      const menu = page.locator('#doc-menu');
      await use(menu.getByRole('button', { name: 'Back to main menu' }), way);
      await expect(menu.getByRole('link', { name: 'References', exact: true })).toBeVisible();
      await use(menu.getByRole('button', { name: 'Close menu' }), way);
      await expect(menu).toBeHidden();
      expect(asked).toEqual([]);
    });

    test(`the outline of a page opens by ${way}, and needs no script`, async ({ page }) => {
      const { asked } = await openUntouched(page, '/concepts');
      await use(page.getByText('On this page'), way);
      await expect(page.locator('.outline')).toHaveJSProperty('open', true);
      expect(asked).toEqual([]);
    });
  });
}

test('the network of the API reference is chosen by key', async ({ page }) => {
  const { release } = await openUntouched(page, '/sui-api-ref');
  await page.getByRole('radio', { name: 'Testnet' }).press('Space');
  release();
  await expect(page.getByRole('radio', { name: 'Testnet' })).toBeChecked({ timeout: 15_000 });
});

test('what is typed into the filter of a table before React is not lost', async ({ page }) => {
  const { release } = await openUntouched(page, '/references/operator/metrics');
  const filter = tool(page, 'Filter metrics').getByRole('searchbox', { name: 'Filter metrics' });
  await filter.pressSequentially('highest_synced');
  release();
  await expect(tool(page, 'Filter metrics').getByRole('status')).toHaveText(/^\d+ of \d+$/, {
    timeout: 15_000,
  });
  await expect(filter).toHaveValue('highest_synced');
});

test('the skip link leads past the navbar, and needs no script', async ({ page }) => {
  const { asked } = await openUntouched(page, '/guides');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(asked).toEqual([]);
});

/** What marks a control in the HTML, and the title of the test of its first touch, as its file has it. */
const tested: readonly (readonly [mark: RegExp, title: string])[] = [
  [/data-action="theme"/, 'the mode switches by ${way}'],
  [/data-action="announcement"/, 'the announcement closes by ${way}'],
  [/data-action="copy"/, 'code is copied by ${way}'],
  [/data-action="try"/, 'nothing of an editor is loaded before the button is pressed'],
  [/data-action="copy-page"/, 'a page is copied as Markdown by ${way}'],
  [/data-action="tab"/, 'a tab is selected by ${way}'],
  [/data-action="menu"/, 'the menu opens by ${way}'],
  [/data-action="(?:main-menu|close-menu)"/, 'the menu leads back to all sections by ${way}'],
  [/menu__caret/, 'a fold of the sidebar opens by ${way}'],
  [/DocSearch-Button/, 'opens by ${way}, and what is typed goes on'],
  [/class="fold_/, 'a long signature unfolds by ${way}'],
  [/class="toggle_/, 'a method of the API reference opens by ${way}'],
  [/class="example_/, 'an example of the signature search is taken by ${way}'],
  [/class="check_|^<input type="checkbox"\/?>/, 'an ability is chosen by ${way}'],
  [/class="choice_|type="radio"/, 'the network of the API reference is chosen by key'],
  [/type="submit"|name="q"/, 'the field of the home page is sent by ${way}'],
  [/^<(?:label|input|textarea)\b[^>]*class="(?:label|input)_/, 'what is typed into the filter'],
  [/name="(?:[A-Z]+_)?[A-Z]+"|class="field_/, 'what is typed into a value before React'],
  [/type="reset"/, 'values are cleared by ${way}'],
  [/^<summary/, 'details open by ${way}'],
  // Shown by React, when a reader has scrolled up.
  [/theme-back-to-top-button/, 'the navbar hides on the way down'],
  // Boxes of a list of tasks, which nobody can tick.
  [/^<input[^>]*\bdisabled/, ''],
  // The page loads its scripts at once.
  [/placeholder="Search docs"/, 'the search page loads its scripts at once'],
];

test('every control of the built site has a test of its first touch', () => {
  const build = fileURLToPath(new URL('../../site/build', import.meta.url));
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const unknown = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(`${build}/${file}`, 'utf8').replace(
      /<script\b[\s\S]*?<\/script>/g,
      '',
    );
    for (const [tag] of html.matchAll(/<(?:button|summary|input|select|textarea|label)\b[^>]*>/g))
      if (!tested.some(([mark]) => mark.test(tag))) unknown.add(`${file}: ${tag}`);
  }
  expect([...unknown].slice(0, 20)).toEqual([]);
  const own = fileURLToPath(new URL('.', import.meta.url));
  const tests = ['deferred-hydration', 'first-controls', 'playground', 'shell', 'values']
    .map((name) => readFileSync(`${own}${name}.spec.ts`, 'utf8'))
    .join();
  expect(tested.filter(([, title]) => !tests.includes(title))).toEqual([]);
});
