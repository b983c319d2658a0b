// Follows the events of the package and serves what it knows: npx tsx indexer.ts [once]

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer } from './api';
import { apply } from './apply';
import { load, save } from './store';

const packageId = process.env.PACKAGE_ID ?? '';
const isOnce = process.argv[2] === 'once';
const FILE = 'index.json';
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const index = await load(FILE);

// region: poll
/** One page of a module's events. True if the node has more of them already. */
async function poll(module: string): Promise<boolean> {
  const { data, hasNextPage } = await client.queryEvents({
    query: { MoveEventModule: { package: packageId, module } },
    cursor: index.cursors[module],
    limit: 50,
    order: 'ascending',
  });
  for (const event of data) apply(index, event);
  index.cursors[module] = data.at(-1)?.id ?? index.cursors[module] ?? null;
  if (data.length > 0) {
    await save(FILE, index);
    console.log(`${module}: ${data.length} events`);
  }
  return hasNextPage;
}

async function follow(): Promise<void> {
  for (;;) {
    let isMore = false;
    for (const module of ['lock', 'escrow']) {
      try {
        isMore = (await poll(module)) || isMore;
      } catch (error) {
        if (isOnce) throw error;
        console.error(`${module}:`, error);
      }
    }
    if (isMore) continue;
    if (isOnce) return;
    await sleep(2_000);
  }
}
// endregion: poll

// region: serve
const server = createServer((request, response) => {
  const { status, body } = answer(index, request.url ?? '/');
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
});

if (!isOnce) server.listen(3000, () => console.log('http://localhost:3000/escrows'));
await follow();
// endregion: serve

console.log(JSON.stringify(answer(index, '/escrows?status=open').body, null, 2));
