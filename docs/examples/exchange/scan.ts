// Credits deposits up to the newest checkpoint of the node: npx tsx scan.ts

import { readFileSync } from 'node:fs';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { SUI_TYPE_ARG, normalizeStructTag } from '@mysten/sui/utils';
import { addCredits, creditsAt } from './deposits';
import type { Ledger } from './deposits';
import { load, save } from './store';

const client = new SuiClient({ url: process.env.SUI_RPC_URL ?? getFullnodeUrl('testnet') });
const customers = JSON.parse(readFileSync('customers.json', 'utf8')) as Record<string, string>;
const listing = {
  addresses: new Set(Object.keys(customers)),
  coinTypes: new Set([normalizeStructTag(SUI_TYPE_ARG)]),
};

// region: scan
const TESTNET = '4c78adac';
if ((await client.getChainIdentifier()) !== TESTNET) throw new Error('the node is not on Testnet');

const newest = BigInt(await client.getLatestCheckpointSequenceNumber());
const start = process.env.START_CHECKPOINT ?? String(newest);
const ledger = await load<Ledger>('ledger.json', { nextCheckpoint: start, credits: {} });

while (BigInt(ledger.nextCheckpoint) <= newest) {
  const next = BigInt(ledger.nextCheckpoint);
  // An error ends the program with the position unchanged, so no checkpoint is ever skipped.
  const added = addCredits(ledger, await creditsAt(next, { client, listing }));
  ledger.nextCheckpoint = String(next + 1n);
  await save('ledger.json', ledger);
  for (const { address, amount, checkpoint, digest } of added)
    console.log(`${checkpoint} ${customers[address]} +${amount} MIST ${digest.slice(0, 6)}…`);
}
console.log(`${Object.keys(ledger.credits).length} credits, next is ${ledger.nextCheckpoint}`);
// endregion: scan
