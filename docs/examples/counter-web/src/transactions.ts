import { Transaction } from '@mysten/sui/transactions';

/** Creates a shared counter whose owner is the sender. */
export function createTx(packageId: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({ target: `${packageId}::counter::create` });
  return tx;
}

/** Adds one, several times in one transaction if you like. */
export function incrementTx(packageId: string, counterId: string, times = 1): Transaction {
  const tx = new Transaction();
  for (let done = 0; done < times; done += 1) {
    tx.moveCall({
      target: `${packageId}::counter::increment`,
      arguments: [tx.object(counterId)],
    });
  }
  return tx;
}

/** Succeeds for the owner only. */
export function setValueTx(packageId: string, counterId: string, value: bigint): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::counter::set_value`,
    arguments: [tx.object(counterId), tx.pure.u64(value)],
  });
  return tx;
}

/** Succeeds for the owner only, who gets the storage rebate. */
export function deleteTx(packageId: string, counterId: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::counter::delete`,
    arguments: [tx.object(counterId)],
  });
  return tx;
}
