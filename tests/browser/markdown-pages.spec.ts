/** The Markdown page of a page as readers and programs come to it. */

import { expect, test } from '@playwright/test';

const path = '/concepts/tokenomics/gas-in-sui';
const name = 'View as Markdown';

test('a page names its Markdown page in its head and in a small menu that a keyboard reaches', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    `${path}.md`,
  );
  const link = page.getByRole('article').getByRole('link', { name, includeHidden: true });
  await expect(link).toHaveAttribute('href', `${path}.md`);
  await page.locator('.page-actions > summary').focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('the Markdown page arrives as Markdown under the policy of the site', async ({ request }) => {
  const answer = await request.get(`${path}.md`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'self'");
  const text = await answer.text();
  expect(text).toMatch(/^---\ntitle: "Gas in Sui"\ndescription: "/);
  expect(text).toContain('\n$$\n');
  expect(text).toMatch(/\n\*Checked: TypeScript [^*]+\*\n/);
});

test('every page that llms.txt lists is there', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const addresses = [
    ...text.matchAll(/^- \[(?:\\.|[^\]])+\]\(https?:\/\/[^/)]+(\/[^)]+\.(?:md|txt))\): .+$/gm),
  ];
  expect(addresses.length).toBe(text.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(addresses.length).toBeGreaterThan(100);
  for (const [, address = ''] of addresses.filter((_, index) => index % 20 === 0))
    expect((await request.head(address)).status(), address).toBe(200);
});

test('the link to the Markdown page stays out of print, and following the page keeps it right', async ({
  page,
}) => {
  await page.goto('/concepts');
  await page.locator('.theme-doc-markdown p a').first().click();
  await expect(page).not.toHaveURL(/\/concepts$/);
  await page.locator('.page-actions > summary').click();
  const link = page.getByRole('article').getByRole('link', { name });
  await expect(link).toHaveAttribute('href', `${new URL(page.url()).pathname}.md`);
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});

test('sections are there as a whole, and robots know the way', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const [, whole = ''] = /\]\(https?:\/\/[^/]+(\/llms-full\/concepts\.txt)\)/.exec(text) ?? [];
  const concepts = await (await request.get(whole)).text();
  expect(concepts).toContain('\ntitle: "Gas in Sui"\n');
  expect(concepts).not.toContain('\ntitle: "Install Sui"\n');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/.+\/sitemap\.xml\n$/);
});
