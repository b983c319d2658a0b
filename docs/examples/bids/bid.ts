// Grows a plant, and offers a higher gas price after each cancellation: npx tsx bid.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const { PACKAGE_ID = '', GREENHOUSE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

// region: action
/** Everyone who grows a plant writes the one greenhouse. */
function grow(): Transaction {
  const tx = new Transaction();
  tx.setSender(keypair.toSuiAddress());
  const plant = tx.moveCall({
    target: `${PACKAGE_ID}::greenhouse::grow`,
    arguments: [tx.object(GREENHOUSE_ID), tx.pure.string('fern')],
  });
  tx.transferObjects([plant], keypair.toSuiAddress());
  return tx;
}
// endregion: action

// region: price
const { suggestedGasPrice } = await client.dryRunTransactionBlock({
  transactionBlock: await grow().build({ client }),
});
console.log('others got through with', suggestedGasPrice ?? 'any price');
// endregion: price

// region: bids
const CONGESTION = 'ExecutionCancelledDueToSharedObjectCongestion';
/** The most that the action is worth, as a multiple of the reference price. */
const HIGHEST_STEP = 8n;

/** Sends the action until it isn't canceled any more, and returns the digest. */
async function sendWithBids(build: () => Transaction): Promise<string> {
  for (let step = 1n; step <= HIGHEST_STEP; step *= 2n) {
    // A fresh transaction each time: the last one has used its gas coin.
    const tx = build();
    tx.setGasPrice((await client.getReferenceGasPrice()) * step);
    const { digest, effects } = await client.signAndExecuteTransaction({
      transaction: tx,
      signer: keypair,
      options: { showEffects: true },
    });
    await client.waitForTransaction({ digest });
    if (effects?.status.status === 'success') return digest;
    const error = effects?.status.error ?? 'no effects';
    if (!error.includes(CONGESTION)) throw new Error(error);
    await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 500));
  }
  throw new Error('still congested at the highest price');
}

console.log('done:', await sendWithBids(grow));
// endregion: bids
