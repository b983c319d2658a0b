/** What pages of the built site cost a reader with a phone, before and at the first touch. Starts a browser and a server. */

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserChoice } from '../../tests/browser/this-browser.ts';
import { root } from '../process/tool.ts';
import { siteServer } from '../serve/server.ts';
import { probePage, type PageCost } from './page-cost.ts';
import type { Bench, BenchRow } from './registry.ts';

const reference = '/references/sui-api/sui-graphql/reference';

const pages: readonly (readonly [string, string])[] = [
  ['home', '/'],
  ['concept with a diagram', '/concepts/object-model'],
  ['guide with tabs', '/guides/developer/getting-started/sui-install'],
  ['GraphQL object', `${reference}/types/objects/coin`],
  ['largest module', '/references/framework/sui_system/validator'],
  ['method list', '/sui-api-ref'],
  ['404', '/there/is/no/such/page'],
];

/** What each page may cost, with its unit. */
const limits: Readonly<Record<keyof PageCost, readonly [string, number]>> = {
  transferred: ['KB transferred', 100],
  script: ['KB of script executed', 10],
  paint: ['ms to largest paint', 1000],
  shift: ['layout shift × 1000', 20],
  blocking: ['ms of blocking', 100],
  touch: ['ms from tap to menu', 50],
  react: ['ms from tap to React, cold', 2000],
  reactWarm: ['ms from tap to React, warm', 300],
};

const RUNS = 3;

export const bench: Bench = {
  summary:
    'site/build on a phone of 412 pixels, 1.6 Mbit/s, 150 ms and a quarter of this CPU, medians of three, against the limits',
  run: async () => {
    const server = siteServer(join(root, 'site/build'));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await launch();
    try {
      const rows: BenchRow[] = [];
      for (const [name, path] of pages) rows.push(...(await measure(browser, name, origin + path)));
      return rows;
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  },
};

/** Medians of each quantity; a page without a control for one of them leaves it out. */
async function measure(browser: Browser, name: string, url: string): Promise<BenchRow[]> {
  const runs: PageCost[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await probePage(browser, url));
  return (Object.keys(limits) as (keyof PageCost)[]).flatMap((key) => {
    const values = runs.map((run) => run[key]).filter((value) => value !== null);
    const [unit, limit] = limits[key];
    const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
    if (value === undefined) return [];
    const count = Math.round(value * 10) / 10;
    return [
      {
        name: `${name}: ${unit}`,
        count,
        cpu: null,
        wall: null,
        floor: limit,
        ratio: value / limit,
        aim: 1,
      },
    ];
  });
}

async function launch(): Promise<Browser> {
  if (browserChoice.kind === 'playwright') return chromium.launch();
  if (browserChoice.kind === 'packaged') {
    Object.assign(process.env, browserChoice.environment);
    const { default: packaged } = await import('@sparticuz/chromium');
    packaged.setGraphicsMode = false;
    await packaged.executablePath();
  }
  return chromium.launch({
    executablePath: browserChoice.executablePath,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'],
  });
}
