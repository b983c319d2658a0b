/** What shows only in another build of the site: a second version and language, tags, counted readers, and scripts that do not wait. */

import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { wake } from './support/untouched.ts';
import { buildVariant, serveVariant, type Served, type Variant } from './variant/stage.ts';

// One build for all tests of a group.
test.describe.configure({ mode: 'default' });

/** In milliseconds. */
const BUILD = 300_000;

function serving(variant: Variant): (path: string) => string {
  let served: Served | null = null;
  test.beforeAll(async () => {
    test.setTimeout(BUILD);
    served = await serveVariant(buildVariant(variant));
  });
  test.afterAll(async () => served?.close());
  return (path) => `${served?.address}${path}`;
}

test('a site of one version and one language offers no choice of them', async ({ page }) => {
  await page.goto('/concepts');
  await expect(page.locator('.drawer-main summary')).toHaveCount(0);
  await expect(page.locator('[hreflang="de"], .navbar .choices')).toHaveCount(0);
});

test.describe('with a second version, a second language and a key for analytics', () => {
  const at = serving({ name: 'choices', environment: { AMPLITUDE_API_KEY: 'a'.repeat(32) } });
  const preferred = (page: Page) =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu leads to the other version before any script, which is then remembered', async ({
      page,
    }) => {
      await page.goto(at('/concepts'));
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      const menu = page.locator('#doc-menu');
      await menu.getByText('Version: Next').click();
      await menu.getByRole('link', { name: '1.0' }).click();
      await expect(page).toHaveURL(at('/1.0/concepts'));
      await expect(page.getByText('Older words of the section')).toBeVisible();
      await expect(page.locator('.theme-doc-version-banner')).toContainText('1.0');
      await wake(page);
      await expect.poll(() => preferred(page)).toBe('1.0');
    });

    test('the menu leads to the same page in the other language', async ({ page }) => {
      await page.goto(at('/concepts'));
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      const menu = page.locator('#doc-menu');
      await menu.getByText('Language: English').click();
      await menu.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(at('/de/concepts'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  });

  test('a remembered version that is gone is forgotten', async ({ page }) => {
    await page.goto(at('/search'));
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.1'));
    await page.goto(at('/sui-api-ref'));
    await wake(page);
    await expect.poll(() => preferred(page)).toBe('current');
  });

  for (const [name, other] of [
    ['Next', '1.0'],
    ['English', 'Deutsch'],
  ] as const) {
    test(`the list below ${name} opens by Enter and closes by a click elsewhere`, async ({
      page,
    }) => {
      await page.goto(at('/concepts'));
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.locator('.choices summary').filter({ hasText: name }).press('Enter');
      const link = bar.getByRole('link', { name: other });
      await expect(link).toBeVisible();
      await page.mouse.click(600, 500);
      await expect(link).toBeHidden();
    });
  }

  test('each page names itself in the other language', async ({ page }) => {
    await page.goto(at('/guides'));
    const other = page.locator('link[rel="alternate"][hreflang="de"]');
    await expect(other).toHaveAttribute('href', /\/de\/guides$/);
  });

  test('a tagged page leads to its tags, and they to it', async ({ page }) => {
    await page.goto(at('/concepts'));
    await page.getByRole('article').getByRole('link', { name: 'objects' }).click();
    await expect(page).toHaveURL(at('/tags/objects'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('objects');
    await expect(page.getByRole('main').getByRole('link', { name: 'Concepts' })).toBeVisible();
    await page.getByRole('link', { name: /view all tags/i }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /first steps/ })).toBeVisible();
  });

  test.describe('readers', () => {
    const server = 'https://api2.amplitude.com';
    const cookies = async (context: BrowserContext) =>
      (await context.cookies()).filter(({ name }) => name.startsWith('AMP'));
    const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });

    /** What is sent, and which files of the analytics are asked for; nothing leaves the machine. */
    async function listen(page: Page) {
      const sent: string[] = [];
      const files: string[] = [];
      const pageErrors: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (pathname.startsWith('/assets/analytics/count')) files.push(pathname);
        if (origin !== new URL(at('/')).origin && origin !== server) pageErrors.push(request.url());
      });
      page.on('console', (message) => {
        if (message.type() === 'error') pageErrors.push(message.text());
      });
      await page.route(`${server}/**`, async (route) => {
        sent.push(route.request().postData() ?? '');
        const headers = { 'access-control-allow-origin': '*' };
        await route.fulfill({ json: { code: 200 }, headers });
      });
      return { sent, files, pageErrors };
    }

    const silent: readonly (readonly [string, string | null, object])[] = [
      ['have not answered', null, {}],
      ['said no', 'no', {}],
      ['answered nonsense', '__proto__', {}],
      ['said yes, and whose browser says no by DNT', 'yes', { doNotTrack: '1' }],
      ['said yes, and whose browser says no by GPC', 'yes', { globalPrivacyControl: true }],
    ];
    for (const [who, stored, wishes] of silent) {
      test(`who ${who} are not counted`, async ({ page, context }) => {
        const { sent, files, pageErrors } = await listen(page);
        await page.addInitScript(
          ([answer, asked]) => {
            if (answer !== null) localStorage.setItem('analytics-consent', answer);
            for (const [name, value] of Object.entries(asked))
              Object.defineProperty(navigator, name, { value });
          },
          [stored, wishes] as const,
        );
        await page.goto(at('/guides?q=secret'));
        const isAsked = stored !== 'yes' && stored !== 'no';
        await expect(question(page)).toHaveCount(isAsked ? 1 : 0);
        await wake(page);
        await page.getByRole('link', { name: 'Concepts' }).first().click();
        await expect(page).toHaveURL(at('/concepts'));
        expect([sent, files, pageErrors, await cookies(context)]).toEqual([[], [], [], []]);
      });
    }

    test('who say yes are counted, page by page, without what they search', async ({
      page,
      context,
    }) => {
      const { sent, files, pageErrors } = await listen(page);
      await page.goto(at('/search?q=secret#hidden'));
      await question(page).getByRole('button', { name: 'Yes' }).click();
      await expect.poll(() => files.length).toBe(1);
      await wake(page);
      await page.getByRole('link', { name: 'Concepts' }).first().click();
      await expect(page).toHaveURL(at('/concepts'));
      // They wait for each other for ten seconds.
      await expect.poll(() => sent.join(), { timeout: 25_000 }).toContain('/concepts');
      const events = sent.flatMap(
        (body) =>
          (JSON.parse(body) as { events: { event_type: string; event_properties: object }[] })
            .events,
      );
      const views = events.filter(({ event_type }) => event_type === 'Page View');
      expect(views.map(({ event_properties }) => event_properties)).toEqual([
        { path: '/search' },
        { path: '/concepts' },
      ]);
      expect(sent.join()).not.toMatch(/secret|hidden|localhost/);
      const [cookie, ...others] = await cookies(context);
      const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
      expect([Math.round(days), others]).toEqual([365, []]);
      expect(pageErrors).toEqual([]);
    });

    test('who said yes can say no on every page, and the cookie goes', async ({
      page,
      context,
    }) => {
      const { files } = await listen(page);
      await page.addInitScript(() => {
        if (localStorage.getItem('analytics-consent') === null)
          localStorage.setItem('analytics-consent', 'yes');
      });
      await page.goto(at('/guides'));
      await expect(question(page)).toHaveCount(0);
      await expect.poll(async () => (await cookies(context)).length).toBe(1);
      await page.getByRole('button', { name: 'Analytics choice' }).click();
      await question(page).getByRole('button', { name: 'No' }).click();
      await expect.poll(async () => (await cookies(context)).length).toBe(0);
      expect(files).toHaveLength(1);
      await page.reload();
      await wake(page);
      expect([files.length, await cookies(context)]).toEqual([1, []]);
    });
  });
});

test.describe('with DEFERRED_HYDRATION=off', () => {
  const at = serving({ name: 'at-once', environment: { DEFERRED_HYDRATION: 'off' }, locale: 'en' });

  test('the scripts come with the page, and nothing waits for a touch', async ({ page }) => {
    await page.goto(at('/concepts'));
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
      timeout: 15_000,
    });
    await expect(page.locator('script[type="text/later"]')).toHaveCount(0);
    await expect(page.locator('script[src*="/assets/js/main"]')).toHaveCount(1);
  });

  test('mode, search and copying work as they do otherwise', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at('/concepts'));
    await page.getByRole('button', { name: /switch between dark and light/i }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-code-block').hover();
    await page.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('sui client gas');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused({ timeout: 15_000 });
  });
});
