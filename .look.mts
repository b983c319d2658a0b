import { chromium } from '@playwright/test';
import readyBrowser, { browserOptions } from '/work/wt/play/tests/browser/launch.ts';
import { siteServer } from '/work/wt/play/scripts/serve/server.ts';
await readyBrowser();
const server = siteServer('/work/wt/play/site/build');
await new Promise<void>((r) => server.listen(0, '127.0.0.1', r));
const base = `http://localhost:${(server.address() as any).port}`;
const { launchOptions } = browserOptions() as any;
const browser = await chromium.launch(launchOptions);
const [, , what] = process.argv;
async function newPage(o: any) {
  const c = await browser.newContext(o); const page = await c.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text().slice(0,300)));
  page.on('pageerror', (e) => console.log('error', e.message));
  page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
  page.on('request', (r) => { if (!r.url().startsWith(base) && !r.url().startsWith('blob')) console.log('OFF', r.url()); });
  return page;
}
const { default: script } = await import(what!);
await script({ base, newPage });
await browser.close(); server.closeAllConnections(); server.close();
