import { Transaction } from '@mysten/sui/transactions';

export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** An object in the version in which it was sent to the game. */
export interface SentObject {
  readonly objectId: string;
  readonly version: string;
  readonly digest: string;
}

// region: shared
export function newShared(packageId: string, x: string, o: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::shared::new`,
    arguments: [tx.pure.address(x), tx.pure.address(o)],
  });
  return tx;
}

export function moveShared(packageId: string, game: string, { row, col }: Cell): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::shared::place_mark`,
    arguments: [tx.object(game), tx.pure.u8(row), tx.pure.u8(col)],
  });
  return tx;
}

export function burnShared(packageId: string, game: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({ target: `${packageId}::shared::burn`, arguments: [tx.object(game)] });
  return tx;
}
// endregion: shared

// region: owned
interface OwnedGame {
  readonly x: string;
  readonly o: string;
  readonly admin: string;
  /** Empty unless the admin is a multisig. */
  readonly adminKey: Uint8Array;
}

export function newOwned(packageId: string, { x, o, admin, adminKey }: OwnedGame): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::owned::new`,
    arguments: [
      tx.pure.address(x),
      tx.pure.address(o),
      tx.pure.address(admin),
      tx.pure.vector('u8', adminKey),
    ],
  });
  return tx;
}

/** The player's half of a move. */
export function sendMark(packageId: string, cap: string, { row, col }: Cell): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::owned::send_mark`,
    arguments: [tx.object(cap), tx.pure.u8(row), tx.pure.u8(col)],
  });
  return tx;
}

/** The admin's half. */
export function placeMark(packageId: string, game: string, mark: SentObject): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::owned::place_mark`,
    arguments: [tx.object(game), tx.receivingRef(mark)],
  });
  return tx;
}

export function burnOwned(packageId: string, game: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({ target: `${packageId}::owned::burn`, arguments: [tx.object(game)] });
  return tx;
}
// endregion: owned
