import type { Transaction, TransactionObjectArgument } from '@mysten/sui/transactions';

/** An object that exists already, or the result of an earlier command. */
type Item = string | TransactionObjectArgument;

/** Locks an item of type `type`. Lock and key leave the block together. */
export function addLock(
  tx: Transaction,
  { packageId, type, item, owner }: { packageId: string; type: string; item: Item; owner: string },
): void {
  const [locked, key] = tx.moveCall({
    target: `${packageId}::lock::lock`,
    typeArguments: [type],
    arguments: [tx.object(item)],
  });
  tx.transferObjects([locked, key], owner);
}

export interface Offer {
  readonly packageId: string;
  readonly type: string;
  readonly item: Item;
  /** ID of the key whose lock holds what you want. */
  readonly wanted: string;
  readonly recipient: string;
}

/** Puts an item into a shared escrow. */
export function addOffer(tx: Transaction, offer: Offer): void {
  tx.moveCall({
    target: `${offer.packageId}::escrow::create`,
    typeArguments: [offer.type],
    arguments: [tx.object(offer.item), tx.pure.id(offer.wanted), tx.pure.address(offer.recipient)],
  });
}

export interface Acceptance {
  readonly packageId: string;
  readonly escrow: string;
  readonly offeredType: string;
  readonly key: string;
  readonly locked: string;
  readonly lockedType: string;
  readonly owner: string;
}

/** Hands over lock and key, and sends what was offered to `owner`. */
export function addAcceptance(tx: Transaction, swap: Acceptance): void {
  const item = tx.moveCall({
    target: `${swap.packageId}::escrow::swap`,
    typeArguments: [swap.offeredType, swap.lockedType],
    arguments: [tx.object(swap.escrow), tx.object(swap.key), tx.object(swap.locked)],
  });
  tx.transferObjects([item], swap.owner);
}

/** Takes an offer back. Succeeds for its sender only. */
export function addCancellation(
  tx: Transaction,
  { packageId, type, escrow, owner }: Record<'packageId' | 'type' | 'escrow' | 'owner', string>,
): void {
  const item = tx.moveCall({
    target: `${packageId}::escrow::return_to_sender`,
    typeArguments: [type],
    arguments: [tx.object(escrow)],
  });
  tx.transferObjects([item], owner);
}
