// Splits off N coins of A MIST each, as gas for parallel work: npx tsx fan-out.ts N A

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const owner = keypair.toSuiAddress();
const count = Number(process.argv[2] ?? 2);
const amount = BigInt(process.argv[3] ?? 200_000_000);

// region: split
/** One command takes at most 511 amounts besides the coin that they are split from. */
const MOST = 511;
if (!Number.isInteger(count) || count < 1 || count > MOST)
  throw new Error(`the count must be between 1 and ${MOST}`);

const tx = new Transaction();
const amounts = Array.from({ length: count }, () => amount);
const split = tx.splitCoins(tx.gas, amounts);
const made = amounts.map((_, index) => split[index]);
tx.transferObjects(made, owner);

const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`split off ${made.length} coins of ${amount}: ${effects?.status.status}`);
// endregion: split

const balance = await client.getBalance({ owner });
console.log(`${balance.coinObjectCount} coins, ${balance.totalBalance} MIST in all`);
