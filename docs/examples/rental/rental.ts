// A lender offers a drone, and a borrower rents and flies it: npx tsx rental.ts

import type { SuiObjectChange } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const lender = Ed25519Keypair.fromSecretKey(process.env.LENDER_PRIVATE_KEY ?? '');
const borrower = Ed25519Keypair.fromSecretKey(process.env.BORROWER_PRIVATE_KEY ?? '');

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const KIOSK_ID = process.env.KIOSK_ID ?? '';
const KIOSK_CAP_ID = process.env.KIOSK_CAP_ID ?? '';
const DRONE_ID = process.env.DRONE_ID ?? '';
const DRONE = `${PACKAGE_ID}::drone::Drone`;

/** Signs, waits, and returns what changed. */
async function send(signer: Ed25519Keypair, transaction: Transaction): Promise<SuiObjectChange[]> {
  const { digest } = await client.signAndExecuteTransaction({ signer, transaction });
  const answer = await client.waitForTransaction({
    digest,
    options: { showEffects: true, showObjectChanges: true },
  });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer.objectChanges ?? [];
}

// region: offer
/** Puts the drone up for rent: at most a week, for `pricePerDay` MIST. */
function offer(tx: Transaction, pricePerDay: bigint): void {
  tx.moveCall({
    target: `${PACKAGE_ID}::rental::offer`,
    typeArguments: [DRONE],
    arguments: [
      tx.object(KIOSK_ID),
      tx.object(KIOSK_CAP_ID),
      tx.object(POLICY_ID),
      tx.pure.id(DRONE_ID),
      tx.pure.u64(pricePerDay),
      tx.pure.u64(7),
    ],
  });
}
// endregion: offer

// region: rent
/** Pays exactly the price; a coin with more would be refused. */
function rent(tx: Transaction, days: bigint, pricePerDay: bigint, renter: string): void {
  const [payment] = tx.splitCoins(tx.gas, [days * pricePerDay]);
  tx.moveCall({
    target: `${PACKAGE_ID}::rental::rent`,
    typeArguments: [DRONE],
    arguments: [
      tx.object(KIOSK_ID),
      tx.object(POLICY_ID),
      tx.pure.id(DRONE_ID),
      tx.pure.u64(days),
      payment,
      tx.pure.address(renter),
      tx.object.clock(),
    ],
  });
}
// endregion: rent

// region: fly
/** Borrow, use, return: in one transaction, or not at all. */
function fly(tx: Transaction, leaseId: string): void {
  const [drone, promise] = tx.moveCall({
    target: `${PACKAGE_ID}::rental::borrow_val`,
    typeArguments: [DRONE],
    arguments: [tx.object(KIOSK_ID), tx.object(leaseId), tx.object.clock()],
  });
  tx.moveCall({ target: `${PACKAGE_ID}::drone::fly`, arguments: [drone] });
  tx.moveCall({
    target: `${PACKAGE_ID}::rental::return_val`,
    typeArguments: [DRONE],
    arguments: [tx.object(KIOSK_ID), drone, promise],
  });
}
// endregion: fly

// region: run
const PRICE = 50_000_000n;
const offering = new Transaction();
offer(offering, PRICE);
await send(lender, offering);
console.log('offered for 0.05 SUI a day');

const renting = new Transaction();
rent(renting, 2n, PRICE, borrower.toSuiAddress());
const changes = await send(borrower, renting);
const lease = changes.find(
  (change) => change.type === 'created' && change.objectType.includes('::rental::Lease<'),
);
if (lease?.type !== 'created') throw new Error('the transaction created no lease');
console.log('rented for two days');

const flying = new Transaction();
fly(flying, lease.objectId);
await send(borrower, flying);
console.log('flown once');
// endregion: run
