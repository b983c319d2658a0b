/** Pictures of the built site for a review by eye: `npm run screenshots`. Starts a browser; writes a folder. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser, withSite } from '../process/browser.ts';
import { isHelp, readOptions, root } from '../process/tool.ts';

const help = `Takes pictures of pages at three widths in both modes, and a sheet that shows them side by side.

Usage: npm run screenshots -- [options]

Options:
  --page ROUTE   a page, such as /concepts/object-model; repeat it for more (default: one of each kind, and the states)
  --to FOLDER    where the pictures go (default .cache/screenshots)
  --dir FOLDER   the build (default site/build)
  --help         print this and exit`;

const graphql = '/references/sui-api/sui-graphql';
const routes = [
  '/',
  '/concepts',
  '/concepts/object-model',
  '/concepts/sui-architecture/transaction-lifecycle',
  '/concepts/tokenomics/gas-in-sui',
  '/guides',
  '/guides/developer/getting-started/sui-install',
  '/guides/developer/app-examples/blackjack',
  '/guides/operator/sui-full-node',
  '/standards',
  '/standards/kiosk',
  '/references',
  '/references/changes',
  `${graphql}/reference`,
  `${graphql}/reference/types/objects`,
  `${graphql}/reference/types/objects/coin`,
  `${graphql}/reference/operations/queries/coins`,
  '/references/framework',
  '/references/framework/sui/coin',
  '/references/framework/sui_system/validator',
  '/references/cli/client',
  '/references/cli/cheatsheet',
  '/references/cli/ptb',
  '/references/sui-api/json-rpc/suix-getcoins',
  '/references/typescript-sdk/client',
  '/references/typescript-sdk/transactions/object-cache',
  '/references/fullnode-protocol',
  '/sui-api-ref',
  '/sui-compared',
  '/glossary',
  '/search?q=coin',
  '/there/is/no/such/page',
];
const widths = [1440, 1024, 390];
const modes = ['light', 'dark'] as const;
/** Pixels: more of a page is the same again, and no eye reads it on a sheet. */
const TALLEST = 3000;

interface Shot {
  readonly route: string;
  readonly width: number;
  readonly mode: 'light' | 'dark';
  /** Brings the page into a state that only a touch shows; then its first screen is taken. */
  readonly state?: State;
}

interface State {
  readonly name: string;
  readonly widths: readonly number[];
  open(page: Page): Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'menu',
    widths: [390],
    open: (page) => page.locator('.navbar__toggle').click(),
  },
  {
    name: 'search',
    widths,
    open: async (page) => {
      await page.keyboard.press('/');
      await page.locator('.DocSearch-Input').fill('coin');
      await page.locator('.DocSearch-Hit').first().waitFor();
    },
  },
];

const ofPages = (pages: readonly string[]): readonly Shot[] =>
  pages.flatMap((route) =>
    widths.flatMap((width) => modes.map((mode) => ({ route, width, mode }))),
  );

const ofStates = (): readonly Shot[] =>
  states.flatMap((state) =>
    state.widths.flatMap((width) => modes.map((mode) => ({ route: '/', width, mode, state }))),
  );

const fileName = ({ route, width, mode, state }: Shot): string => {
  const name = state?.name ?? (route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home');
  return `${name}-${width}-${mode}.png`;
};

async function take(page: Page, shot: Shot, path: string): Promise<void> {
  const { width, state } = shot;
  if (state) {
    await state.open(page);
    await page.screenshot({ path });
    return;
  }
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(tall, TALLEST) };
  await page.screenshot({ path, fullPage: true, clip });
}

async function takeAll(build: string, folder: string, shots: readonly Shot[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    await withSite(build, async (origin) => {
      for (const shot of shots) {
        const viewport = { width: shot.width, height: shot.width < 500 ? 844 : 900 };
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), shot.mode);
        await page.goto(origin + shot.route, { waitUntil: 'networkidle' });
        await page.evaluate(async () => document.fonts.ready);
        await take(page, shot, join(folder, fileName(shot)));
        await context.close();
      }
    });
  } finally {
    await browser.close();
  }
}

/** All pictures on one page, those of a route in one row. */
const sheetOf = (shots: readonly Shot[]): string => {
  const pictures = shots.map((shot) => {
    const name = fileName(shot);
    return `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
  });
  const style = 'main{display:grid;grid-template-columns:repeat(6,1fr);gap:1em}img{width:100%}';
  return `<!doctype html><title>Screenshots</title><style>${style}</style><main>${pictures.join('\n')}</main>\n`;
};

if (!isHelp(help)) {
  const values = readOptions('screenshots', {
    page: { type: 'string', multiple: true },
    to: { type: 'string', default: '.cache/screenshots' },
    dir: { type: 'string', default: 'site/build' },
  });
  const build = resolve(root, values?.dir ?? '');
  if (!values) {
    process.exitCode = 2;
  } else if (!existsSync(join(build, 'index.html'))) {
    console.error(`screenshots: ${build} does not contain a built site\n  fix: npm run build`);
    process.exitCode = 2;
  } else {
    const folder = resolve(root, values.to);
    const shots = values.page ? ofPages(values.page) : [...ofPages(routes), ...ofStates()];
    mkdirSync(folder, { recursive: true });
    await takeAll(build, folder, shots);
    writeFileSync(join(folder, 'index.html'), sheetOf(shots));
    console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
  }
}
