// Drills with the shared drill of a toolbox: npx tsx drill.ts BY

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const { PACKAGE_ID = '', TOOLBOX_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
const by = BigInt(process.argv[2] ?? '1');

// region: block
const tx = new Transaction();
const box = tx.object(TOOLBOX_ID);
const [drill, receipt] = tx.moveCall({
  target: `${PACKAGE_ID}::toolbox::take_out`,
  arguments: [box],
});
tx.moveCall({
  target: `${PACKAGE_ID}::drill::bore`,
  arguments: [drill, tx.pure.u64(by)],
});
tx.moveCall({
  target: `${PACKAGE_ID}::toolbox::put_back`,
  arguments: [box, drill, receipt],
});
// endregion: block

// region: send
const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`${tx.getData().commands.length} commands: ${effects?.status.status}`);
if (effects?.status.error) console.log(effects.status.error);
// endregion: send
