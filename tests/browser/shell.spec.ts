/** The shell by pointer and keyboard: theme, menu, bar, button, copying, and what survives when things are missing. */

import { expect, test, type Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { missingPath, pages, signaturePage } from './pages.ts';
import { blockStorage } from './support/storage.ts';
import { wake } from './support/untouched.ts';
import { watch } from './watch.ts';

const toggle = (page: Page) =>
  page.getByRole('button', { name: /switch between dark and light mode/i });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

test('an address without a page leads to what its words name', async ({ page }) => {
  const address = '/references/sui-api/json-rpc/suix_getCoins';
  const { pageErrors } = await watch(page, address);
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const nextLinks = page.getByRole('navigation', { name: 'Pages like this address' });
  const first = nextLinks.getByRole('link').first();
  await expect(first).toHaveText('suix_getCoins');
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('suix_getCoins');
  expect(pageErrors).toEqual([]);
});

test('the skip link is the first stop and leads past the navbar', async ({ page }) => {
  await open(page, '/guides');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the theme switches by keyboard, is remembered, and reaches other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/concepts');
  await open(page, '/guides');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the theme does not follow the system', async ({ browser }) => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await open(page, `${process.env['SITE_UNDER_TEST']}/guides`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.close();
});

test('the home page has Get started and no theme switch; every other page the reverse', async ({
  page,
}) => {
  await open(page, '/');
  await expect(toggle(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/guides#get-started-developing-on-sui$/);
  await expect(page.locator('#get-started-developing-on-sui')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Get started', exact: true })).toHaveCount(0);
  await expect(toggle(page)).toBeVisible();
});

test('the announcement closes permanently, by keyboard, until its id changes', async ({ page }) => {
  await open(page, '/guides');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await page.reload();
  await wake(page);
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
});

test('the navbar hides on the way down and returns on the way up', async ({ page }) => {
  await open(page, '/guides');
  const top = () =>
    page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -300);
  await expect.poll(top).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menu = (page: Page) => page.locator('#doc-menu');

  test('the menu opens by keyboard, shows the section, and leads back to the main menu', async ({
    page,
  }) => {
    await open(page, '/guides');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).press('Enter');
    await expect(menu(page).getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await page.getByRole('button', { name: /back to main menu/i }).press('Enter');
    await expect(menu(page).getByRole('link', { name: 'References', exact: true })).toBeVisible();
  });

  for (const mode of ['light', 'dark']) {
    test(`the open menu has no fault that axe finds, in ${mode}`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, '/guides');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(menu(page)).toBeVisible();
      await expect.poll(() => violations(page), { timeout: 15_000 }).toEqual([]);
    });
  }

  test('the menu closes on back navigation and on a wide window', async ({ page }) => {
    await open(page, '/concepts');
    await open(page, '/guides');
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await button.click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await open(page, '/guides');
    await button.click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 844 });
    await expect(page.locator('#doc-menu:popover-open')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeHidden();
  });

  test('the menu of the home page offers Get started', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(
      page.locator('#site-menu').getByRole('link', { name: 'Get started' }),
    ).toBeVisible();
  });
});

test('addresses with .html end at the clean page, also on a client-side visit', async ({
  page,
}) => {
  for (const path of ['/guides.html', '/guides/index.html', '/guides/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/guides$/);
  }
});

test('an unknown address shows four ways on', async ({ page }) => {
  await page.goto(missingPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  for (const name of ['Guides', 'Concepts', 'Standards', 'References']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});

test('a signature is linked, and copies exactly as it reads', async ({ page, context }) => {
  test.skip(!pages.some(({ path }) => path === signaturePage), 'this build has no generated pages');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, signaturePage);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('pre').evaluate((code) => code.textContent));
  await block.getByRole('link', { name: 'SuiAddress' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SuiAddress');
});

test('a long signature unfolds by keyboard', async ({ page }) => {
  test.skip(!pages.some(({ path }) => path === signaturePage), 'this build has no generated pages');
  await open(page, signaturePage);
  const fold = page.getByRole('button', { name: /^Show all \d+ lines$/ });
  await fold.press('Enter');
  await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a page that no sidebar lists has its breadcrumbs and highlights its group', async ({
  page,
}) => {
  test.skip(!pages.some(({ path }) => path === signaturePage), 'this build has no generated pages');
  await open(page, signaturePage);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem'),
  ).toContainText(['References', 'GraphQL', 'Objects', 'Coin']);
  await expect(page.locator('.menu__link--active').last()).toHaveText('Objects');
});

test('a page that its sidebar lists has breadcrumbs, with links to what is above it', async ({
  page,
}) => {
  await open(page, '/concepts/tokenomics/gas-in-sui');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toContainText(['Concepts', 'Tokenomics', 'Gas']);
  await expect(crumbs.getByRole('link', { name: 'Concepts' })).toHaveAttribute('href', '/concepts');
  await expect(crumbs.locator('[aria-current="page"]')).toHaveCount(1);
});

test('everything can be read without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/', '/guides']) {
    await page.goto(process.env['SITE_UNDER_TEST'] + path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Sui');
  }
  await page.close();
});

test('blocked storage costs nothing but memory', async ({ page }) => {
  const { pageErrors } = await watch(page);
  await blockStorage(page);
  await open(page, '/guides');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(pageErrors).toEqual([]);
});

test('junk in storage is not believed', async ({ page }) => {
  const { pageErrors } = await watch(page);
  await page.addInitScript(() => {
    for (const key of [
      'theme',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docs-preferred-version-default',
    ]) {
      localStorage.setItem(key, `__proto__"><img src=x>${'x'.repeat(100_000)}`);
    }
  });
  await open(page, '/guides');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(pageErrors).toEqual([]);
});

test('a chunk that is gone after a deployment means one full load, never a loop', async ({
  page,
}) => {
  await open(page, '/guides');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    const isOfNewPage = (await (await route.fetch()).text()).includes(
      'Four paths through the section',
    );
    await (isOfNewPage ? route.abort() : route.continue());
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Standards' })
    .click();
  await expect(page).toHaveURL(/\/standards$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standards');
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
  // What is still fetched ahead needs no answer any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page that crashes says so, and can be tried again', async ({ page }) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const planted =
      'children:(()=>{if(!window.calm)throw new Error("planted",{cause:new Error("deeper")});return "calm"})()';
    await route.fulfill({
      response,
      body: script.replace(/children:"Four paths through the section"/, planted),
    });
  });
  await open(page, '/guides');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Standards' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page.getByRole('alert')).toContainText(/planted[\s\S]*deeper/);
  await page.evaluate(() => Object.assign(window, { calm: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standards');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
