/** What pages of the built site cost a reader with a phone, before and at the first interaction, and what a stock site costs. Starts a browser and servers. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser, withSite } from '../process/browser.ts';
import { root } from '../process/tool.ts';
import { median } from './measure.ts';
import { probePage, probeReading, type PageCost, type Reading } from './page-cost.ts';
import type { Bench, BenchRow } from './registry.ts';
import { buildStockSite } from './stock-site.ts';

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
  transferred: ['KB transferred', 85],
  script: ['KB of script executed', 10],
  paint: ['ms to largest paint', 1000],
  shift: ['layout shift × 1000', 20],
  blocking: ['ms of blocking', 100],
  touch: ['ms from tap to menu', 50],
  search: ['ms from tap to search, cold', 2000],
  searchWarm: ['ms from tap to search, warm', 300],
  hydration: ['KB until React works the page', 260],
};

const documents: ReadonlySet<string> = new Set([
  'concept with a diagram',
  'guide with tabs',
  'GraphQL object',
  'largest module',
]);

const RUNS = 3;

export const bench: Bench = {
  summary:
    'site/build on a phone of 412 pixels, 1.6 Mbit/s, 150 ms and a quarter of this CPU, medians of three, against the limits; beside it an empty page, which says what this machine needs for nothing, and a stock Docusaurus site of the same text, as a multiple of ours',
  run: async () => {
    const stock = await buildStockSite();
    const browser = await launchBrowser();
    try {
      const own = await withSite(join(root, 'site/build'), (origin) => measureOwn(browser, origin));
      const empty = await withSite(emptySite(), (origin) => measureEmpty(browser, origin));
      const other = await withSite(stock, (origin) => measureStock(browser, origin, own));
      return [...own, ...empty, ...other];
    } finally {
      await browser.close();
    }
  },
};

async function measureOwn(browser: Browser, origin: string): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path] of pages) {
    const cost = await medians(() => probePage(browser, origin + path));
    for (const [key, value] of cost) {
      const [unit, limit] = limits[key];
      rows.push(rowOf(`${name}: ${unit}`, value, limit, 1));
    }
  }
  return rows;
}

function emptySite(): string {
  const folder = join(root, '.cache/bench/empty');
  mkdirSync(folder, { recursive: true });
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${head}<title>Empty</title><p>Nothing`);
  return folder;
}

async function measureEmpty(browser: Browser, origin: string): Promise<readonly BenchRow[]> {
  const cost = await medians<Reading>(() => probeReading(browser, `${origin}/`));
  return cost.map(([key, value]) => rowOf(`empty page: ${limits[key][0]}`, value, null, null));
}

/** Of the pages that are documents: the others have no text that a stock site could show. */
async function measureStock(
  browser: Browser,
  origin: string,
  own: readonly BenchRow[],
): Promise<readonly BenchRow[]> {
  const ours = new Map(own.map(({ name, count }) => [name, count]));
  const rows: BenchRow[] = [];
  for (const [name, path] of pages.filter(([kind]) => documents.has(kind))) {
    const cost = await medians<Reading>(() => probeReading(browser, origin + path));
    for (const [key, value] of cost) {
      const label = `${name}: ${limits[key][0]}`;
      rows.push(rowOf(`stock, ${label}`, value, ours.get(label) ?? null, null));
    }
  }
  return rows;
}

function rowOf(name: string, value: number, floor: number | null, aim: number | null): BenchRow {
  const ratio = floor === null || floor === 0 ? null : value / floor;
  return { name, count: Math.round(value * 10) / 10, floor, ratio, aim };
}

/** Of each quantity; a page without a control for one of them leaves it out. */
async function medians<Cost extends { readonly [key in keyof Cost]: number | null }>(
  probe: () => Promise<Cost>,
): Promise<readonly (readonly [keyof Cost, number])[]> {
  const runs: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await probe());
  return (Object.keys(runs[0] ?? {}) as (keyof Cost)[]).flatMap((key) => {
    const values = runs.map((run) => run[key] as number | null).filter((value) => value !== null);
    return values.length === 0 ? [] : [[key, median(values)] as const];
  });
}
