// Issues a diploma: npx tsx issue.ts HOLDER TITLE

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { normalizeSuiAddress } from '@mysten/sui/utils';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const REGISTRY_ID = process.env.REGISTRY_ID ?? '';
const CAP_ID = process.env.CAP_ID ?? '';
const [holder = '0xa11ce', title = 'Master'] = process.argv.slice(2);

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

// region: issue
const tx = new Transaction();
tx.moveCall({
  target: `${PACKAGE_ID}::diploma::issue`,
  arguments: [
    tx.object(REGISTRY_ID),
    tx.object(CAP_ID),
    tx.pure.string(title),
    tx.pure.address(holder),
  ],
});
const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
if (effects?.status.status !== 'success') throw new Error(effects?.status.error);

const { data } = await client.getOwnedObjects({
  owner: normalizeSuiAddress(holder),
  filter: { StructType: `${PACKAGE_ID}::diploma::Diploma` },
});
console.log(`${holder} has ${data.length} diploma`);
// endregion: issue
