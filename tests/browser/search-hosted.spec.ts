/** The hosted search against a service on this machine: right answers, wrong ones, none, and hostile ones. */

import { expect, test, type Page } from '@playwright/test';
import { payloads } from '../search/payloads.ts';
import { deadOrigin, startService, type FakeService } from './support/fake-service.ts';
import {
  changeSettings,
  modalOf,
  openModal,
  stopRoutes,
  watchSinks,
  type Modal,
} from './support/modal.ts';

// The policy of this build names no service; that of a hosted build is tested where it is made.
test.use({ bypassCSP: true });

const MARKS = ['\ue000', '\ue001'] as const;
const NOTICE =
  'The search service does not answer. These results come from the index of this site.';

let service: FakeService;
test.beforeEach(async () => {
  service = await startService({ kind: 'answers', hits: (query) => [guide(query)] });
});
test.afterEach(stopRoutes);
test.afterEach(() => service.close());

function guide(query: string, fields: object = {}) {
  const marked = `A guide to ${MARKS[0]}${query}${MARKS[1]}`;
  return {
    objectID: 'guide-1',
    url: 'https://docs.sui.io/docs/guides#which-guide-for-which-goal',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Guides',
      lvl2: `A guide to ${query}`,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    _snippetResult: { hierarchy: { lvl2: { value: marked, matchLevel: 'full' } } },
    ...fields,
  };
}

/** Serves the build as if it had been built with a service. */
async function hostAt(page: Page, hosts: readonly string[], fields: object = {}): Promise<void> {
  const hosted = {
    appId: 'TESTAPP',
    searchKey: 'public-key',
    index: 'docs',
    hosts,
    countsEvents: false,
    ...fields,
  };
  await changeSettings(page, '"hosted":null', `"hosted":${JSON.stringify(hosted)}`);
  await page.goto('/concepts');
}

async function ask(page: Page, query: string): Promise<Modal> {
  const modal = await openModal(page);
  await modal.input.fill(query);
  return modal;
}

