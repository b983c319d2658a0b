// Takes the car out of the garage, pays with a coin that is not for gas, drives, and brings it back: npx tsx garage.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { coinWithBalance, Transaction } from '@mysten/sui/transactions';

const { TOLL_PACKAGE_ID = '', BOOTH_ID = '', GARAGE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

// region: block
const tx = new Transaction();
tx.setSender(keypair.toSuiAddress());
const [car, receipt] = tx.moveCall({
  target: `${TOLL_PACKAGE_ID}::road::take`,
  arguments: [tx.object(GARAGE_ID)],
});
const pass = tx.moveCall({
  target: `${TOLL_PACKAGE_ID}::road::pay`,
  arguments: [
    tx.object(BOOTH_ID),
    coinWithBalance({ balance: 1_000_000, useGasCoin: false }),
    tx.pure.u8(1),
  ],
});
tx.moveCall({
  target: `${TOLL_PACKAGE_ID}::road::drive`,
  arguments: [tx.object(BOOTH_ID), pass, car],
});
tx.moveCall({
  target: `${TOLL_PACKAGE_ID}::road::give_back`,
  arguments: [tx.object(GARAGE_ID), car, receipt],
});
// endregion: block

const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`driven and returned: ${effects?.status.status}`);
