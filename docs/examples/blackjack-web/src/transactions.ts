import { Transaction } from '@mysten/sui/transactions';

/** Opens a game with `stake` MIST out of the gas coin. */
export function betTx(packageId: string, house: string, stake: bigint): Transaction {
  const tx = new Transaction();
  const [coin] = tx.splitCoins(tx.gas, [stake]);
  tx.moveCall({
    target: `${packageId}::house::place_bet`,
    arguments: [tx.object(house), coin],
  });
  return tx;
}

/** `seen` is the sum on the screen. If it is an old one, the call aborts. */
export function requestTx(
  packageId: string,
  { wish, gameId, seen }: { wish: 'hit' | 'stand'; gameId: string; seen: number },
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::house::request_${wish}`,
    arguments: [tx.object(gameId), tx.pure.u64(seen)],
  });
  return tx;
}

/** Pays the pot to the player when the dealer has been silent for seven epochs. */
export function claimTx(packageId: string, gameId: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({ target: `${packageId}::house::claim_timeout`, arguments: [tx.object(gameId)] });
  return tx;
}