test('asks the service as specified, and makes its addresses local', async ({ page }) => {
  await hostAt(page, [service.origin]);
  const { hits, active } = await ask(page, 'coin');
  await expect(hits).toHaveCount(1);
  await expect(active.locator('mark')).toHaveText('coin');
  await expect(page.locator('.search-notice')).toHaveCount(0);
  const [request] = service.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
  expect(request?.parameters.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(request?.parameters.get('x-algolia-api-key')).toBe('public-key');
  expect(Object.keys(request?.body.requests?.[0] ?? {}).sort()).toEqual([
    'attributesToRetrieve',
    'attributesToSnippet',
    'clickAnalytics',
    'facetFilters',
    'facets',
    'highlightPostTag',
    'highlightPreTag',
    'hitsPerPage',
    'indexName',
    'query',
    'snippetEllipsisText',
  ]);
  expect(request?.body.requests?.[0]).toMatchObject({
    query: 'coin',
    indexName: 'docs',
    hitsPerPage: 20,
    clickAnalytics: false,
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localhost:\d+\/guides#which-guide-for-which-goal$/);
});

test('keeps what leads out of the site where the configuration allows it', async ({ page }) => {
  service.behave({
    kind: 'answers',
    hits: (query) => [guide(query, { url: 'https://github.com/MystenLabs/sui#readme' })],
  });
  await hostAt(page, [service.origin]);
  const { hits } = await ask(page, 'source');
  await expect(hits.first().locator('a')).toHaveAttribute(
    'href',
    'https://github.com/MystenLabs/sui#readme',
  );
});

test('asks the next host when the first is dead', async ({ page }) => {
  await hostAt(page, [await deadOrigin(), service.origin]);
  const { hits } = await ask(page, 'coin');
  await expect(hits).toHaveCount(1);
  await expect(hits.first()).toContainText('A guide to coin');
  await expect(page.locator('.search-notice')).toHaveCount(0);
});

test('says that nothing was found when the service finds nothing', async ({ page }) => {
  service.behave({ kind: 'answers', hits: () => [] });
  await hostAt(page, [service.origin]);
  const { box } = await ask(page, 'coin');
  await expect(box).toContainText('No results for "coin"');
  await expect(page.locator('.search-notice')).toHaveCount(0);
});

test.describe('falls back to the index of the site, and says so, when the service', () => {
  const cases = [
    ['fails', { kind: 'fails', status: 503 }],
    ['refuses', { kind: 'fails', status: 403 }],
    ['has had enough', { kind: 'fails', status: 429 }],
    ['hangs', { kind: 'hangs' }],
    ['answers in another shape', { kind: 'body', body: '{"results":{"hits":"x"}}' }],
    ['answers with a page', { kind: 'body', body: '<html>Sign in</html>' }],
    ['answers with null', { kind: 'body', body: 'null' }],
    [
      'answers with hits of another index',
      { kind: 'body', body: '{"results":[{"hits":[{"objectID":"1","name":"Shoe"}],"nbHits":1}]}' },
    ],
  ] as const;
  for (const [name, behavior] of cases) {
    test(name, async ({ page }) => {
      service.behave(behavior);
      await hostAt(page, [service.origin]);
      const { hits } = await ask(page, 'object model');
      await expect(hits.first()).toContainText('Object model', { timeout: 10_000 });
      await expect(page.locator('.search-notice')).toHaveText(NOTICE);
      const before = service.requests.length;
      if (name === 'has had enough') expect(before, 'asked once, without waiting').toBe(1);
      await modalOf(page).input.fill('object model ');
      await expect(hits.first()).toContainText('Object model');
      expect(service.requests.length, 'a failed service is left alone').toBe(before);
    });
  }

  test('is gone altogether, on the search page as well', async ({ page }) => {
    await hostAt(page, [await deadOrigin(), await deadOrigin()]);
    await page.goto('/search?q=object%20model');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results for "object model"$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(NOTICE);
  });
});

test('shows the error screen when neither the service nor the index answers', async ({ page }) => {
  service.behave({ kind: 'fails', status: 500 });
  await page.route('**/search-index/**', (route) => route.abort());
  await hostAt(page, [service.origin]);
  const { box } = await ask(page, 'coin');
  await expect(box.locator('.DocSearch-ErrorScreen')).toContainText('Unable to fetch results');
  await page.waitForTimeout(800);
  await expect(box.locator('.DocSearch-ErrorScreen')).toBeVisible();
});

test('prints whatever the service sends as text', async ({ page }) => {
  test.setTimeout(120_000);
  const sinks = await watchSinks(page);
  const hostile = payloads.map((payload, at) => {
    const value = { value: payload, matchLevel: 'full' };
    return {
      objectID: `${at}${payload}`,
      url:
        at % 5 === 0
          ? `https://docs.sui.io/${encodeURIComponent(payload.replace(/[\ud800-\udfff]/g, ''))}`
          : `https://docs.sui.io/x#${at}`,
      type: at % 2 === 0 ? 'lvl2' : 'content',
      hierarchy: { lvl0: payload, lvl1: payload, lvl2: payload },
      content: payload,
      symbols: [{ kind: payload }],
      _snippetResult: { hierarchy: { lvl1: value, lvl2: value }, content: value },
      _highlightResult: { hierarchy: { lvl0: value, lvl1: value }, content: value },
    };
  });
  await hostAt(page, [service.origin]);
  const { box, input, hits } = await openModal(page);
  for (let from = 0; from < hostile.length; from += 20) {
    service.behave({ kind: 'answers', hits: () => hostile.slice(from, from + 20) });
    await input.fill(`round ${from}`);
    await expect(hits.first()).toBeVisible();
    await page.waitForTimeout(150);
    await expect(
      box.locator('.DocSearch-Dropdown').locator('script, iframe, img, object, embed, style'),
    ).toHaveCount(0);
  }
  service.behave({ kind: 'answers', hits: () => hostile });
  await page.goto('/search?q=all');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(
    page.locator('main').locator('script, iframe, img, object, embed, style'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await sinks()).toEqual([]);
});

test('leads nowhere but to pages', async ({ page }) => {
  const urls = [
    'javascript:window.pwned=1',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://docs.sui.io//evil.example',
  ];
  service.behave({
    kind: 'answers',
    hits: (query) => urls.map((url, at) => guide(query, { objectID: String(at), url })),
  });
  await hostAt(page, [service.origin]);
  const { hits } = await ask(page, 'coin');
  await expect(hits).toHaveCount(1);
  await expect(hits.first().locator('a')).toHaveAttribute('href', '/evil.example');
});

test.describe('counting', () => {
  const counted = async (
    page: Page,
    consent: string | null,
    fields: object = { countsEvents: true },
  ) => {
    await page.addInitScript((answer) => {
      if (answer !== null) localStorage.setItem('analytics-consent', answer);
    }, consent);
    await hostAt(page, [service.origin], fields);
    const { hits } = await ask(page, 'secret query');
    await expect(hits).toHaveCount(1);
    await page.waitForTimeout(700);
    await hits.first().click();
    await page.waitForTimeout(1500);
    return service.requests
      .filter(({ path }) => path === '/1/events')
      .flatMap(({ body }) => body.events ?? []);
  };

  for (const [name, consent, fields] of [
    ['without an answer of the reader', null, { countsEvents: true }],
    ['after a no', 'no', { countsEvents: true }],
    ['where it is not set up', 'yes', { countsEvents: false }],
  ] as const) {
    test(`sends nothing ${name}`, async ({ page }) => {
      expect(await counted(page, consent, fields)).toEqual([]);
      expect(service.requests[0]?.body.requests?.[0]?.['clickAnalytics']).toBe(false);
    });
  }

  test('sends views and clicks after a yes, and never what was typed', async ({ page }) => {
    const events = await counted(page, 'yes');
    expect(events.map(({ eventType }) => eventType)).toEqual(['view', 'click']);
    expect(events[1]).toMatchObject({
      objectIDs: ['guide-1'],
      queryID: 'q-1',
      positions: [1],
      userToken: 'anonymous',
    });
    expect(JSON.stringify(events)).not.toContain('secret');
    expect(service.requests[0]?.body.requests?.[0]?.['clickAnalytics']).toBe(true);
  });

  test('sends nothing where the browser asks not to be tracked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    expect(await counted(page, 'yes')).toEqual([]);
  });
});
