/** Puts a front end into a page whose whole network is this process: its own files, and a node that holds a fixture. */

import fs from 'node:fs';
import path from 'node:path';
import { SuiClient, SuiHTTPTransport } from '@mysten/sui/client';
import type { Page, Route } from '@playwright/test';
import { fixtureOf } from '../../../scripts/checks/examples/programs/example-data.ts';
import { nodeModels, programNode } from '../../../scripts/checks/examples/programs/program-node.ts';
import type { LoopbackNode } from '../../../scripts/checks/node/node.ts';
import { readFixture } from '../../../scripts/checks/node/fixture/read.ts';
import { root } from '../../support/run.ts';
import type { FrontEnd } from './apps.ts';
import { bundleFrontEnd } from './bundle.ts';

/** Where Vite serves, and where a local network answers. */
const PAGE = 'http://localhost:5173';
const NODES = /^https?:\/\/(?:127\.0\.0\.1:9000|fullnode\.(?:devnet|testnet)\.sui\.io(?::443)?)\//;

/** The button of the kit asks for the name of the account that it shows. */
const NO_NAMES = {
  path: 'no-names.yaml',
  text: `json-rpc: [{ method: suix_resolveNameServiceNames, params: ['*'], result: { data: [], nextCursor: null, hasNextPage: false } }]`,
};

export interface Stage {
  /** Console errors, uncaught errors, requests to anybody else, and what the node refused. Empty for a healthy app. */
  failures(): Promise<readonly string[]>;
}

export async function openFrontEnd(
  page: Page,
  { app, fixture, service }: FrontEnd,
): Promise<Stage> {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.push(`console: ${message.text()}`);
  });

  const stored = fixtureOf(root, fixture);
  const own = stored.files.map((file) => ({
    path: file,
    text: fs.readFileSync(path.join(root, file), 'utf8'),
  }));
  const read = readFixture([...own, NO_NAMES]);
  const { environment, chain } = read.fixture;
  await page.clock.setFixedTime(Number(chain.timestampMs));
  const { node, failures } = programNode({
    models: nodeModels(root),
    fixture: read.fixture,
    fixturePath: stored.path,
  });
  const files = await bundleFrontEnd({
    folder: path.join(root, `docs/examples/${app}`),
    environment,
    secretKey: environment['SUI_PRIVATE_KEY'] ?? '',
  });

  await page.route('**/*', (route) => {
    seen.push(`request: ${route.request().url()}`);
    return route.abort();
  });
  await page.route(NODES, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const body = request.postData() ?? '';
    const answer = await node.answer({ method: request.method(), path: pathname, body });
    await answerWith(route, 'application/json', JSON.stringify(answer.body), answer.status);
  });
  if (service) {
    const world = { client: clientOf(node), environment };
    await page.route(`${PAGE}/*/**`, async (route) => {
      const path = route.request().url().slice(PAGE.length);
      const answer = await service({ path, body: route.request().postData() ?? '' }, world);
      await answerWith(route, 'application/json', JSON.stringify(answer));
    });
  }
  await page.route(`${PAGE}/`, (route) => answerWith(route, 'text/html', files.html));
  await page.route(`${PAGE}/app.js`, (route) => answerWith(route, 'text/javascript', files.script));
  await page.route(`${PAGE}/app.css`, (route) => answerWith(route, 'text/css', files.style));
  await page.goto(`${PAGE}/`);

  return {
    failures: async () => [
      ...seen,
      ...[...read.failures, ...(await failures())].map(({ message, fix }) => `${message}; ${fix}`),
    ],
  };
}

/** Asks the node without a socket. */
function clientOf(node: Pick<LoopbackNode, 'answer'>): SuiClient {
  const transport = new SuiHTTPTransport({
    url: 'http://127.0.0.1:9000',
    fetch: async (_url, init) => {
      const body = String(init?.body ?? '');
      const answer = await node.answer({ method: 'POST', path: '/', body });
      return Response.json(answer.body);
    },
  });
  return new SuiClient({ transport });
}

function answerWith(route: Route, contentType: string, body: string, status = 200): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  return route.fulfill({ status, contentType: `${contentType}; charset=utf-8`, body, headers });
}
