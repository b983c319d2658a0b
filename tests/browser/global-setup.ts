/** Before the browser tests: a browser, a built site, and a server for it on a free port. */

import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { siteServer } from '../../scripts/serve/server.ts';
import readyBrowser from './launch.ts';

const build = fileURLToPath(new URL('../../site/build', import.meta.url));

export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(`${build}/index.html`))
    throw new Error('site/build holds no site: run "npm run build" first');
  await readyBrowser();
  const server = siteServer(build);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  process.env['SITE_UNDER_TEST'] = `http://localhost:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}
