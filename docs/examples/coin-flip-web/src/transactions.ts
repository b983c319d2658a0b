import { Transaction } from '@mysten/sui/transactions';

interface Rules {
  /** 48 bytes, as `publicKeyOf` returns them. */
  readonly publicKey: Uint8Array;
  readonly minStake: bigint;
  readonly maxStake: bigint;
  /** In basis points. */
  readonly feeBp: number;
}

/** Opens a house. Its capability goes to `owner`. */
export function openTx(packageId: string, owner: string, rules: Rules): Transaction {
  const tx = new Transaction();
  const cap = tx.moveCall({
    target: `${packageId}::house::open`,
    arguments: [
      tx.pure.vector('u8', rules.publicKey),
      tx.pure.u64(rules.minStake),
      tx.pure.u64(rules.maxStake),
      tx.pure.u64(rules.feeBp),
    ],
  });
  tx.transferObjects([cap], owner);
  return tx;
}

/** Puts `amount` MIST out of the gas coin into the house. */
export function topUpTx(packageId: string, house: string, amount: bigint): Transaction {
  const tx = new Transaction();
  const [coin] = tx.splitCoins(tx.gas, [amount]);
  tx.moveCall({ target: `${packageId}::house::top_up`, arguments: [tx.object(house), coin] });
  return tx;
}

/** Each player needs one counter. */
export function mintTx(packageId: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({ target: `${packageId}::counter::mint` });
  return tx;
}

/** Bets `stake` MIST out of the gas coin. */
export function startTx(
  packageId: string,
  bet: { house: string; counter: string; betsOnHeads: boolean; stake: bigint },
): Transaction {
  const tx = new Transaction();
  const [coin] = tx.splitCoins(tx.gas, [bet.stake]);
  tx.moveCall({
    target: `${packageId}::game::start`,
    arguments: [tx.object(bet.house), tx.object(bet.counter), tx.pure.bool(bet.betsOnHeads), coin],
  });
  return tx;
}

export function finishTx(
  packageId: string,
  { house, game, signature }: { house: string; game: string; signature: Uint8Array },
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::game::finish`,
    arguments: [tx.object(house), tx.pure.id(game), tx.pure.vector('u8', signature)],
  });
  return tx;
}

/** What a player sends when the house has been silent for seven epochs. */
export function disputeTx(packageId: string, house: string, game: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::game::dispute`,
    arguments: [tx.object(house), tx.pure.id(game)],
  });
  return tx;
}
