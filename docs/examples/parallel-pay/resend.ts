// Signs once and sends the same bytes three times: npx tsx resend.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { normalizeSuiAddress } from '@mysten/sui/utils';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const RECIPIENT = normalizeSuiAddress('0xb0b');

const tx = new Transaction();
tx.setSender(keypair.toSuiAddress());
tx.transferObjects([tx.splitCoins(tx.gas, [5_000])], RECIPIENT);

// region: resend
const { bytes, signature } = await tx.sign({ client, signer: keypair });

const digests = new Set<string>();
for (let attempt = 1; attempt <= 3; attempt += 1) {
  const { digest } = await client.executeTransactionBlock({ transactionBlock: bytes, signature });
  digests.add(digest);
}
// The node's index may be a moment behind, so wait before you ask for the balance.
for (const digest of digests) await client.waitForTransaction({ digest });
const { totalBalance } = await client.getBalance({ owner: RECIPIENT });
console.log(`sent 3 times, ${digests.size} transaction, ${totalBalance} MIST received`);
// endregion: resend
