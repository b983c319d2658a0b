// Grows a plant and sends it to a friend with some pocket money: npx tsx gift.ts FRIEND (yourself, if left out)

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const { PACKAGE_ID = '', GREENHOUSE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
const friend = process.argv[2] ?? keypair.toSuiAddress();

// region: block
const tx = new Transaction();
const [money] = tx.splitCoins(tx.gas, [100_000_000]);
const plant = tx.moveCall({
  target: `${PACKAGE_ID}::greenhouse::grow`,
  arguments: [tx.object(GREENHOUSE_ID), tx.pure.string('fern')],
});
tx.transferObjects([money, plant], friend);
// endregion: block

// region: dry-run
tx.setSender(keypair.toSuiAddress());
const { effects: expected } = await client.dryRunTransactionBlock({
  transactionBlock: await tx.build({ client }),
});
console.log(`expected: ${expected.status.status}, ${expected.created?.length ?? 0} new objects`);
// endregion: dry-run

// region: send
const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction: tx });
const { objectChanges } = await client.waitForTransaction({
  digest,
  options: { showObjectChanges: true },
});
for (const change of objectChanges ?? [])
  if (change.type === 'created')
    console.log('created:', change.objectType.split('::').slice(1).join('::'));
// endregion: send
