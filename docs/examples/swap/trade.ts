// Bob locks a sticker, Alice offers one for it, and Bob accepts: npx tsx trade.ts

import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { normalizeStructTag } from '@mysten/sui/utils';
import { addAcceptance, addLock, addOffer } from './transactions';

const packageId = process.env.PACKAGE_ID ?? '';
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const alice = Ed25519Keypair.fromSecretKey(process.env.ALICE_PRIVATE_KEY ?? '');
const bob = Ed25519Keypair.fromSecretKey(process.env.BOB_PRIVATE_KEY ?? '');
const type = `${packageId}::sticker::Sticker`;

async function send(signer: Ed25519Keypair, tx: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer, transaction: tx });
  const options = { showEffects: true, showObjectChanges: true };
  const answer = await client.waitForTransaction({ digest, options });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer;
}

/** The ID of the created object whose type begins like this. */
function created({ objectChanges }: SuiTransactionBlockResponse, start: string): string {
  for (const change of objectChanges ?? [])
    if (
      change.type === 'created' &&
      normalizeStructTag(change.objectType).startsWith(normalizeStructTag(start))
    )
      return change.objectId;
  throw new Error(`no ${start} was created`);
}

function print(tx: Transaction, motif: string) {
  const target = `${packageId}::sticker::print` as const;
  return tx.moveCall({ target, arguments: [tx.pure.string(motif)] });
}

// region: lock
const locking = new Transaction();
addLock(locking, { packageId, type, item: print(locking, 'fox'), owner: bob.toSuiAddress() });
const locks = await send(bob, locking);
const key = created(locks, `${packageId}::lock::Key`);
const locked = created(locks, `${packageId}::lock::Locked<${type}>`);
// endregion: lock

// region: inspect
/** The item of a lock or an escrow: its only dynamic field. Only the box knows, whatever its owner says. */
async function itemIn(box: string): Promise<Record<string, string>> {
  const { data } = await client.getDynamicFields({ parentId: box });
  const id = data[0]?.objectId ?? '';
  const item = await client.getObject({ id, options: { showContent: true } });
  const content = item.data?.content;
  if (content?.dataType !== 'moveObject') throw new Error(`nothing is in ${box}`);
  if (normalizeStructTag(content.type) !== normalizeStructTag(type))
    throw new Error('the item has another type');
  return content.fields as unknown as Record<string, string>;
}

/** Aborts the trade unless this lock of our package is closed with this key. */
async function inspect(): Promise<void> {
  const { data } = await client.getObject({ id: locked, options: { showContent: true } });
  const content = data?.content;
  if (content?.dataType !== 'moveObject') throw new Error('the lock is gone');
  if (
    normalizeStructTag(content.type) !== normalizeStructTag(`${packageId}::lock::Locked<${type}>`)
  )
    throw new Error('this is no lock of this package');
  if ((content.fields as { key: string }).key !== key) throw new Error('the lock has another key');
  console.log('Alice sees', (await itemIn(locked)).motif);
}
await inspect();
// endregion: inspect

// region: offer
const offering = new Transaction();
addOffer(offering, {
  packageId,
  type,
  item: print(offering, 'whale'),
  wanted: key,
  recipient: bob.toSuiAddress(),
});
const escrow = created(await send(alice, offering), `${packageId}::escrow::Escrow<${type}>`);
console.log('Alice offers a whale');
// endregion: offer

// region: accept
const accepting = new Transaction();
addAcceptance(accepting, {
  ...{ packageId, escrow, key, locked },
  ...{ offeredType: type, lockedType: type },
  owner: bob.toSuiAddress(),
});
await send(bob, accepting);
// endregion: accept

for (const [name, person] of Object.entries({ Alice: alice, Bob: bob })) {
  const { data } = await client.getOwnedObjects({
    owner: person.toSuiAddress(),
    filter: { StructType: type },
    options: { showContent: true },
  });
  for (const { data: sticker } of data) {
    if (sticker?.content?.dataType === 'moveObject')
      console.log(name, 'has', (sticker.content.fields as { motif: string }).motif);
  }
}
