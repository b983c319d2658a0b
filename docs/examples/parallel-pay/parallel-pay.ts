// Sends N payments at the same time, each with a gas coin of its own: npx tsx parallel-pay.ts N

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { ParallelTransactionExecutor, Transaction } from '@mysten/sui/transactions';
import { normalizeSuiAddress } from '@mysten/sui/utils';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const owner = keypair.toSuiAddress();
const count = Number(process.argv[2] ?? 8);
const RECIPIENT = normalizeSuiAddress('0xb0b');

// region: executor
const executor = new ParallelTransactionExecutor({
  client,
  signer: keypair,
  coinBatchSize: 4,
  maxPoolSize: 4,
  initialCoinBalance: 200_000_000n,
  minimumCoinBalance: 50_000_000n,
});
// endregion: executor

// region: send
function payment(amount: bigint): Transaction {
  const tx = new Transaction();
  const [coin] = tx.splitCoins(tx.gas, [amount]);
  tx.transferObjects([coin], RECIPIENT);
  return tx;
}

const amounts = Array.from({ length: count }, (_, index) => BigInt(index + 1) * 1_000n);
const results = await Promise.allSettled(
  amounts.map((amount) => executor.executeTransaction(payment(amount))),
);
for (const [index, result] of results.entries()) {
  const outcome = result.status === 'fulfilled' ? 'sent' : `failed: ${String(result.reason)}`;
  console.log(`payment ${index + 1} of ${amounts[index]}: ${outcome}`);
}
await executor.waitForLastTransaction();
// endregion: send

const { totalBalance } = await client.getBalance({ owner: RECIPIENT });
const { coinObjectCount } = await client.getBalance({ owner });
console.log(`received ${totalBalance} MIST; the sender now has ${coinObjectCount} coins`);
