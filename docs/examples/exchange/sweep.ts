// Moves what customers deposited into the hot wallet: npx tsx sweep.ts

import { readFileSync } from 'node:fs';
import type { SuiObjectRef } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { depositKey } from './addresses';
import { freeCoins, refOf } from './pool';

const client = new SuiClient({ url: process.env.SUI_RPC_URL ?? getFullnodeUrl('testnet') });
const hot = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const words = process.env.DEPOSIT_WORDS ?? '';
const customers = JSON.parse(readFileSync('customers.json', 'utf8')) as Record<string, string>;

// region: sui
/** Smaller balances wait, because the fee would be too large a part of them. */
const LEAST = 100_000_000n;
/** A transaction takes fewer than 256 gas coins. */
const MOST = 255;

/** All coins pay the gas, which makes one of them, and what is left goes to the hot wallet. */
async function sweepSui(key: Ed25519Keypair): Promise<string> {
  const owner = key.toSuiAddress();
  const coins = (await freeCoins(owner, { client, taken: new Set() })).slice(0, MOST);
  const total = coins.reduce((sum, { balance }) => sum + BigInt(balance), 0n);
  if (total < LEAST) return `${total} MIST is too little`;
  const tx = new Transaction();
  tx.setGasPayment(coins.map(refOf));
  tx.transferObjects([tx.gas], hot.toSuiAddress());
  const { digest, effects, balanceChanges } = await client.signAndExecuteTransaction({
    signer: key,
    transaction: tx,
    options: { showEffects: true, showBalanceChanges: true },
  });
  await client.waitForTransaction({ digest });
  const gained = balanceChanges?.find(({ amount }) => BigInt(amount) > 0n)?.amount;
  return `${effects?.status.status}: ${coins.length} coins with ${total}, arrived ${gained}`;
}
// endregion: sui

// region: token
/** The deposit address needs no SUI, because the hot wallet is the sponsor. */
async function sweepToken(
  key: Ed25519Keypair,
  coinType: string,
  gas: SuiObjectRef,
): Promise<string> {
  // One page of coins for each run; a busy address takes several runs.
  const { data } = await client.getCoins({ owner: key.toSuiAddress(), coinType });
  const [first, ...others] = data.map(({ coinObjectId }) => coinObjectId);
  if (!first) return 'no tokens';
  const tx = new Transaction();
  tx.setSender(key.toSuiAddress());
  tx.setGasOwner(hot.toSuiAddress());
  tx.setGasPayment([gas]);
  if (others.length > 0) tx.mergeCoins(first, others);
  tx.transferObjects([first], hot.toSuiAddress());
  const bytes = await tx.build({ client });
  const signatures = await Promise.all([key, hot].map((signer) => signer.signTransaction(bytes)));
  const { digest, effects } = await client.executeTransactionBlock({
    transactionBlock: bytes,
    signature: signatures.map(({ signature }) => signature),
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  return `${effects?.status.status}: ${data.length} coins`;
}
// endregion: token

for (const [index, name] of Object.values(customers).entries())
  console.log(`SUI of ${name}: ${await sweepSui(depositKey(words, index))}`);

// A coin that the payout program never sees, or both could name the same version.
const TOKEN = '0xc01::token::TOKEN';
const { data: gas } = await client.getObject({ id: process.env.SWEEP_GAS_COIN ?? '' });
if (!gas) throw new Error('SWEEP_GAS_COIN is not the ID of a coin');
console.log(`TOKEN of bob: ${await sweepToken(depositKey(words, 1), TOKEN, gas)}`);
