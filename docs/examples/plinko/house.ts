// Settles games as they are opened.

import type { EventId, SuiClient } from '@mysten/sui/client';
import type { Signer } from '@mysten/sui/cryptography';
import { Transaction } from '@mysten/sui/transactions';
import { fromHex } from '@mysten/sui/utils';
import { bls12_381 } from '@noble/curves/bls12-381';

const { longSignatures } = bls12_381;

// region: sign
/** The seed of a game: the house's signature over the 32 bytes of its ID. There is only one. */
export function seedOf(gameId: string, blsSecret: Uint8Array): Uint8Array {
  return longSignatures.sign(longSignatures.hash(fromHex(gameId)), blsSecret).toBytes();
}

/** What `house::open` wants: 48 bytes. */
export function publicKeyOf(blsSecret: Uint8Array): Uint8Array {
  return longSignatures.getPublicKey(blsSecret).toBytes();
}

/** What the package verifies before it drops the balls. */
export function isSeed(seed: Uint8Array, gameId: string, publicKey: Uint8Array): boolean {
  return longSignatures.verify(seed, longSignatures.hash(fromHex(gameId)), publicKey);
}
// endregion: sign

export interface House {
  readonly packageId: string;
  readonly houseId: string;
  readonly blsSecret: Uint8Array;
  /** Pays for the transactions that settle. */
  readonly signer: Signer;
}

// region: finish
function finishTx(house: House, gameId: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${house.packageId}::house::finish`,
    arguments: [
      tx.object(house.houseId),
      tx.pure.id(gameId),
      tx.pure.vector('u8', seedOf(gameId, house.blsSecret)),
    ],
  });
  return tx;
}

/** Settles one game. A game that is gone is settled already, so it may be called twice. */
async function finish(client: SuiClient, house: House, gameId: string): Promise<void> {
  const { data } = await client.getObject({ id: gameId });
  if (!data) return;
  const { digest } = await client.signAndExecuteTransaction({
    signer: house.signer,
    transaction: finishTx(house, gameId),
  });
  const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
  if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
}
// endregion: finish

// region: poll
/** Settles what was opened after the cursor, one after the other, and returns the next cursor. */
export async function settleNew(
  client: SuiClient,
  house: House,
  cursor: EventId | null,
): Promise<EventId | null> {
  const page = await client.queryEvents({
    query: { MoveEventType: `${house.packageId}::house::GameStarted` },
    cursor,
    order: 'ascending',
  });
  for (const { parsedJson } of page.data) {
    const started = parsedJson as { house: string; game: string };
    if (started.house === house.houseId) await finish(client, house, started.game);
  }
  return page.nextCursor ?? cursor;
}
// endregion: poll
