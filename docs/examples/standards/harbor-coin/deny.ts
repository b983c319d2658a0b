// Bans an address from the regulated coin, or lifts the ban: npx tsx deny.ts add|remove ADDRESS

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const BEACON = `${process.env.PACKAGE_ID ?? ''}::beacon::BEACON`;
const DENY_CAP_ID = process.env.DENY_CAP_ID ?? '';
const DENY_LIST_ID = '0x403';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const [job = 'add', account = '0xbad'] = process.argv.slice(2);
if (job !== 'add' && job !== 'remove') throw new Error('say add or remove');

// region: deny
const tx = new Transaction();
tx.moveCall({
  target: `0x2::coin::deny_list_v2_${job}`,
  typeArguments: [BEACON],
  arguments: [tx.object(DENY_LIST_ID), tx.object(DENY_CAP_ID), tx.pure.address(account)],
});
// endregion: deny

const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`${job} ${account}: ${effects?.status.error ?? 'done'}`);
