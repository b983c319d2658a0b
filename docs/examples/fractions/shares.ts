// A holder joins two locked fractions, and burns a part to redeem it: npx tsx shares.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const ASSET_TYPE = process.env.ASSET_TYPE ?? '';
const ASSET_ID = process.env.ASSET_ID ?? '';
const UNLOCK_ID = process.env.UNLOCK_ID ?? '';
const KIOSK_ID = process.env.KIOSK_ID ?? '';
const KIOSK_CAP_ID = process.env.KIOSK_CAP_ID ?? '';
const FIRST_ID = process.env.FIRST_ID ?? '';
const SECOND_ID = process.env.SECOND_ID ?? '';

// region: join
/** The shares of `from` move into `into`, without leaving the kiosk. */
function join(tx: Transaction, into: string, from: string): void {
  tx.moveCall({
    target: `${PACKAGE_ID}::unlock::join`,
    typeArguments: [ASSET_TYPE],
    arguments: [
      tx.object(KIOSK_ID),
      tx.object(KIOSK_CAP_ID),
      tx.object(UNLOCK_ID),
      tx.pure.id(into),
      tx.pure.id(from),
    ],
  });
}
// endregion: join

// region: redeem
/** Splits some shares off and burns them, in one transaction. */
function redeem(tx: Transaction, from: string, amount: bigint): void {
  const part = tx.moveCall({
    target: `${PACKAGE_ID}::unlock::split`,
    typeArguments: [ASSET_TYPE],
    arguments: [
      tx.object(KIOSK_ID),
      tx.object(KIOSK_CAP_ID),
      tx.object(UNLOCK_ID),
      tx.pure.id(from),
      tx.pure.u64(amount),
    ],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::unlock::burn`,
    typeArguments: [ASSET_TYPE],
    arguments: [
      tx.object(ASSET_ID),
      tx.object(KIOSK_ID),
      tx.object(KIOSK_CAP_ID),
      tx.object(UNLOCK_ID),
      part,
    ],
  });
}
// endregion: redeem

// region: run
const tx = new Transaction();
join(tx, FIRST_ID, SECOND_ID);
redeem(tx, FIRST_ID, 4n);
const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction: tx });
const { effects, events } = await client.waitForTransaction({
  digest,
  options: { showEffects: true, showEvents: true },
});
if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
for (const { type, parsedJson } of events ?? [])
  if (type.includes('::asset::Burned<')) console.log('burned:', parsedJson);
// endregion: run
