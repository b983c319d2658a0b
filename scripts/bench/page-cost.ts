/** One visit of a page on a slow phone: what it transfers and runs before the first interaction, and how soon it answers. Drives a browser. */
/// <reference lib="dom" />

import type { Browser, CDPSession, Page } from '@playwright/test';

export interface PageCost {
  /** KB over the wire before the first interaction, headers included. */
  readonly transferred: number;
  /** KB of script that ran before the first interaction: inline, and files. */
  readonly script: number;
  /** Milliseconds. */
  readonly paint: number;
  /** Thousandths of the layout shift score. */
  readonly shift: number;
  /** Milliseconds of tasks beyond the first 50 of each. */
  readonly blocking: number;
  /** Milliseconds from a tap to the open menu. */
  readonly touch: number | null;
  /** Milliseconds from a tap on the search until its modal takes keys; with an empty cache, and with a full one. */
  readonly search: number;
  readonly searchWarm: number;
  /** KB over the wire from a tap on a control that needs React until React works the page; null without one. */
  readonly hydration: number | null;
}

export const PHONE = { width: 412, height: 823 };
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Milliseconds without a request after which a page is taken to be complete. */
const QUIET = 1_500;

export async function probePage(browser: Browser, url: string): Promise<PageCost> {
  const costs = await onPhone(browser, async (page) => {
    const cost = await costOfReading(page, url);
    const touch = await timeToMenu(page);
    const search = await timeToSearch(page);
    // A browser keeps compiled scripts from the second visit on: warm is the third.
    await page.reload({ waitUntil: 'networkidle' });
    await timeToSearch(page);
    await page.reload({ waitUntil: 'networkidle' });
    return { ...cost, touch, search, searchWarm: await timeToSearch(page) };
  });
  return { ...costs, hydration: await onPhone(browser, (page) => costOfHydration(page, url)) };
}

/** The part that every site has: what a page costs before it is touched. */
export function probeReading(browser: Browser, url: string): Promise<Reading> {
  return onPhone(browser, (page) => costOfReading(page, url));
}

/** With empty caches. */
async function onPhone<Cost>(
  browser: Browser,
  probe: (page: Page) => Promise<Cost>,
): Promise<Cost> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    return await probe(await context.newPage());
  } finally {
    await context.close();
  }
}

export type Reading = Pick<PageCost, 'transferred' | 'script' | 'paint' | 'shift' | 'blocking'>;

async function costOfReading(page: Page, url: string): Promise<Reading> {
  const session = await page.context().newCDPSession(page);
  const wire = await watchWire(session);
  // What compiles this file gives functions their names by a helper, which pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - wire.last < QUIET) await page.waitForTimeout(200);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && !/json|later/.test(type))
      .reduce((sum, { text }) => sum + text.length, 0),
  );
  return {
    transferred: wire.bytes / 1000,
    script: (inline + wire.script) / 1000,
    paint: seen.paint,
    shift: seen.shift * 1000,
    blocking: seen.blocking,
  };
}

/** A fold of the sidebar, which is behind the menu. */
async function costOfHydration(page: Page, url: string): Promise<number | null> {
  const wire = await watchWire(await page.context().newCDPSession(page));
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = wire.bytes;
  const fold = page.locator('#doc-menu .menu__caret').first();
  if ((await fold.count()) === 0) return null;
  await fold.evaluate((button: HTMLElement) => button.click());
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return (wire.bytes - before) / 1000;
}

interface Wire {
  bytes: number;
  /** Bytes of script files, unpacked. */
  script: number;
  last: number;
}

async function watchWire(session: CDPSession): Promise<Wire> {
  const wire: Wire = { bytes: 0, script: 0, last: Date.now() };
  const scripts = new Set<string>();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  session.on('Network.requestWillBeSent', () => (wire.last = Date.now()));
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (scripts.has(requestId)) wire.script += dataLength;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    wire.last = Date.now();
  });
  return wire;
}

interface Seen {
  paint: number;
  shift: number;
  blocking: number;
}

/** Runs in the page, before everything else. */
function observe(): void {
  const seen = { paint: 0, shift: 0, blocking: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime));
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
}

/** From the event to the next frame in which the menu shows. */
async function timeToMenu(page: Page): Promise<number | null> {
  const button = page.locator('.navbar__toggle');
  if (!(await button.isVisible())) return null;
  await page.evaluate(() => {
    const state = { start: 0, end: 0 };
    Object.assign(window, { state });
    addEventListener(
      'click',
      (event) => {
        state.start = event.timeStamp;
        const observe = (): void => {
          if (document.querySelector(':popover-open')) state.end = performance.now();
          else requestAnimationFrame(observe);
        };
        requestAnimationFrame(observe);
      },
      { capture: true, once: true },
    );
  });
  await button.tap();
  await page.waitForFunction(() => (window as unknown as { state: { end: number } }).state.end > 0);
  const time = await page.evaluate(() => {
    const { state } = window as unknown as { state: { start: number; end: number } };
    return state.end - state.start;
  });
  await page.keyboard.press('Escape');
  return time;
}

/** From the event to the moment at which the modal has the focus. */
async function timeToSearch(page: Page): Promise<number> {
  await page.evaluate(() => {
    const opening = { start: 0, end: 0 };
    Object.assign(window, { opening });
    const note = ({ timeStamp }: Event): number => (opening.start = timeStamp);
    addEventListener('click', note, { capture: true, once: true });
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('.DocSearch-Input')) opening.end ||= performance.now();
    });
  });
  await page.locator('.DocSearch-Button').tap();
  await page.waitForFunction(
    () => (window as unknown as { opening: { end: number } }).opening.end > 0,
    null,
    { timeout: 60_000 },
  );
  return page.evaluate(() => {
    const { opening } = window as unknown as { opening: { start: number; end: number } };
    return opening.end - opening.start;
  });
}
