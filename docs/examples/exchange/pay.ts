// Finishes what an earlier run began, then pays what is open: npx tsx pay.ts

import { readFileSync } from 'node:fs';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { readAddress } from './addresses';
import { load, save } from './store';
import type { Journal, Payout } from './withdrawals';
import { openPayouts, prepare, settle } from './withdrawals';

const client = new SuiClient({ url: process.env.SUI_RPC_URL ?? getFullnodeUrl('testnet') });
const signer = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

// region: pay
const TESTNET = '4c78adac';
if ((await client.getChainIdentifier()) !== TESTNET) throw new Error('the node is not on Testnet');

const FILE = 'journal.json';
const journal = await load<Journal>(FILE, { payouts: [], batches: [] });
const wallet = { client, signer, save: () => save(FILE, journal) };

// Take requests in by their ID, so that one that arrives twice is paid once.
const requests = JSON.parse(readFileSync('payouts.json', 'utf8')) as Payout[];
for (const request of requests) {
  if (journal.payouts.some(({ id }) => id === request.id)) continue;
  try {
    // What is stored and paid is the address as it was read, not as it was typed.
    journal.payouts.push({ ...request, address: readAddress(request.address) });
  } catch (error) {
    // One bad address must not stop the others.
    console.log(`${request.id} is rejected: ${(error as Error).message}`);
  }
}
await wallet.save();

for (const batch of journal.batches.filter(({ state }) => state === 'stored'))
  await settle(batch, wallet);

console.log(`${openPayouts(journal).length} payouts are open`);
const batch = await prepare(journal, wallet);
if (batch) {
  console.log(`stored ${batch.payouts.length} payouts, valid to epoch ${batch.lastEpoch}`);
  await settle(batch, wallet);
  console.log(`batch ${batch.digest.slice(0, 6)}… is ${batch.state}`);
}
// endregion: pay
