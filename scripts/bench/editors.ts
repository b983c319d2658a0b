/** What an editor below a block costs: on a phone until one can type, and on a desktop until it has compiled. Drives a browser. */
/// <reference lib="dom" />

import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, withSite } from '../process/browser.ts';
import { root } from '../process/tool.ts';
import { NETWORK, PHONE } from './page-cost.ts';
import type { Bench, BenchRow } from './registry.ts';

const pages: readonly (readonly [string, string])[] = [
  ['Move', '/guides/developer/app-examples/e2e-counter'],
  ['GraphQL', '/guides/developer/getting-started/graphql-rpc'],
];

/** Ten Mbit/s and 40 ms, as Lighthouse has it for desktops. */
const CABLE = { ...NETWORK, latency: 40, downloadThroughput: (10 * 1024 * 1024) / 8 };

export const bench: Bench = {
  summary:
    'editors of site/build with an empty cache: on a phone of 1.6 Mbit/s, 150 ms and a quarter of this CPU from the press until one can type; on a desktop of 10 Mbit/s until Move has compiled, and once more',
  run: async () => {
    const browser = await launchBrowser();
    try {
      return await withSite(join(root, 'site/build'), async (origin) => {
        const rows: BenchRow[] = [];
        for (const [name, path] of pages)
          rows.push(...(await onPhone(browser, name, origin + path)));
        return [...rows, ...(await onDesktop(browser, `${origin}${pages[0]?.[1] ?? ''}`))];
      });
    } finally {
      await browser.close();
    }
  },
};

async function onPhone(browser: Browser, name: string, url: string): Promise<readonly BenchRow[]> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await open(page, url);
    const bytes = await throttle(page, NETWORK, 4);
    const time = await untilDisplayed(page, '[data-action=try]', '.cm-content');
    const kilobytes = bytes() / 1000;
    return [
      rowOf(`${name}: ms from the press until one can type`, time, 1500),
      rowOf(`${name}: KB until then`, kilobytes, 180),
    ];
  } finally {
    await context.close();
  }
}

async function onDesktop(browser: Browser, url: string): Promise<readonly BenchRow[]> {
  const page = await browser.newPage();
  await open(page, url);
  await throttle(page, CABLE, 1);
  const opened = await untilDisplayed(page, '[data-action=try]', '.cm-content');
  const first = await untilDisplayed(page, '.primary', '.summary');
  await page.locator('.summary').evaluate((element) => element.remove());
  const second = await untilDisplayed(page, '.primary', '.summary');
  return [
    rowOf('desktop: ms from the press until the first result', opened + first, 6000),
    rowOf('desktop: ms of a second Run', second, 500),
  ];
}

async function open(page: Page, url: string): Promise<void> {
  // What compiles this file gives functions their names by a helper, which pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url, { waitUntil: 'networkidle' });
}

/** From now on; answers with the bytes that came over the wire since. */
async function throttle(page: Page, network: typeof NETWORK, rate: number): Promise<() => number> {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

/** Milliseconds from a click on the first element of one kind to the frame that shows one of the other. */
async function untilDisplayed(page: Page, button: string, awaited: string): Promise<number> {
  return page.evaluate(
    ([pressed, displayed]) => {
      const roots = (): (Document | ShadowRoot)[] => [
        document,
        ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
      ];
      const find = (selector: string): HTMLElement | undefined =>
        roots().flatMap((tree) => tree.querySelector<HTMLElement>(selector) ?? [])[0];
      const start = performance.now();
      find(pressed)?.click();
      return new Promise<number>((resolve) => {
        const observe = (): void => {
          if (find(displayed)) resolve(performance.now() - start);
          else requestAnimationFrame(observe);
        };
        requestAnimationFrame(observe);
      });
    },
    [button, awaited] as const,
  );
}

function rowOf(name: string, value: number, limit: number): BenchRow {
  const count = Math.round(value * 10) / 10;
  return { name, count, cpu: null, wall: null, floor: limit, ratio: value / limit, aim: 1 };
}
