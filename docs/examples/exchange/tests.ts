// What must never go wrong, tried out: npx tsx tests.ts

import assert from 'node:assert/strict';
import type {
  DryRunTransactionBlockParams,
  DryRunTransactionBlockResponse,
  ExecuteTransactionBlockParams,
  SuiTransactionBlockResponse,
} from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { SUI_TYPE_ARG, normalizeStructTag } from '@mysten/sui/utils';
import { depositKey, readAddress } from './addresses';
import type { Ledger } from './deposits';
import { addCredits, creditsAt, creditsIn } from './deposits';
import { load, save } from './store';
import type { Journal, Payout } from './withdrawals';
import { openPayouts, prepare, settle } from './withdrawals';

/** Loses answers: the node has done the work, and nobody hears of it. Its dry runs may be too optimistic. */
class LossyClient extends SuiClient {
  sent: string[] = [];
  losses = 0;
  isOptimist = false;

  override async dryRunTransactionBlock(
    input: DryRunTransactionBlockParams,
  ): Promise<DryRunTransactionBlockResponse> {
    const answer = await super.dryRunTransactionBlock(input);
    if (!this.isOptimist) return answer;
    return { ...answer, effects: { ...answer.effects, status: { status: 'success' } } };
  }

  override async executeTransactionBlock(
    input: ExecuteTransactionBlockParams,
  ): Promise<SuiTransactionBlockResponse> {
    this.sent.push(String(input.transactionBlock));
    const answer = await super.executeTransactionBlock(input);
    if (this.losses > 0) {
      this.losses -= 1;
      throw new Error('socket hang up');
    }
    return answer;
  }
}

const client = new LossyClient({ url: getFullnodeUrl('testnet') });
const signer = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const words = process.env.DEPOSIT_WORDS ?? '';

async function check(what: string, work: () => Promise<void> | void): Promise<void> {
  await work();
  console.log(`ok: ${what}`);
}

// Deposits.
const addresses = new Set([0, 1, 2].map((index) => depositKey(words, index).toSuiAddress()));
const listing = { addresses, coinTypes: new Set([normalizeStructTag(SUI_TYPE_ARG)]) };
const ledger: Ledger = { nextCheckpoint: '165000000', credits: {} };

await check('two coins in one transaction are one credit, and other coins are none', async () => {
  const found = await creditsAt(165_000_001n, { client, listing });
  assert.deepEqual(
    addCredits(ledger, found).map(({ amount }) => amount),
    ['1500000000'],
  );
});

await check('a sponsor, a rebate and an object get no credit', async () => {
  const found = await creditsAt(165_000_002n, { client, listing });
  assert.deepEqual(
    addCredits(ledger, found).map(({ amount }) => amount),
    ['2000000000', '1000000000'],
  );
});

await check('the same range a second time credits nobody', async () => {
  for (const checkpoint of [165_000_001n, 165_000_002n])
    assert.deepEqual(addCredits(ledger, await creditsAt(checkpoint, { client, listing })), []);
});

await check('a pruned checkpoint stops the scan', async () => {
  await assert.rejects(creditsAt(120_000_000n, { client, listing }), /Verified checkpoint not/);
});

await check('an answer without effects stops the scan', () => {
  assert.throws(() => creditsIn({ digest: 'x' }, listing), /incomplete answer/);
});

await check('a short address is refused', () => {
  assert.throws(() => readAddress('0xb0b'), /needs 64/);
});

// Withdrawals.
const to = depositKey(words, 7).toSuiAddress();
const payout = (id: string, amount: string): Payout => ({ id, address: to, amount });

await check('after a crash between storing and sending, the same bytes go out', async () => {
  const journal: Journal = { payouts: [payout('w-1', '100000000')], batches: [] };
  const batch = await prepare(journal, { client, signer, save: () => save('j.json', journal) });
  // The crash: only what is on the disk is left.
  const restored = await load<Journal>('j.json', { payouts: [], batches: [] });
  assert.equal(openPayouts(restored).length, 0);
  const [again] = restored.batches;
  await settle(again, { client, save: () => save('j.json', restored) });
  assert.equal(client.sent.at(-1), batch?.bytes);
  assert.equal(again.state, 'paid');
});

await check('a lost answer is found out, and nothing is signed again', async () => {
  const journal: Journal = { payouts: [payout('w-2', '100000000')], batches: [] };
  const wallet = { client, signer, save: () => save('j.json', journal) };
  const batch = await prepare(journal, wallet);
  assert.ok(batch);
  client.losses = 1;
  await settle(batch, wallet);
  assert.equal(batch.state, 'paid');
  assert.equal(await prepare(journal, wallet), null);
});

await check('two unfinished batches share no coin', async () => {
  const journal: Journal = { payouts: [payout('w-3', '100000000')], batches: [] };
  const wallet = { client, signer, save: () => save('j.json', journal) };
  const first = await prepare(journal, wallet);
  journal.payouts.push(payout('w-4', '100000000'));
  const second = await prepare(journal, wallet);
  assert.ok(first && second);
  assert.ok(first.coins.every((coin) => !second.coins.includes(coin)));
  await settle(first, wallet);
  await settle(second, wallet);
  assert.deepEqual([first.state, second.state], ['paid', 'paid']);
});

await check('a batch whose dry run fails is not stored', async () => {
  const payouts = ['w-5', 'w-6'].map((id) => payout(id, '100000000'));
  const journal: Journal = { payouts, batches: [] };
  const wallet = { client, signer, save: () => save('j.json', journal) };
  await assert.rejects(prepare(journal, wallet), /Dry run failed/);
  assert.equal(journal.batches.length, 0);
});

await check('a batch that fails on chain pays nobody, and its payouts are open again', async () => {
  const payouts = ['w-5', 'w-6'].map((id) => payout(id, '100000000'));
  const journal: Journal = { payouts, batches: [] };
  const wallet = { client, signer, save: () => save('j.json', journal) };
  client.isOptimist = true;
  const batch = await prepare(journal, wallet);
  client.isOptimist = false;
  assert.ok(batch);
  await settle(batch, wallet);
  assert.equal(batch.state, 'failed');
  assert.equal(openPayouts(journal).length, 2);
});

await check('what never arrived stays stored until its last epoch is over', async () => {
  const journal: Journal = { payouts: [payout('w-7', '100000000')], batches: [] };
  const wallet = { client, signer, save: () => save('j.json', journal) };
  const batch = await prepare(journal, wallet);
  assert.ok(batch);
  const unknown = { ...batch, digest: '11111111111111111111111111111111', bytes: 'AA==' };
  await settle(unknown, wallet);
  assert.equal(unknown.state, 'stored');
  const old = { ...unknown, lastEpoch: '799' };
  await settle(old, wallet);
  assert.equal(old.state, 'expired');
});

await check('payouts that the pool cannot cover are not begun', async () => {
  const journal: Journal = { payouts: [payout('w-8', '900000000000')], batches: [] };
  const wallet = { client, signer, save: () => save('j.json', journal) };
  await assert.rejects(prepare(journal, wallet), /don't hold/);
  assert.equal(journal.batches.length, 0);
});
