/** The overview of JSON-RPC methods: small on load, opened by hand and by address, safe without storage. */

import { expect, test, type Page } from '@playwright/test';
import { pages } from './pages.ts';
import { blockStorage } from './support/storage.ts';
import { watch } from './watch.ts';
import { wake } from './support/untouched.ts';

const path = '/sui-api-ref';
test.skip(!pages.some((page) => page.path === path), 'this build has no API reference');

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await wake(page);
}

test('has fewer than 4,000 nodes on load and names every method', async ({ page }) => {
  const { pageErrors } = await watch(page);
  await open(page);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(4000);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(60);
  expect(pageErrors).toEqual([]);
});

test('opens the method that the address names, in any case, and closes it by keyboard', async ({
  page,
}) => {
  await open(page, '#suix_getCoins');
  const button = page.getByRole('button', { name: 'suix_getCoins', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('"suix_getCoins"')).toBeVisible();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('shows the code in the words about a parameter as code', async ({ page }) => {
  await open(page, '#suix_getCoins');
  const parameter = page.locator('ol > li').filter({ hasText: 'coin_type?' });
  await expect(parameter.getByText('0x2::sui::SUI', { exact: true })).toHaveJSProperty(
    'tagName',
    'CODE',
  );
});

test('leads from a type of an opened method to where it is explained', async ({ page }) => {
  await open(page, '#suix_getOwnedObjects');
  const parameter = page.locator('ol > li').filter({ hasText: 'query' });
  await expect(parameter.getByRole('link', { name: 'ObjectResponseQuery' })).toBeVisible();
  const name = 'Page_for_SuiObjectResponse_and_ObjectID';
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(
    /\/json-rpc\/types\/objects#Page_for_SuiObjectResponse_and_ObjectID$/,
  );
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});

test('offers no SDK call by name for a method that the SDK does not have, and marks what only it has', async ({
  page,
}) => {
  await open(page, '#sui_getevents');
  const item = page.locator('#sui_getevents');
  await expect(item.getByText('SuiClient.')).toHaveCount(0);
  await item.getByRole('radio', { name: 'SDK' }).check();
  await expect(item.getByText("client.call('sui_getEvents'")).toBeVisible();
  await expect(page.locator('#suix_getepochs').getByText('SDK only')).toBeVisible();
});

test('remembers the network and puts it into the examples', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Testnet' }).check();
  await page.getByRole('button', { name: 'suix_getBalance', exact: true }).click();
  await page.getByRole('radio', { name: 'curl' }).check();
  await expect(page.getByText('fullnode.testnet.sui.io')).toBeVisible();
  await page.getByRole('radio', { name: 'SDK' }).check();
  await expect(page.getByText("'testnet'")).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(page.getByRole('radio', { name: 'Testnet' })).toBeChecked();
});

test('works where storage is blocked or holds nonsense', async ({ page }) => {
  await blockStorage(page);
  await open(page);
  await page.getByRole('radio', { name: 'Devnet' }).check();
  await expect(page.getByRole('radio', { name: 'Devnet' })).toBeChecked();
});

test('filters, counts, and says when nothing is left', async ({ page }) => {
  await open(page);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('getObject');
  await expect(page.getByRole('button', { name: 'sui_getObject', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'suix_getCoins', exact: true })).toHaveCount(0);
  await filter.fill('parentId');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await filter.fill('zebra');
  await expect(page.getByRole('status')).toHaveText(/^No method matches “zebra”\./);
});

test('shows the method that a new address names, though a filter hides it', async ({ page }) => {
  await open(page);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('balance');
  await expect(page.getByRole('button', { name: 'sui_getObject', exact: true })).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#sui_getObject';
  });
  const button = page.getByRole('button', { name: 'sui_getObject', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeInViewport();
  await expect(filter).toHaveValue('');
});

test('says so when the details do not arrive, and tries again', async ({ page }) => {
  await open(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.getByRole('button', { name: 'suix_getBalance', exact: true }).click();
  await expect(page.getByText('The details did not arrive.')).toBeVisible();
  await page.unroute('**/assets/js/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('"suix_getBalance"')).toBeVisible();
});

test('is readable without scripts: every method leads to a page of its own', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env['SITE_UNDER_TEST'] ?? ''}${path}`);
  await expect(page.getByRole('link', { name: /on its own page$/ })).toHaveCount(
    await page.getByRole('heading', { level: 3 }).count(),
  );
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeHidden();
  await page.getByRole('link', { name: 'suix_getCoins on its own page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('suix_getCoins');
  await context.close();
});
