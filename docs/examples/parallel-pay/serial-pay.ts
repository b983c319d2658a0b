// Sends N payments one after another, without asking the node for a version in between: npx tsx serial-pay.ts N

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { SerialTransactionExecutor, Transaction } from '@mysten/sui/transactions';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const count = Number(process.argv[2] ?? 3);

// region: serial
const executor = new SerialTransactionExecutor({
  client,
  signer: keypair,
  defaultGasBudget: 5_000_000n,
});

const jobs = Array.from({ length: count }, (_, index) => {
  const tx = new Transaction();
  tx.transferObjects([tx.splitCoins(tx.gas, [1_000 * (index + 1)])], '0xb0b');
  return executor.executeTransaction(tx, { showEffects: true });
});

// All jobs are queued already. The executor sends the next one when the last has its effects.
for (const { data } of await Promise.all(jobs)) {
  const gas = data.effects?.gasObject.reference;
  console.log(`${data.effects?.status.status}, the gas coin is at version ${gas?.version}`);
}
// endregion: serial
