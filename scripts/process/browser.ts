/** A headless browser and a built site on a free port, for what looks at pages. Starts a browser and a server. */

import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import readyBrowser, { browserOptions } from '../../tests/browser/launch.ts';
import { siteServer } from '../serve/server.ts';

/** Throws when this machine has no browser. */
export async function launchBrowser(): Promise<Browser> {
  const { launchOptions } = browserOptions();
  await readyBrowser();
  return chromium.launch(launchOptions);
}

/** Serves the built site in `folder` while `act` runs with its origin. */
export async function withSite<T>(folder: string, act: (origin: string) => Promise<T>): Promise<T> {
  const server = siteServer(folder);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
