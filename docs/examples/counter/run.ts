// Creates a counter, increments it three times and sets it to 100: npx tsx run.ts

import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';
import { createdCounter, readCounter } from './reading';
import { createTx, incrementTx, setValueTx } from './transactions';

// region: send
const { PACKAGE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

/** Executes, waits until the node can show the result, and insists on success. */
async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const answer = await client.waitForTransaction({
    digest,
    options: { showEffects: true, showObjectChanges: true },
  });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer;
}

async function show(id: string): Promise<void> {
  const counter = await readCounter(client, id);
  console.log(counter === null ? 'no counter' : `${counter.value}`);
}
// endregion: send

// region: run
const counterId = createdCounter(await send(createTx(PACKAGE_ID)));
await show(counterId);

await send(incrementTx(PACKAGE_ID, counterId, 3));
await show(counterId);

await send(setValueTx(PACKAGE_ID, counterId, 100n));
await show(counterId);
// endregion: run
