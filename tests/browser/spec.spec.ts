/** Clauses of the specification that no other file shows; `spec.md` says where each one is shown. */

import { expect, test, type Page } from '@playwright/test';
import { stopRoutes } from './support/modal.ts';
import { wake } from './support/untouched.ts';

test.afterEach(stopRoutes);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const standards = (page: Page) => bar(page).getByRole('link', { name: 'Standards' });

test('the table of contents holds headings of the levels 2 and 3', async ({ page }) => {
  await page.goto('/concepts/object-model');
  const ids = (all: readonly Element[]): readonly string[] =>
    all.map((element) => decodeURIComponent(element.getAttribute('href') ?? `#${element.id}`));
  const linked = await page.locator('.table-of-contents a').evaluateAll(ids);
  const headings = await page.locator('article').locator(':is(h2, h3)[id]').evaluateAll(ids);
  expect(linked.length).toBeGreaterThan(2);
  expect(linked).toEqual(headings);
});

test('a title names the page and the site', async ({ page }) => {
  await page.goto('/concepts/object-model');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${heading} | Sui Documentation`);
});

test('every page says that it is English', async ({ page }) => {
  for (const path of ['/', '/guides', '/search', '/sui-api-ref', '/no/such/page']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  }
});

test('the footer holds the year, the license and four social links', async ({ page }) => {
  await page.goto('/guides');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2025');
  await expect(footer.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('rel', 'license');
  const links = footer.getByRole('list', { name: 'Community' }).getByRole('link');
  await expect(links).toHaveText(['Discord', 'X', 'YouTube', 'LinkedIn']);
});

test('the picture of a link preview is that of its section', async ({ page, request }) => {
  for (const [path, name] of [
    ['/', 'social-card'],
    ['/guides', 'social-guides'],
    ['/concepts/object-model', 'social-concepts'],
    ['/standards/coin', 'social-standards'],
    ['/references/cli/client', 'social-references'],
    ['/sui-glossary', 'social-card'],
  ] as const) {
    await page.goto(path);
    for (const mark of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
      const image = page.locator(mark);
      await expect(image).toHaveCount(1);
      await expect(image).toHaveAttribute('content', new RegExp(`/img/${name}\\.png$`));
    }
    const picture = await request.get(`/img/${name}.png`);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('the old page stays until the next one has come, below a bar of progress', async ({
  page,
}) => {
  await open(page, '/guides');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await standards(page).click();
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standards');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a new page begins at its top or at its anchor', async ({ page }) => {
  await open(page, '/guides');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.mouse.wheel(0, -50);
  await standards(page).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standards');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, '/');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page.locator('#get-started-developing-on-sui')).toBeInViewport();
});

test('nothing moves where a reader asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/guides');
  const fold = page.locator('#doc-menu .menu__list-item--collapsed').first();
  await fold.locator('.menu__caret').first().click();
  await expect(
    page.locator('#doc-menu .menu__list-item--collapsed .menu__list li:visible'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('a new page is said to screen readers', async ({ page }) => {
  await open(page, '/guides');
  await standards(page).click();
  await expect(page.locator('div.spoken[aria-live="polite"]')).toHaveText(
    'Standards | Sui Documentation',
  );
});

test('a home page whose files are elsewhere says so', async ({ page }) => {
  const words = page.getByText('This site did not load properly');
  await page.goto('/');
  await expect(words).toBeHidden();
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(words).toBeVisible();
  await expect(words).toContainText('baseUrl');
});

test('the sidebar stands beside the page from 997 pixels on', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await page.goto('/guides');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect(sidebar).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(sidebar).toBeHidden();
  await expect(button).toBeVisible();
});
