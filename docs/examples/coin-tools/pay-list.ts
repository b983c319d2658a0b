// Pays everybody in a list, all or nobody: npx tsx pay-list.ts payouts.csv

import { readFileSync } from 'node:fs';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction, coinWithBalance } from '@mysten/sui/transactions';
import { isValidSuiAddress, normalizeStructTag, normalizeSuiAddress } from '@mysten/sui/utils';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const owner = keypair.toSuiAddress();

// region: read
interface Payment {
  readonly recipient: string;
  readonly amount: bigint;
}

/** One line is `address,amount in the coin's smallest unit`. A bad line stops everything. */
function readPayments(csv: string): Payment[] {
  return csv
    .trim()
    .split('\n')
    .map((line, index) => {
      const [address = '', amount = ''] = line.split(',').map((part) => part.trim());
      const recipient = normalizeSuiAddress(address);
      if (!isValidSuiAddress(recipient) || !/^[1-9]\d*$/.test(amount))
        throw new Error(`line ${index + 1} is not a payment: ${line}`);
      return { recipient, amount: BigInt(amount) };
    });
}
// endregion: read

// region: pay
const COIN_TYPE = normalizeStructTag(process.env.COIN_TYPE ?? '0x2::sui::SUI');
const payments = readPayments(readFileSync(process.argv[2] ?? 'payouts.csv', 'utf8'));
const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
const { totalBalance } = await client.getBalance({ owner, coinType: COIN_TYPE });
console.log(`${payments.length} payments, ${total} in all, ${totalBalance} available`);
if (total > BigInt(totalBalance)) throw new Error('the balance is too low, nothing was paid');

const tx = new Transaction();
tx.setSender(owner);
for (const { recipient, amount } of payments)
  tx.transferObjects([coinWithBalance({ type: COIN_TYPE, balance: amount })], recipient);

const { digest, balanceChanges } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showBalanceChanges: true },
});
await client.waitForTransaction({ digest });
// endregion: pay

// region: receipt
const received = (balanceChanges ?? []).filter(
  ({ amount, coinType }) => BigInt(amount) > 0n && normalizeStructTag(coinType) === COIN_TYPE,
);
for (const { amount } of received) console.log(`paid ${amount}`);
const paid = received.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
console.log(paid === total ? 'the sum is exact' : `expected ${total}, paid ${paid}`);
// endregion: receipt
