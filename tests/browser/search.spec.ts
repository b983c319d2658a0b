/** The embedded search in a real browser: keys, screens, history, and what it does when things are missing. */

import { expect, test, type Page } from '@playwright/test';
import { payloads } from '../search/payloads.ts';
import { seriousViolations } from './accessibility.ts';
import { modalOf, openModal, openPage, searchOn, watchSinks } from './support/modal.ts';
import { watch } from './watch.ts';

const storageKey = (list: 'RECENT' | 'FAVORITE'): string =>
  `__DOCSEARCH_${list}_SEARCHES__sui-docs`;
const storedTitles = (page: Page, list: 'RECENT' | 'FAVORITE'): Promise<readonly string[]> =>
  page.evaluate((key) => {
    const items = JSON.parse(localStorage.getItem(key) ?? '[]') as {
      hierarchy: Record<string, string | null>;
    }[];
    return items.map(({ hierarchy }) => hierarchy['lvl2'] ?? hierarchy['lvl1'] ?? '');
  }, storageKey(list));

// A file may still be under way when a test has seen enough.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** From each key to the frame that shows its hits, counted inside the page. */
async function timesToHits(page: Page): Promise<readonly number[]> {
  test.setTimeout(90_000);
  const { input, hits } = await searchOn(page, '/guides', 'objec');
  await expect(hits.first()).toBeVisible();
  await page.waitForTimeout(500);
  const times: number[] = [];
  for (const letter of 't model') {
    await page.evaluate(quietHits);
    times.push(await page.evaluate(timeOfKey, letter));
  }
  await expect(input).toHaveValue('object model');
  return times;
}

/** Until nothing has changed for a while: what comes late for one key must not count for the next. */
async function quietHits(): Promise<void> {
  const list = document.querySelector('.DocSearch-Dropdown');
  if (!list) throw new Error('no hits');
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 500);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    }).observe(list, { childList: true, subtree: true, characterData: true });
  });
}

async function timeOfKey(key: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  if (!field) throw new Error('no input');
  const start = performance.now();
  const changed = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    }).observe(document.querySelector('.DocSearch-Dropdown') ?? field, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  value?.set?.call(field, field.value + key);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 1000))]);
  return performance.now() - start;
}

/** What the engine and the page need, and not what else the machine does: other work slows some keys, never all. */
function quick(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[2] ?? Infinity;
}

