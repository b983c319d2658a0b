/** The first tap and the first key of every control, before any script has run: each does what it says. */

import { expect, test, type Page } from '@playwright/test';
import { missingPath, signaturePage } from './pages.ts';
import { openUntouched, wake } from './support/untouched.ts';
import { stopRoutes } from './support/modal.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(stopRoutes);

const html = (page: Page) => page.locator('html');
const asleep = (page: Page) => expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const tabs = '/guides/developer/getting-started/sui-install';

test('a page that is only read and scrolled asks for no script', async ({ page }) => {
  const { asked } = await openUntouched(page, '/concepts');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 2_000);
  await page.mouse.wheel(0, -2_000);
  await page.mouse.move(100, 300);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});

for (const way of ['touch', 'key'] as const) {
  const use = async (page: Page, name: string | RegExp): Promise<void> => {
    const button = page.getByRole('button', { name }).first();
    if (way === 'touch') await button.click();
    else await button.press('Enter');
  };

  test(`the mode switches by ${way}, is kept, and needs no script`, async ({ page }) => {
    const { asked } = await openUntouched(page, '/guides');
    await use(page, /switch between dark and light/i);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(asked).toEqual([]);
  });

  test(`the announcement closes by ${way}, for good`, async ({ page }) => {
    const { release } = await openUntouched(page, '/guides');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await use(page, 'Close');
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
    release();
    await wake(page);
    await expect(bar).toBeHidden();
  });

  test(`a page is copied as Markdown by ${way}`, async ({ page }) => {
    const { asked } = await openUntouched(page, tabs);
    await page.locator('.page-actions > summary').press('Enter');
    const button = page.getByRole('button', { name: 'Copy page as Markdown' });
    if (way === 'touch') await button.click();
    else await button.press('Enter');
    await expect(page.locator('[data-action="copy-page"][data-done]')).toBeVisible();
    expect(await clipboard(page)).toMatch(/^---\ntitle: "/);
    expect(asked).toEqual([]);
  });

  test(`code is copied by ${way}`, async ({ page }) => {
    const { asked } = await openUntouched(page, tabs);
    const block = page.locator('.theme-code-block').filter({ visible: true }).first();
    const button = block.getByRole('button', { name: 'Copy code to clipboard' });
    await block.hover();
    if (way === 'touch') await button.click();
    else await button.press('Enter');
    await expect(page.locator('#copied', { hasText: 'Copied' })).toBeVisible();
    const lines = await block.locator('.token-line').allTextContents();
    expect(await clipboard(page)).toBe(lines.join('\n'));
    expect(asked).toEqual([]);
  });

  test(`a signature is copied by ${way}, as it reads`, async ({ page }) => {
    await openUntouched(page, signaturePage);
    await use(page, 'Copy code to clipboard');
    await expect(page.locator('#copied', { hasText: 'Copied' })).toBeVisible();
    const code = page.locator('.theme-code-block pre').first();
    expect(await clipboard(page)).toBe(await code.evaluate((element) => element.textContent));
  });

  test(`a fragment is copied with its setup by ${way}`, async ({ page }) => {
    await openUntouched(page, '/standards/kiosk');
    await use(page, 'Copy with setup');
    await expect(page.locator('#copied', { hasText: 'Copied' })).toBeVisible();
    expect((await clipboard(page)).split('\n').length).toBeGreaterThan(5);
    await asleep(page);
  });

  test(`a tab is selected by ${way} in all groups of its kind, and on the next page`, async ({
    page,
  }) => {
    const { asked, release } = await openUntouched(page, tabs);
    const choice = page.getByRole('tab', { name: 'Windows' });
    if (way === 'touch') await choice.first().click();
    else {
      await page.getByRole('tab', { selected: true }).first().focus();
      for (let step = 0; step < 4; step += 1) {
        if ((await page.locator(':focus').textContent()) === 'Windows') break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
    }
    for (const tab of await choice.all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const panel = await tab.getAttribute('aria-controls');
      await expect(page.locator(`[id="${panel}"]`)).toBeVisible();
    }
    expect(asked).toEqual([]);
    await page.reload();
    await expect(choice.first()).toHaveAttribute('aria-selected', 'true');
    release();
    await wake(page);
    await expect(choice.first()).toHaveAttribute('aria-selected', 'true');
  });

  test(`details open by ${way} and stay open when React comes`, async ({ page }) => {
    const { release } = await openUntouched(page, '/standards/kiosk');
    const details = page.locator('article details').filter({ visible: true }).first();
    const summary = details.locator('summary').first();
    if (way === 'touch') await summary.click();
    else await summary.press('Enter');
    await expect(details).toHaveAttribute('open', '');
    release();
    await wake(page);
    await expect(details).toHaveAttribute('open', '');
  });

  test(`a fold of the sidebar opens by ${way} as soon as it can`, async ({ page }) => {
    const { release } = await openUntouched(page, '/guides');
    const fold = page.locator('#doc-menu .menu__caret[aria-expanded="false"]').first();
    const name = await fold.getAttribute('aria-label');
    const opened = page.getByRole('button', { name: name?.replace('Expand', 'Collapse') ?? '' });
    if (way === 'touch') await fold.click();
    else await fold.press('Enter');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
    release();
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test(`a long signature unfolds by ${way}`, async ({ page }) => {
    const { release } = await openUntouched(page, signaturePage);
    await use(page, /^Show all \d+ lines$/);
    release();
    await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  });

  test(`a method of the API reference opens by ${way}`, async ({ page }) => {
    const { release } = await openUntouched(page, '/sui-api-ref');
    await use(page, 'suix_getCoins');
    release();
    await expect(page.getByRole('button', { name: 'suix_getCoins', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test(`an example of the abort decoder is taken by ${way}`, async ({ page }) => {
    const { release } = await openUntouched(page, '/references/framework');
    const tool = page.getByRole('region', { name: 'Decode an abort' });
    const example = tool.getByRole('group', { name: 'Examples' }).getByRole('button').first();
    if (way === 'touch') await example.click();
    else await example.press('Enter');
    release();
    await expect(tool.getByRole('status')).toContainText(/constant/);
  });
}

test('the network of the API reference is chosen by touch', async ({ page }) => {
  const { release } = await openUntouched(page, '/sui-api-ref');
  await page.getByRole('radio', { name: 'Testnet' }).click();
  release();
  await expect(page.getByRole('radio', { name: 'Testnet' })).toBeChecked();
});

test('what is typed into the filter before React is not lost', async ({ page }) => {
  const { release } = await openUntouched(page, '/sui-api-ref');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.pressSequentially('getCoinMetadata');
  release();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1, { timeout: 15_000 });
  await expect(filter).toHaveValue('getCoinMetadata');
});

test('what is typed while React comes stays in its order', async ({ page }) => {
  const { release } = await openUntouched(page, '/sui-api-ref');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.pressSequentially('getCoin');
  release();
  for (const letter of 'Metadata') {
    await filter.press(letter);
    await page.waitForTimeout(60);
  }
  await wake(page);
  await expect(filter).toHaveValue('getCoinMetadata');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
});

test('what is pasted into the abort decoder before React is decoded', async ({ page }) => {
  const { release } = await openUntouched(page, '/references/framework');
  await page.getByLabel('Error or code').fill('coin::2');
  release();
  const tool = page.getByRole('region', { name: 'Decode an abort' });
  await expect(tool.getByRole('status')).toContainText(/constant/);
});

test('what is asked of the signature search before React is answered', async ({ page }) => {
  const { release } = await openUntouched(page, '/references/framework');
  const field = page.getByPlaceholder(/->/).first();
  await field.fill('Coin<T> -> u64');
  release();
  await expect(page.getByRole('link', { name: /value/ }).first()).toBeVisible();
  await expect(field).toHaveValue('Coin<T> -> u64');
});

test('a link is followed by the browser', async ({ page }) => {
  const { asked } = await openUntouched(page, '/guides');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Standards' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standards');
  await asleep(page);
  expect(asked).toEqual([]);
});

test.describe('the search', () => {
  const field = (page: Page) => page.getByRole('dialog').getByRole('searchbox');
  const openings: readonly (readonly [string, (page: Page) => Promise<void>, string])[] = [
    ['touch', (page) => page.getByRole('button', { name: /^Search/ }).click(), ''],
    ['Enter', (page) => page.getByRole('button', { name: /^Search/ }).press('Enter'), ''],
    ['Ctrl+K', (page) => page.keyboard.press('Control+k'), ''],
    ['slash', (page) => page.keyboard.press('/'), ''],
    ['a letter', (page) => page.getByRole('button', { name: /^Search/ }).press('o'), 'o'],
  ];
  for (const [way, open, first] of openings) {
    test(`opens by ${way}, and what is typed goes on in the modal`, async ({ page }) => {
      const { release } = await openUntouched(page, '/guides');
      await open(page);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('bject');
      await expect(field(page)).toHaveValue(`${first}bject`);
      release();
      const input = page.locator('.DocSearch-Input');
      await expect(input).toBeFocused({ timeout: 15_000 });
      await expect(input).toHaveValue(`${first}bject`);
      await expect(page.locator('.search-shell')).toHaveCount(0);
    });
  }

  test('closes by Escape and by its own key, and does not come back', async ({ page }) => {
    const { release } = await openUntouched(page, '/guides');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-shell')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.search-shell')).toHaveCount(0);
    release();
    await wake(page);
    await page.waitForTimeout(500);
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  test('goes to the page of all results by Enter', async ({ page }) => {
    await openUntouched(page, '/guides');
    await page.keyboard.press('/');
    await page.keyboard.type('gas & coin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=gas\+%26\+coin$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = (page: Page) => page.locator('#doc-menu');

  for (const way of ['touch', 'key'] as const) {
    test(`the menu opens by ${way}, and the focus goes into it`, async ({ page }) => {
      const { asked } = await openUntouched(page, '/guides');
      if (way === 'touch') await toggle(page).tap();
      else await toggle(page).press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      expect(await menu(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
      expect(asked).toEqual([]);
    });
  }

  test('the focus stays in the menu, and Escape gives it back', async ({ page }) => {
    await openUntouched(page, '/guides');
    await toggle(page).press('Enter');
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
    expect(await menu(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu leads back to the main menu, and closes by its button', async ({ page }) => {
    await openUntouched(page, '/guides');
    await toggle(page).tap();
    await page.getByRole('button', { name: 'Back to main menu' }).tap();
    await expect(menu(page).getByRole('link', { name: 'References', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).filter({ visible: true }).tap();
    await expect(menu(page)).toBeHidden();
  });

  test('an open menu stays open when React comes, and closes when a link is followed', async ({
    page,
  }) => {
    const { release } = await openUntouched(page, '/guides');
    await toggle(page).tap();
    release();
    await wake(page);
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link').filter({ visible: true }).nth(1).tap();
    await expect(page).not.toHaveURL(/\/guides$/);
    await expect(menu(page)).toBeHidden();
  });

  test('a page without a sidebar has the main menu', async ({ page }) => {
    await openUntouched(page, '/');
    await toggle(page).tap();
    const links = page.locator('#site-menu').getByRole('link');
    await expect(links).toHaveText([
      'Guides',
      'Concepts',
      'Standards',
      'References',
      'Get started',
    ]);
  });

  test('the outline of a page opens, and leads to a heading', async ({ page }) => {
    const { asked } = await openUntouched(page, '/concepts');
    await page.getByText('On this page').tap();
    const link = page.locator('.outline + nav').getByRole('link').first();
    await link.tap();
    await expect(page).toHaveURL(/#/);
    expect(asked).toEqual([]);
  });
});

test('the sidebar keeps its place from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await openUntouched(page, '/concepts');
  const list = page.locator('#doc-menu nav');
  await list.evaluate((box) => box.scrollTo(0, 160));
  await list.getByRole('link', { name: 'Gaming' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/gaming$/);
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(160);
});

test('a page that only its scripts can complete loads them at the first sign of a reader', async ({
  page,
}) => {
  const { release } = await openUntouched(page, missingPath);
  release();
  await page.mouse.move(10, 10);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('the search page loads its scripts at once', async ({ page }) => {
  await page.goto('/search?q=object');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('results for "object"');
});

test('a script that does not come is said, and comes by Retry', async ({ page }) => {
  let isBroken = true;
  await page.route('**/assets/js/main*.js', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/guides');
  await page.locator('#doc-menu .menu__caret').first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('A part of this page did not load.');
  isBroken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(alert).toHaveCount(0);
});

test('a chunk that does not come is said, and the page comes by Retry', async ({ page }) => {
  let isBroken = true;
  await page.route(/assets\/js\/(?!main|runtime)[^/]*\.js/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/references/operator/metrics');
  const filter = page.getByRole('searchbox', { name: 'Filter metrics' });
  await filter.focus();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('A part of this page did not load.');
  isBroken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await filter.focus();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 25_000 });
});

test('nothing comes for a pointer that passes, where the reader saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const { asked, release } = await openUntouched(page, tabs);
  const button = page.getByRole('button', { name: 'Search' }).first();
  await button.hover();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await button.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
});

test('built code stays as it is when React comes, and code of a later page gets its colors', async ({
  page,
}) => {
  await page.goto('/concepts/object-model');
  const block = page.locator('article pre').first();
  await block.evaluate((element) => Object.assign(element.firstChild ?? {}, { isBuilt: true }));
  await wake(page);
  expect(
    await block.evaluate(
      (element) => (element.firstChild as { isBuilt?: boolean } | null)?.isBuilt,
    ),
  ).toBe(true);
  // By key: what lies far below moves while it is laid out, and a pointer would be let go of beside the link.
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .last()
    .press('Enter');
  await expect(page).not.toHaveURL(/object-model$/);
  await expect(page.locator('article pre .code-keyword').first()).toBeAttached();
});
