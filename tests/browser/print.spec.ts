/** Pages on paper: everything that is folded or behind a tab, addresses, and nothing of the frame. Reads the PDFs' text layer by the page's own print style. */
/// <reference lib="dom" />

import { expect, test, type Page } from '@playwright/test';

const printed = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => document.body.innerText);
};

test('every tab is printed, with its name', async ({ page }) => {
  await printed(page, '/guides/developer/getting-started/sui-install');
  const panels = page.getByRole('tabpanel', { includeHidden: true });
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const names = await panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel, '::before').content),
  );
  for (const name of names) expect(name).toMatch(/^"\S/);
});

test('what is folded is printed open', async ({ page }) => {
  await printed(page, '/guides/developer/app-examples/blackjack');
  const closed = page.locator(
    '.theme-doc-markdown details:not([open], .outline, figcaption details)',
  );
  expect(await closed.count()).toBeGreaterThan(1);
  for (const fold of await closed.all()) {
    const height = await fold.evaluate((it) => it.getBoundingClientRect().height);
    const summary = await fold.evaluate(
      (it) => it.querySelector('summary')?.getBoundingClientRect().height ?? 0,
    );
    expect(height).toBeGreaterThan(summary + 20);
  }
});

test('links show their addresses, and the frame stays out', async ({ page }) => {
  await printed(page, '/concepts/object-model');
  const address = await page
    .locator('.theme-doc-markdown p > a[href^="/"]:not(:has(code))')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toMatch(/\(.*\/\w+/);
  for (const part of ['.navbar', '.footer', '.theme-doc-breadcrumbs', '.page-actions', '#doc-menu'])
    await expect(page.locator(part).first()).toBeHidden();
});

test('three kinds of page become PDFs of several sheets', async ({ page }) => {
  for (const path of ['/concepts/object-model', '/references/cli/keytool', '/guides']) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
    expect(sheets, path).toBeGreaterThan(1);
  }
});