test.describe('the modal', () => {
  test('opens by button, by Ctrl+K and by /, and closes by Escape, Ctrl+K, Cancel and a click beside it', async ({
    page,
  }) => {
    const { faults } = await watch(page);
    await openPage(page, '/guides');
    const { box, input } = modalOf(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.mouse.click(5, 400);
    await expect(box).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('opens with the letter typed on the button, and not by / in an input', async ({ page }) => {
    await openPage(page, '/guides');
    const { box, input } = modalOf(page);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('c');
    await expect(input).toHaveValue('c');
    await page.keyboard.press('Escape');
    await openPage(page, '/search');
    await page.getByRole('searchbox').click();
    await page.keyboard.press('/');
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('/');
  });

  test('shows its key beside the button, and its keys in the footer', async ({ page }) => {
    await openPage(page, '/guides');
    await expect(page.locator('.DocSearch-Button-Key')).toHaveText(['Ctrl', 'K']);
    const { box } = await openModal(page);
    await expect(box.locator('.DocSearch-Commands')).toHaveText(
      /to select.*to navigate.*to close/s,
    );
    await expect(box).toContainText('No recent searches');
  });

  test('finds as one types, moves by arrows, goes by Enter and remembers', async ({ page }) => {
    const { faults } = await watch(page);
    const { box, hits, active, input } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(hits.first()).toContainText('Object model');
    await expect(hits.first().locator('mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(active).toContainText('Object model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/object-model$/);
    await expect(box).toHaveCount(0);
    expect(await storedTitles(page, 'RECENT')).toEqual(['Object model']);
    await openPage(page, '/concepts');
    await openModal(page);
    await expect(box.locator('.DocSearch-Hit-source').first()).toHaveText('Recent');
    await expect(hits.first()).toContainText('Object model');
    await expect(input).toHaveValue('');
    expect(faults).toEqual([]);
  });

  test('keeps the anchor of a hit', async ({ page }) => {
    const { hits } = await searchOn(page, '/guides', 'what an object is');
    // At its far end, where no text is: the whole row is the link.
    const box = await hits.first().boundingBox();
    await hits.first().click({ position: { x: (box?.width ?? 0) - 12, y: 30 } });
    await expect(page).toHaveURL(/\/concepts\/object-model#[\w-]+$/);
  });

  test('opens a new tab with Ctrl+Enter, a window with Shift+Enter, leaves the middle button to the browser, and stays open', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(window, { opened });
      window.open = (url, target, features) => {
        opened.push(`${String(url)} ${target ?? ''} ${features ?? ''}`);
        return null;
      };
      document.addEventListener('auxclick', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        opened.push(
          `${link?.getAttribute('href') ?? 'no link'} ${event.defaultPrevented ? 'prevented' : 'left alone'}`,
        );
        event.preventDefault();
      });
    });
    const { box, hits } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Shift+Enter');
    await hits.first().click({ button: 'middle' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: string[] }).opened))
      .toEqual([
        '/concepts/object-model _blank noopener',
        '/concepts/object-model _blank noopener',
        '/concepts/object-model left alone',
      ]);
    await expect(box).toBeVisible();
    await expect(page).toHaveURL(/\/guides$/);
  });

  test('promotes a recent search, removes both kinds, and keeps 7 or 4 recent and 10 favorite ones', async ({
    page,
  }) => {
    await openPage(page, '/guides');
    const item = (name: string) => ({
      objectID: name,
      url: `/${name}`,
      type: 'lvl1',
      hierarchy: { lvl0: 'Guides', lvl1: name },
      content: null,
    });
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [storageKey('RECENT'), JSON.stringify(Array.from({ length: 12 }, (_, at) => item(`r${at}`)))],
    );
    const { box, hits } = await openModal(page);
    await expect(hits).toHaveCount(7);
    await hits.first().getByTitle('Save this search').click();
    await expect(box.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    expect(await storedTitles(page, 'FAVORITE')).toEqual(['r0']);
    await hits.first().getByTitle('Remove this search from history').click();
    await expect.poll(() => storedTitles(page, 'RECENT')).not.toContain('r1');
    await page.getByTitle('Remove this search from favorites').click();
    await expect.poll(() => storedTitles(page, 'FAVORITE')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.evaluate(
      ([recent, favorite, items]) => {
        localStorage.setItem(recent ?? '', items ?? '');
        localStorage.setItem(favorite ?? '', (items ?? '').replaceAll('"r', '"f'));
      },
      [
        storageKey('RECENT'),
        storageKey('FAVORITE'),
        JSON.stringify(Array.from({ length: 12 }, (_, at) => item(`r${at}`))),
      ],
    );
    await openModal(page);
    await expect(box.locator('.DocSearch-Hits').nth(0).locator('.DocSearch-Hit')).toHaveCount(4);
    await expect(box.locator('.DocSearch-Hits').nth(1).locator('.DocSearch-Hit')).toHaveCount(10);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test('says when there is nothing, with suggestions from what was found before', async ({
    page,
  }) => {
    const { box, input, hits } = await searchOn(page, '/guides', 'object');
    await expect(hits.first()).toBeVisible();
    await input.fill('zzqqxxkk');
    await expect(box.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(
      'No results for "zzqqxxkk"',
    );
    await expect(box).toContainText('Try searching for');
    const suggestions = box.locator('.DocSearch-Prefill');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(hits.first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear the query' }).click();
    await expect(input).toHaveValue('');
  });

  test('leads to where one may report a missing result, when that is set up', async ({ page }) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const pattern = '"missingResultsUrl":"https://example.org/missing?q={query}"';
      const body = (await response.text()).replace('"missingResultsUrl":null', () => pattern);
      await route.fulfill({ response, body });
    });
    const { box } = await searchOn(page, '/guides', 'zzqq & <qqzz>');
    await expect(box).toContainText('Believe this query should return results? Let us know.');
    await expect(box.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      'https://example.org/missing?q=zzqq%20%26%20%3Cqqzz%3E',
    );
    await openPage(page, '/search?q=zzqqxxkk');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Let us know.' }),
    ).toHaveAttribute('href', 'https://example.org/missing?q=zzqqxxkk');
  });

  test('takes 64 characters, shows 20 hits at most and 5 of a kind, and leads to all of them', async ({
    page,
  }) => {
    const { box, input, hits } = await searchOn(page, '/guides', 'object');
    await expect(input).toHaveAttribute('maxlength', '64');
    await expect(hits.first()).toBeVisible();
    expect(await hits.count()).toBeLessThanOrEqual(20);
    for (const group of await box.locator('.DocSearch-Hits').all())
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
    const all = box.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=object$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${count} results for "object"`,
    );
  });

  test('cuts snippets to 10 words, and to 5 on a phone', async ({ page }) => {
    const words = async (): Promise<number> => {
      const { box, hits } = await searchOn(page, '/guides', 'object model');
      await expect(hits.first().locator('.DocSearch-Hit-path')).toContainText('…');
      const text = (await box.locator('.DocSearch-Hit-path').first().textContent()) ?? '';
      return text.split(' ').length;
    };
    expect(await words()).toBe(10);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await words()).toBe(5);
  });

  test('shortens what holds a name before the name, and never what it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { hits } = await searchOn(page, '/guides', 'GetCoinsOptions');
    const hit = hits.filter({ hasText: 'Experimental_SuiClientTypes.GetCoinsOptions' }).first();
    await expect(hit).toBeVisible();
    const isCut = (one: Element): boolean => one.scrollWidth > one.clientWidth + 1;
    const [owner, own] = [
      hit.locator('.search-name > span').first(),
      hit.locator('.search-name > span').last(),
    ];
    expect(await owner.evaluate(isCut)).toBe(true);
    expect(await own.evaluate(isCut)).toBe(false);
    await expect(hit.locator('.search-kind')).toBeInViewport({ ratio: 1 });
  });

  test('shows the first hit within 80 ms of the key', async ({ page }) => {
    const times = await timesToHits(page);
    expect(quick(times), times.map((time) => time.toFixed(0)).join(' ')).toBeLessThan(80);
  });

  test('would be seen to take 200 ms', async ({ page }) => {
    await page.addInitScript(() => {
      const send = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        setTimeout(() => send.call(this, message as never), 200);
      };
    });
    const times = await timesToHits(page);
    expect(quick(times), times.map((time) => time.toFixed(0)).join(' ')).toBeGreaterThan(200);
  });

  test('asks nothing of other origins', async ({ page }) => {
    const { faults } = await watch(page);
    const { hits } = await searchOn(page, '/guides', 'transfer');
    await expect(hits.first()).toBeVisible();
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  for (const mode of ['light', 'dark']) {
    for (const width of [1280, 390]) {
      test(`is accessible in ${mode} at ${width} pixels: start, results, nothing found`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        const { input, hits, box } = await searchOn(page, '/guides', '');
        expect(await seriousViolations(page)).toEqual([]);
        await input.fill('object');
        await expect(hits.first()).toBeVisible();
        expect(await seriousViolations(page)).toEqual([]);
        await input.fill('zzqqxxkk');
        await expect(box).toContainText('No results for');
        expect(await seriousViolations(page)).toEqual([]);
      });
    }
  }
});

test.describe('text stays text', () => {
  test('in every query, in the modal and on the page', async ({ page }) => {
    test.setTimeout(90_000);
    const sinks = await watchSinks(page);
    const { input, box } = await searchOn(page, '/guides', 'object');
    for (const payload of payloads) {
      await input.fill(payload.replaceAll('\u0000', ''));
      await page.waitForTimeout(30);
    }
    await expect(box.locator('script, iframe, img, object, embed')).toHaveCount(0);
    for (const payload of payloads.slice(0, 12)) {
      await page.goto(`/search?q=${encodeURIComponent(payload)}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        'Search the documentation',
      );
      await expect(
        page.locator('main').locator('script, iframe, img, object, embed, style'),
      ).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await sinks()).toEqual([]);
  });

  test('also where addresses are broken', async ({ page }) => {
    const { faults } = await watch(page);
    for (const query of ['%E0%A4%A', '%', '%ED%A0%80', '%00', `${'a'.repeat(3000)}`]) {
      await openPage(page, `/search?q=${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(faults).toEqual([]);
  });

  test('where hits are marked, no HTML is written', async ({ page }) => {
    const sinks = await watchSinks(page);
    const { hits } = await searchOn(page, '/guides', 'object');
    await expect(hits.first().locator('mark').first()).toBeVisible();
    expect(await sinks()).toEqual([]);
  });
});

test.describe('when things are missing', () => {
  test('blocked storage means an empty history and nothing else', async ({ page }) => {
    const { faults } = await watch(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
    });
    await openPage(page, '/guides');
    const { box, input, hits } = await openModal(page);
    await expect(box).toContainText('No recent searches');
    await input.fill('object model');
    await expect(hits.first()).toContainText('Object model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/object-model$/);
    expect(faults).toEqual([]);
    expect(warnings).toContain('Recent searches are not kept: the browser blocks its storage.');
  });

  test('a full storage does not keep one from going where one wants', async ({ page }) => {
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (value.length > 50) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    const { hits } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts\/object-model$/);
  });

  for (const junk of [
    'null',
    '{"__proto__":1}',
    '[1,null,{}]',
    'x'.repeat(1_500_000),
    '[{"objectID":"1","url":"javascript:alert(1)","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]',
  ]) {
    test(`junk in storage is not believed: ${junk.slice(0, 24)}`, async ({ page }) => {
      const { faults } = await watch(page);
      await page.addInitScript(
        ([keys, text]) => {
          for (const key of (keys as string).split(',')) localStorage.setItem(key, text as string);
        },
        [`${storageKey('RECENT')},${storageKey('FAVORITE')}`, junk],
      );
      await openPage(page, '/guides');
      const { box } = await openModal(page);
      await expect(box).toContainText('No recent searches');
      expect(faults).toEqual([]);
    });
  }

  test('an index that cannot be fetched shows the error screen, and keeps it; the next query may succeed', async ({
    page,
  }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    const { box, input, hits } = await searchOn(page, '/guides', 'object');
    const title = box.locator('.DocSearch-ErrorScreen .DocSearch-Title');
    await expect(title).toHaveText('Unable to fetch results');
    await expect(box).toContainText('You might want to check your network connection.');
    await page.waitForTimeout(900);
    await expect(title).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.unroute('**/search-index/**');
    await input.fill('object model');
    await expect(hits.first()).toContainText('Object model');
  });

  test('a browser without workers shows the error screen', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }));
    const { box } = await searchOn(page, '/guides', 'object');
    await expect(box.locator('.DocSearch-ErrorScreen')).toContainText('Unable to fetch results');
  });

  test('an index of the next release is found by a page of this one', async ({ page }) => {
    const [hash = ''] = (await (await page.request.get('/search-current.json')).json()) as string[];
    // The page still asks for the folder of its own release, which is gone.
    await page.route('**/search-index/**', async (route) => {
      const url = route.request().url();
      const isNew = url.includes('/aaaaaaaaaaaa/');
      if (!isNew) return route.fulfill({ status: 404 });
      return route.fulfill({
        response: await route.fetch({ url: url.replace('aaaaaaaaaaaa', hash) }),
      });
    });
    await page.route('**/search-current.json', (route) =>
      route.fulfill({ json: ['aaaaaaaaaaaa'] }),
    );
    const { hits } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
  });

  test('an index that takes long shows the wheel after 300 ms, no false words, and the hits when they come', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index/**', async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page, '/guides');
    const { box, input, hits } = await openModal(page);
    const wheel = box.locator('.DocSearch-LoadingIndicator');
    await expect(wheel).toBeHidden();
    await page.evaluate(() => {
      const container = document.querySelector('.DocSearch-Container');
      const field = document.querySelector('.DocSearch-Input');
      const seen = { typed: 0, stalled: 0 };
      Object.assign(window, { seen });
      field?.addEventListener('input', () => (seen.typed ||= performance.now()), true);
      new MutationObserver(() => {
        if (container?.classList.contains('DocSearch-Container--Stalled'))
          seen.stalled ||= performance.now();
      }).observe(document, { attributes: true, subtree: true });
    });
    await input.fill('object model');
    await expect(wheel).toBeVisible();
    const waited = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { typed: number; stalled: number } };
      return seen.stalled - seen.typed;
    });
    expect(waited).toBeGreaterThanOrEqual(290);
    const help = box.locator('.DocSearch-StartScreen .DocSearch-Help');
    await expect(help).toHaveCSS('font-size', '0px');
    expect(await help.evaluate((one) => getComputedStyle(one, '::after').content)).toBe(
      '"One moment…"',
    );
    release();
    await expect(hits.first()).toContainText('Object model');
    await expect(wheel).toBeHidden();
  });

  test('names alone answer while the words are late, and the rest comes by itself', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/words.json', async (route) => {
      await held;
      await route.continue();
    });
    const { box, hits, input } = await searchOn(page, '/guides', 'object model');
    await expect(hits.first()).toContainText('Object model');
    const count = box.getByText(/^See all \d+ results$/);
    const before = (await count.textContent()) ?? '';
    release();
    await expect(count).not.toHaveText(before);
    await expect(hits.first()).toContainText('Object model');
    await expect(input).toHaveValue('object model');
    await expect(box).toBeVisible();
  });
});

test.describe('the search page', () => {
  test('lists all hits with their way, marks and anchors, and more on demand', async ({ page }) => {
    const { faults } = await watch(page);
    await openPage(page, '/search?q=object');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^\d+ results for "object"$/);
    await expect(page).toHaveTitle(/^\d+ results for "object"/);
    const hits = page.getByRole('main').getByRole('article');
    await expect(hits).toHaveCount(20);
    await expect(hits.first().locator('mark').first()).toBeVisible();
    await expect(hits.first().getByRole('list')).toBeVisible();
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(hits).toHaveCount(40);
    const anchored = page.getByRole('main').locator('article a[href*="#"]').first();
    const href = (await anchored.getAttribute('href')) ?? '';
    await anchored.click();
    await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}$`));
    expect(faults).toEqual([]);
  });

  test('filters by kind, keeps the filter in the address, and takes it off', async ({ page }) => {
    await openPage(page, '/search?q=object');
    const filter = page.getByRole('group', { name: 'Show only' });
    const concepts = filter.getByRole('button', { name: /^Concepts/ });
    await concepts.click();
    await expect(concepts).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/search\?q=object&kind=concepts$/);
    const crumbs = page.getByRole('main').getByRole('article').locator('ul li:first-child');
    // The address changes at once, the hits when the engine has answered.
    await expect
      .poll(async () => [...new Set(await crumbs.allTextContents())])
      .toEqual(['Concepts']);
    await page.reload();
    await expect(concepts).toHaveAttribute('aria-pressed', 'true');
    await filter.getByRole('button', { name: /^All/ }).click();
    await expect(page).toHaveURL(/\/search\?q=object$/);
  });

  test('follows what is typed, says when there is nothing, and starts empty', async ({ page }) => {
    await openPage(page, '/search');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Search the documentation');
    const input = page.getByRole('searchbox');
    await expect(input).toBeFocused();
    await input.fill('zzqqxxkk');
    await expect(heading).toHaveText('No results for "zzqqxxkk"');
    await expect(page).toHaveURL(/\/search\?q=zzqqxxkk$/);
    await input.fill('');
    await expect(heading).toHaveText('Search the documentation');
    await expect(page).toHaveURL(/\/search$/);
  });

  test('says when it cannot answer, and tries again', async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await openPage(page, '/search?q=object');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to fetch results');
    await page.unroute('**/search-index/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results for "object"$/);
  });

  for (const mode of ['light', 'dark']) {
    test(`is accessible in ${mode}, with hits and without`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      for (const path of ['/search', '/search?q=object', '/search?q=zzqqxxkk']) {
        await openPage(page, path);
        await page.waitForTimeout(400);
        expect(await seriousViolations(page)).toEqual([]);
      }
    });
  }
});
