// Builds blocks in several ways and tries them: npx tsx blocks.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import type { SuiObjectRef } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction, coinWithBalance } from '@mysten/sui/transactions';
import type { TransactionArgument, TransactionResult } from '@mysten/sui/transactions';

const { PACKAGE_ID = '', GREENHOUSE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
const sender = keypair.toSuiAddress();

// region: pay
function payAll(list: readonly (readonly [recipient: string, amount: bigint])[]): Transaction {
  const tx = new Transaction();
  tx.setSender(sender);
  const coins = tx.splitCoins(
    tx.gas,
    list.map(([, amount]) => amount),
  );
  for (const [index, [recipient]] of list.entries()) tx.transferObjects([coins[index]], recipient);
  return tx;
}
// endregion: pay

// region: library
/** A function that adds commands and returns a result can be used with `tx.add`. */
const grow =
  (species: string) =>
  (tx: Transaction): TransactionResult =>
    tx.moveCall({
      target: `${PACKAGE_ID}::greenhouse::grow`,
      arguments: [tx.object(GREENHOUSE_ID), tx.pure.string(species)],
    });

const water =
  (plant: TransactionArgument, amount: bigint) =>
  (tx: Transaction): TransactionResult =>
    tx.moveCall({
      target: `${PACKAGE_ID}::greenhouse::water`,
      arguments: [plant, tx.pure.u64(amount)],
    });
// endregion: library

// region: chain
function growFor(recipient: string): Transaction {
  const tx = new Transaction();
  tx.setSender(sender);
  const plant = tx.add(grow('fern'));
  tx.add(water(plant, 5n));
  tx.transferObjects([plant], recipient);
  return tx;
}
// endregion: chain

// region: try
async function tryOut(name: string, tx: Transaction): Promise<void> {
  const bytes = await tx.build({ client });
  const { effects, balanceChanges } = await client.dryRunTransactionBlock({
    transactionBlock: bytes,
  });
  const commands = tx.getData().commands.map(({ $kind }) => $kind);
  console.log(`${name}: ${effects.status.status}, ${commands.join(', ')}`);
  for (const { amount } of balanceChanges) console.log(`  ${amount}`);
}

const payments = payAll([
  ['0xa11ce', 1_000n],
  ['0xb0b', 2_000n],
]);
await tryOut('pay', payments);
await tryOut('grow', growFor('0xb0b'));
// endregion: try

// region: coin
const gift = new Transaction();
gift.setSender(sender);
gift.transferObjects([coinWithBalance({ balance: 5_000n })], '0xb0b');
await tryOut('gift', gift);
// endregion: coin

// region: two
const shop = new Transaction();
shop.setSender(sender);
const [kiosk, cap] = shop.moveCall({ target: '0x2::kiosk::new' });
shop.moveCall({
  target: '0x2::transfer::public_share_object',
  typeArguments: ['0x2::kiosk::Kiosk'],
  arguments: [kiosk],
});
shop.transferObjects([cap], sender);
await tryOut('kiosk', shop);
// endregion: two

// region: offline
function buildOffline(gas: SuiObjectRef, sharedAt: string): Promise<Uint8Array> {
  const tx = new Transaction();
  tx.setSender(sender);
  tx.setGasPrice(1_000);
  tx.setGasBudget(5_000_000);
  tx.setGasPayment([gas]);
  const plant = tx.moveCall({
    target: `${PACKAGE_ID}::greenhouse::grow`,
    arguments: [
      tx.sharedObjectRef({
        objectId: GREENHOUSE_ID,
        initialSharedVersion: sharedAt,
        mutable: true,
      }),
      tx.pure.string('moss'),
    ],
  });
  tx.transferObjects([plant], sender);
  return tx.build();
}

// endregion: offline

// region: references
const { data: coins } = await client.getCoins({ owner: sender });
const [{ coinObjectId: objectId, version, digest }] = coins;
const { data: house } = await client.getObject({ id: GREENHOUSE_ID, options: { showOwner: true } });
const owner = house?.owner;
if (!owner || typeof owner !== 'object' || !('Shared' in owner))
  throw new Error('the greenhouse is not a shared object');
const sharedAt = owner.Shared.initial_shared_version;

const offline = await buildOffline({ objectId, version, digest }, sharedAt);
console.log(`shared at version ${sharedAt}, offline: ${offline.length} bytes`);
// endregion: references

// region: hand-over
const text = await growFor('0xb0b').toJSON();
const copy = Transaction.from(text);
console.log(`handed over: ${copy.getData().commands.length} commands`);
// endregion: hand-over
