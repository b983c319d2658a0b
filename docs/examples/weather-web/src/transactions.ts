import { Transaction } from '@mysten/sui/transactions';

/** Copies the current reading of a city into an object of `owner`. */
export function mintTx(
  packageId: string,
  { oracle, geoname, owner }: { oracle: string; geoname: number; owner: string },
): Transaction {
  const tx = new Transaction();
  const snapshot = tx.moveCall({
    target: `${packageId}::weather::mint`,
    arguments: [tx.object(oracle), tx.pure.u32(geoname)],
  });
  tx.transferObjects([snapshot], owner);
  return tx;
}
