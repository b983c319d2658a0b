/** Where a reader was is where they come back to: reload, Back, Forward, fragments and the End key, on the longest pages. */
/// <reference lib="dom" />

import { expect, test, type Page } from '@playwright/test';

/** Both are many screens long and hold code, tables and diagrams. */
const LONG = ['/guides/developer/app-examples/blackjack', '/guides/operator/validator-tasks'];

/** What is at the upper edge of the text, and how far from it. */
const reading = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.theme-doc-markdown > *')];
    const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 100);
    return `${index} at ${Math.round(blocks[index]?.getBoundingClientRect().top ?? NaN)}`;
  });

/** The same block less than half a screen off: Chromium restores by an anchor inside of it, and on a busy machine sometimes by another. */
async function expectReading(page: Page, before: string): Promise<void> {
  const [block, , top] = before.split(' ').map(Number);
  await expect
    .poll(async () => {
      const now = await page.evaluate(
        (index) =>
          [...document.querySelectorAll('.theme-doc-markdown > *')][index]?.getBoundingClientRect()
            .top ?? Number.NaN,
        block ?? -1,
      );
      return Math.abs(now - (top ?? Number.NaN)) < 400 ? before : `${block} at ${Math.round(now)}`;
    })
    .toBe(before);
}

/** With the fonts at hand, as on every page of a visit but the first: other faces break lines elsewhere. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('End');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.goto('/404');
  await page.goto(path);
}

/** As one reads: some screens down, then still. */
async function readTo(page: Page, part: number): Promise<string> {
  await page.evaluate(
    (at) => scrollTo({ top: document.documentElement.scrollHeight * at, behavior: 'instant' }),
    part,
  );
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
  let before = '';
  await expect(async () => {
    const now = await reading(page);
    await page.waitForTimeout(400);
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass();
  return before;
}

for (const width of [1280, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const path of LONG) {
      for (const part of [0.3, 0.6, 0.95]) {
        test(`${path} is reloaded where it was read, at ${part}`, async ({ page }) => {
          await open(page, path);
          const before = await readTo(page, part);
          await page.reload();
          await expectReading(page, before);
        });
      }

      test(`${path} is there again after Back, and after Forward`, async ({ page }) => {
        await open(page, path);
        const before = await readTo(page, 0.5);
        await page.goto('/concepts');
        await page.waitForTimeout(500);
        await page.goBack();
        await expectReading(page, before);
        await page.waitForTimeout(500);
        await page.goBack();
        await page.goForward();
        await expectReading(page, before);
      });

      test(`${path} ends where the End key leads, at the first press`, async ({ page }) => {
        await open(page, path);
        // A key that comes with the first frame finds nothing to scroll yet.
        await page.waitForTimeout(500);
        await page.keyboard.press('End');
        const left = (): Promise<number> =>
          page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
        await expect.poll(left).toBeLessThan(2);
        await page.waitForTimeout(500);
        expect(await left()).toBeLessThan(2);
      });
    }
  });
}

test('a link into the last section leads there and stays there', async ({ page }) => {
  await page.goto(LONG[0] ?? '');
  const last = page.locator('.theme-doc-markdown h2[id]').last();
  const id = (await last.getAttribute('id')) ?? '';
  await page.goto(`/concepts`);
  await page.goto(`${LONG[0]}#${id}`);
  const top = (): Promise<number> => last.evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  await page.waitForTimeout(500);
  expect(Math.abs(await top())).toBeLessThan(150);
});

test('the outline follows the reader before any script of the page has run', async ({ page }) => {
  await page.goto(LONG[1] ?? '');
  const link = page.locator('.toc-highlight').nth(8);
  await link.click();
  await expect(link).toHaveClass(/toc-active/);
  await expect(page.locator('.toc-active')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});
