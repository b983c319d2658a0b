// Pays for three lanes and drives them, in one transaction: npx tsx lanes.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const { TOLL_PACKAGE_ID = '', BOOTH_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
const owner = keypair.toSuiAddress();

// region: block
const PRICE = 1_000_000;
const LANES = [1, 2, 3];

const tx = new Transaction();
const fees = tx.splitCoins(
  tx.gas,
  LANES.map(() => PRICE),
);
const car = tx.moveCall({ target: `${TOLL_PACKAGE_ID}::road::new_car` });
for (const [at, lane] of LANES.entries()) {
  const pass = tx.moveCall({
    target: `${TOLL_PACKAGE_ID}::road::pay`,
    arguments: [tx.object(BOOTH_ID), fees[at], tx.pure.u8(lane)],
  });
  tx.moveCall({
    target: `${TOLL_PACKAGE_ID}::road::drive`,
    arguments: [tx.object(BOOTH_ID), pass, car],
  });
}
tx.transferObjects([car], owner);
// endregion: block

const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`${tx.getData().commands.length} commands: ${effects?.status.status}`);

// region: forgotten
const forgetful = new Transaction();
const [fee] = forgetful.splitCoins(forgetful.gas, [PRICE]);
forgetful.moveCall({
  target: `${TOLL_PACKAGE_ID}::road::pay`,
  arguments: [forgetful.object(BOOTH_ID), fee, forgetful.pure.u8(1)],
});
forgetful.setSender(owner);
forgetful.setGasBudget(5_000_000);
const { effects: refused } = await client.dryRunTransactionBlock({
  transactionBlock: await forgetful.build({ client }),
});
console.log(`without drive: ${refused.status.error}`);
// endregion: forgotten
