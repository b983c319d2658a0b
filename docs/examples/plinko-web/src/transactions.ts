import { Transaction } from '@mysten/sui/transactions';

/** Opens a game with `stake` MIST out of the gas coin. */
export function startTx(
  packageId: string,
  game: { house: string; stake: bigint; balls: number },
): Transaction {
  const tx = new Transaction();
  const [stake] = tx.splitCoins(tx.gas, [game.stake]);
  tx.moveCall({
    target: `${packageId}::house::start`,
    arguments: [tx.object(game.house), stake, tx.pure.u64(game.balls)],
  });
  return tx;
}

/** Pays the whole pot to the player when the house has been silent for seven epochs. */
export function claimTx(packageId: string, house: string, game: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::house::claim_overdue`,
    arguments: [tx.object(house), tx.pure.id(game)],
  });
  return tx;
}
