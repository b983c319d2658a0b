import { Transaction } from '@mysten/sui/transactions';

// region: build
interface Growth {
  readonly packageId: string;
  readonly greenhouseId: string;
  readonly species: string;
  readonly owner: string;
}

/** `grow` returns the plant, so the block has to hand it to somebody. */
export function buildGrow({ packageId, greenhouseId, species, owner }: Growth): Transaction {
  const tx = new Transaction();
  const plant = tx.moveCall({
    target: `${packageId}::greenhouse::grow`,
    arguments: [tx.object(greenhouseId), tx.pure.string(species)],
  });
  tx.transferObjects([plant], owner);
  return tx;
}

export function buildWater(packageId: string, plantId: string, amount: bigint): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::greenhouse::water`,
    arguments: [tx.object(plantId), tx.pure.u64(amount)],
  });
  return tx;
}
// endregion: build
