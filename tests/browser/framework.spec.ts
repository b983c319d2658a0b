/** The two reader tools of the framework index, by pointer and by keyboard, and a module page. */
/// <reference lib="dom" />

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { watch } from './watch.ts';
import { seeAll, sideways } from './support/see-all.ts';
import { wake } from './support/untouched.ts';

const index = '/references/framework';
const isBuilt = existsSync(
  fileURLToPath(new URL(`../../site/build${index}/index.html`, import.meta.url)),
);
test.skip(!isBuilt, 'this build has no framework reference');

const moveAbort =
  'MoveAbort(MoveLocation { module: ModuleId { address: 0000000000000000000000000000000000000000000000000000000000000002, name: Identifier("balance") }, function: 6, instruction: 10, function_name: Some("split") }, 2) in command 0';

async function open(page: Page, path = index): Promise<void> {
  await page.goto(path);
  await wake(page);
}

const search = (page: Page): Locator => page.getByRole('region', { name: 'Search by signature' });
const decoder = (page: Page): Locator => page.getByRole('region', { name: 'Decode an abort' });

test('a signature is found by keyboard, its matching part marked, its page reached', async ({
  page,
}) => {
  const seen = await watch(page);
  await open(page);
  const box = search(page).getByRole('searchbox', { name: 'Signature' });
  await box.focus();
  await page.keyboard.type('u64, &mut Coin<T> -> Coin<T>');
  const first = search(page).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveText('sui::coin::split');
  await expect(first.locator('mark')).toHaveText(['&mut Coin<T>', 'u64', 'Coin<T>']);
  await expect(search(page).getByRole('status')).toHaveText(/^\d+ match(?:es)?\.$/);
  await page.keyboard.press('ArrowDown');
  await expect(first.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/references\/framework\/sui\/coin#split$/);
  await expect(page.getByRole('heading', { name: 'split', exact: false }).first()).toBeVisible();
  expect(seen.pageErrors).toEqual([]);
});

test('examples, ability filters and answers work by pointer', async ({ page }) => {
  await open(page);
  await search(page).getByRole('button', { name: '-> Balance<_>', exact: true }).click();
  await expect(search(page).getByRole('searchbox')).toHaveValue('-> Balance<_>');
  await expect(search(page).locator('mark').first()).toHaveText(/^Balance</);
  const answers = search(page).getByRole('listitem');
  const all = await answers.count();
  await search(page).getByRole('checkbox', { name: 'key', exact: true }).check();
  await expect(answers).not.toHaveCount(all);
  await search(page).getByRole('checkbox', { name: 'key', exact: true }).uncheck();
  await expect(answers).toHaveCount(all);
  await search(page)
    .getByRole('button', { name: /^Show \d+ more$/ })
    .click();
  await expect(answers).not.toHaveCount(all);
  await answers.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/references\/framework\/\w+\/\w+#\w+$/);
});

test('what is not a signature gets a sentence, and Escape clears it', async ({ page }) => {
  await open(page);
  const box = search(page).getByRole('searchbox');
  const status = search(page).getByRole('status');
  await box.fill('Coin<');
  await expect(status).toHaveText('Keep typing …');
  await box.fill('][');
  await expect(status).toHaveText(/not a Move signature/);
  await box.fill('-> __proto__');
  await expect(status).toHaveText('The framework has no type "__proto__".');
  await box.fill('<img src=x onerror=alert(1)>');
  await expect(search(page).getByRole('listitem')).toHaveCount(0);
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(status).toHaveText('');
});

test('an abort is decoded by keyboard, with its meaning and the functions that raise it', async ({
  page,
}) => {
  const seen = await watch(page);
  await open(page);
  const box = decoder(page).getByRole('textbox', { name: 'Error or code' });
  await box.focus();
  await page.keyboard.insertText(moveAbort);
  const constant = decoder(page).getByRole('link', { name: 'ENotEnough' });
  await expect(constant).toHaveAttribute('href', '/references/framework/sui/balance#ENotEnough');
  await expect(decoder(page).getByRole('status')).toHaveText('1 constant found.');
  await expect(decoder(page).locator('mark')).toHaveText('split');
  await expect(decoder(page).getByRole('link', { name: 'split', exact: true })).toBeVisible();
  // It calls `split`, with what the balance has: by review it never fails.
  await expect(decoder(page).getByRole('link', { name: 'withdraw_all' })).toHaveCount(0);
  await constant.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/references\/framework\/sui\/balance#ENotEnough$/);
  expect(seen.pageErrors).toEqual([]);
});

test('short codes, examples and unknown codes work by pointer', async ({ page }) => {
  await open(page);
  await decoder(page).getByRole('button', { name: 'coin::2', exact: true }).click();
  await expect(decoder(page).getByRole('link', { name: 'sui::coin' })).toBeVisible();
  const box = decoder(page).getByRole('textbox');
  await box.fill('coin 987');
  await expect(decoder(page).getByRole('status')).toHaveText(
    'The module has no constant with this code.',
  );
  await box.fill('0xcafe::shop 3');
  await expect(decoder(page).getByRole('status')).toHaveText(/no such module/);
  await box.fill('7');
  await expect(decoder(page).getByRole('status')).toHaveText(/^\d+ modules of the framework/);
  await expect(
    decoder(page)
      .getByRole('link', { name: /^sui::/ })
      .nth(1),
  ).toBeVisible();
  await box.fill('0xcafe::shop 13837028637817438213');
  await expect(decoder(page).getByRole('status')).toHaveText(/The compiler made this number/);
  await expect(decoder(page).getByText(/^Line 60 of the module/)).toBeVisible();
});

test('a failed download is said and can be tried again', async ({ page }) => {
  await open(page);
  const isData = (url: URL): boolean =>
    url.pathname.endsWith('.js') || url.pathname.endsWith('.json');
  await page.route(isData, (route) => route.abort());
  await search(page).getByRole('searchbox').fill('Coin<T>');
  await expect(search(page).getByRole('status')).toHaveText('The signatures could not be loaded.');
  await page.unroute(isData);
  await search(page).getByRole('button', { name: 'Try again' }).click();
  await expect(search(page).getByRole('listitem').first()).toBeVisible();
});

test('nothing is fetched for the tools before they are used', async ({ page }) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await search(page).getByRole('searchbox').focus();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

// One module page is among the pages of `pages.spec.ts`.
for (const [scheme, width, other] of [
  ['light', 1280, 360],
  ['dark', 360, 1280],
] as const) {
  test(`index, package and module page are accessible and do not scroll sideways: ${scheme}, ${width} wide, and then ${other}`, async ({
    page,
  }) => {
    // Three pages of thousands of elements.
    test.slow();
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
    for (const path of [index, `${index}/sui`, `${index}/sui/bls12381`]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      if (path === index) {
        await search(page).getByRole('searchbox').fill('&mut Coin<T>, u64 -> Coin<T>');
        await expect(search(page).getByRole('listitem').first()).toBeVisible();
        await decoder(page).getByRole('textbox').fill(moveAbort);
        await expect(decoder(page).locator('mark')).toBeVisible();
      }
      await seeAll(page);
      await expect.poll(() => violations(page), { message: path, timeout: 20_000 }).toEqual([]);
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: other, height: 900 });
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('a module page names its structs, functions and errors, and its anchors lead to them', async ({
  page,
}) => {
  await open(page, `${index}/sui/coin#split`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('sui::coin');
  const heading = page.locator('#split');
  await expect(heading).toBeInViewport();
  const signature = page.locator('#split ~ .language-move, #split ~ * .language-move').first();
  await expect(signature).toContainText('public fun split<T>');
  await open(page, `${index}/sui/coin#ENotEnough`);
  await expect(page.locator('#ENotEnough')).toBeInViewport();
});
