// Opens a house, fills it, mints a counter for the player, and prints the IDs: npx tsx open.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';
import { fromHex } from '@mysten/sui/utils';
import { publicKeyOf } from './beacon';
import { mintTx, openTx, topUpTx } from './transactions';

const { PACKAGE_ID = '', SUI_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

/** Executes, insists on success, and returns the ID of the created object whose type ends like this. */
async function send(transaction: Transaction, type: string): Promise<string> {
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const options = { showEffects: true, showObjectChanges: true };
  const { effects, objectChanges } = await client.waitForTransaction({ digest, options });
  if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
  for (const change of objectChanges ?? [])
    if (change.type === 'created' && change.objectType.endsWith(type)) return change.objectId;
  return '';
}

// region: open
const opening = openTx(PACKAGE_ID, keypair.toSuiAddress(), {
  publicKey: publicKeyOf(fromHex(BLS_SECRET_KEY)),
  minStake: 100_000_000n, // 0.1 SUI
  maxStake: 50_000_000_000n,
  feeBp: 100, // 1 %
});
const house = await send(opening, '::house::House');
console.log(`HOUSE_ID=${house}`);

await send(topUpTx(PACKAGE_ID, house, 1_000_000_000n), '');
console.log(`COUNTER_ID=${await send(mintTx(PACKAGE_ID), '::counter::Counter')}`);
// endregion: open
