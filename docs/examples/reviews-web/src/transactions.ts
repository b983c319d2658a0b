import { Transaction } from '@mysten/sui/transactions';

// region: build
export interface Text {
  readonly content: string;
  /** 1 to 5. */
  readonly rating: number;
}

export interface Place {
  readonly packageId: string;
  readonly serviceId: string;
}

/** Writes a review. With a proof it counts double, and the proof is used up. */
export function reviewTx(place: Place, text: Text, proofId: string | null): Transaction {
  const tx = new Transaction();
  const service = tx.object(place.serviceId);
  const words = [tx.pure.string(text.content), tx.pure.u8(text.rating), tx.object.clock()];
  if (proofId === null)
    tx.moveCall({
      target: `${place.packageId}::service::review_unproven`,
      arguments: [service, ...words],
    });
  else
    tx.moveCall({
      target: `${place.packageId}::service::review`,
      arguments: [service, tx.object(proofId), ...words],
    });
  return tx;
}

/** Votes for a review. Aborts when this account has voted for it before. */
export function upvoteTx(place: Place, reviewId: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${place.packageId}::service::upvote`,
    arguments: [tx.object(place.serviceId), tx.pure.id(reviewId)],
  });
  return tx;
}

/** Fills the gap after a removal, and pays everybody in the list who was never paid. */
export function rewardTx(place: Place, capId: string, candidates: readonly string[]): Transaction {
  const tx = new Transaction();
  const service = tx.object(place.serviceId);
  for (const id of candidates)
    tx.moveCall({
      target: `${place.packageId}::service::nominate`,
      arguments: [service, tx.pure.id(id)],
    });
  tx.moveCall({
    target: `${place.packageId}::service::distribute`,
    arguments: [service, tx.object(capId)],
  });
  return tx;
}
// endregion: build
