/** A reader's values: typed once, shown and copied in all samples, never sent, cleared with one click. */

import { expect, test, type Page } from '@playwright/test';
import { openUntouched } from './support/untouched.ts';
import { stopRoutes } from './support/modal.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(stopRoutes);

const path = '/concepts/transactions/sponsored-transactions';
const elsewhere = '/concepts/transactions/prog-txn-blocks';
const id = `0x${'5a'.repeat(32)}`;
const form = (page: Page) => page.getByRole('form', { name: 'Your values' });
const filled = (page: Page) => page.locator('pre [data-filled]', { hasText: id });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('what is typed into a value before React is shown in the samples of all pages, and copied', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const { release } = await openUntouched(page, path);
  await form(page).getByLabel('Package ID').fill(id);
  release();
  await expect(filled(page).first()).toBeAttached({ timeout: 15_000 });
  await expect(page.locator('pre', { hasText: '<PACKAGE_ID>' })).toHaveCount(0);
  await page.goto(elsewhere);
  await expect(filled(page).first()).toBeAttached({ timeout: 15_000 });
  await expect(form(page).getByLabel('Package ID')).toHaveValue(id);
  const block = page.locator('.theme-code-block', { has: filled(page) }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  expect(await clipboard(page)).toContain(id);
  expect(sent.filter((request) => request.includes(id))).toEqual([]);
  expect(await (await page.request.get(`${elsewhere}.md`)).text()).toContain('<PACKAGE_ID>');
});

test('a network is chosen for all clients of a page, and for the list of methods', async ({
  page,
}) => {
  await page.goto(path);
  const was = page.locator('pre [data-value="NETWORK"]').first();
  await expect(was).not.toHaveText('devnet');
  await form(page).getByLabel('Network').focus();
  await form(page).getByLabel('Network').selectOption('Devnet');
  // The focus has asked for the scripts; the choice may have come before them, and is taken then.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 25_000,
  });
  await expect(was).toHaveText('devnet');
  await form(page).getByLabel('Network').selectOption('');
  await expect(was).not.toHaveText('devnet');
});

test('a value of a wrong form is said, and neither shown nor kept', async ({ page }) => {
  await page.goto(path);
  const field = form(page).getByLabel('Package ID');
  await field.fill(id.slice(0, -1));
  await expect(field).toHaveAttribute('aria-invalid', 'true', { timeout: 15_000 });
  await expect(form(page).getByText('Must be 0x and 64 hexadecimal digits.')).toBeVisible();
  await expect(page.locator('[data-filled]')).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('');
  // Nor is what a store holds that somebody else has written.
  await page.evaluate(() => localStorage.setItem('value.package', '<img src=x>'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('[data-filled], pre img')).toHaveCount(0);
});

for (const way of ['touch', 'key'] as const) {
  test(`values are cleared by ${way}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('value.package', value), id);
    const { release } = await openAsleep(page);
    const clear = form(page).getByRole('button', { name: 'Clear' });
    if (way === 'touch') await clear.click();
    else await clear.press('Enter');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(filled(page)).toHaveCount(0);
    await expect(form(page).getByLabel('Package ID')).toHaveValue('');
    expect(await page.evaluate(() => localStorage.getItem('value.package'))).toBe('');
  });
}

/** With scripts that were asked for, because there is a value to show, and have not come yet. */
async function openAsleep(page: Page): Promise<{ readonly release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { release: () => release() };
}
