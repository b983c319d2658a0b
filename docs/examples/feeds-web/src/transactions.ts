import { bcs } from '@mysten/sui/bcs';
import { Transaction } from '@mysten/sui/transactions';
import type { SignedValue } from './signers';
import type { Feed } from './useShop';

interface Purchase {
  readonly packageId: string;
  readonly shopId: string;
  readonly feeds: readonly Feed[];
  readonly value: SignedValue;
  /** In MIST: the most that the ticket may cost. */
  readonly most: bigint;
  readonly buyer: string;
}

// region: buy
/** Brings the signed value, reads the feeds in the order of the guard, and buys. */
export function buyTx({ packageId, shopId, feeds, value, most, buyer }: Purchase): Transaction {
  const tx = new Transaction();
  for (const feed of feeds.filter(({ isSigned }) => isSigned))
    tx.moveCall({
      target: `${packageId}::signed_feed::update`,
      arguments: [
        tx.object(feed.id),
        tx.pure.u64(value.amount),
        tx.pure.u64(value.timestampMs),
        tx.pure.vector('u64', value.signers),
        tx.pure(bcs.vector(bcs.vector(bcs.u8())).serialize(value.signatures)),
        tx.object.clock(),
      ],
    });
  const prices = feeds.map(({ id, isSigned }) =>
    isSigned
      ? tx.moveCall({ target: `${packageId}::signed_feed::read`, arguments: [tx.object(id)] })
      : tx.moveCall({ target: `${packageId}::feed::read`, arguments: [tx.object(id)] }),
  );
  const [payment] = tx.splitCoins(tx.gas, [most]);
  const [ticket, change] = tx.moveCall({
    target: `${packageId}::tickets::buy`,
    arguments: [
      tx.object(shopId),
      tx.makeMoveVec({ type: `${packageId}::price::Price`, elements: prices }),
      payment,
      tx.object.clock(),
    ],
  });
  tx.transferObjects([ticket, change], buyer);
  return tx;
}
// endregion: buy
