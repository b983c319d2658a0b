// The moves of the dealer.

import type { SuiClient } from '@mysten/sui/client';
import type { Signer } from '@mysten/sui/cryptography';
import { Transaction } from '@mysten/sui/transactions';
import { readGame } from './game';
import { seedOf } from './seeds';

export interface Dealer {
  readonly client: SuiClient;
  readonly packageId: string;
  readonly blsSecret: Uint8Array;
  /** The address that requests are sent to. It pays for the dealer's transactions. */
  readonly signer: Signer;
}

// region: move
export interface Move {
  readonly kind: 'deal' | 'hit' | 'stand';
  readonly gameId: string;
  /** The player's transaction, which made this move necessary. */
  readonly digest: string;
  /** The request that this transaction created; null for the first deal. */
  readonly requestId: string | null;
}

const FUNCTIONS = { deal: 'first_deal', hit: 'hit', stand: 'stand' } as const;

function moveTx(dealer: Dealer, move: Move, seed: Uint8Array): Transaction {
  const tx = new Transaction();
  const request = move.requestId === null ? [] : [tx.object(move.requestId)];
  tx.moveCall({
    target: `${dealer.packageId}::house::${FUNCTIONS[move.kind]}`,
    arguments: [tx.object(move.gameId), ...request, tx.pure.vector('u8', seed)],
  });
  return tx;
}
// endregion: move

// region: answer
/** What a game waits for before each move, as in the package. */
const AWAITED = { deal: 0, hit: 2, stand: 3 } as const;

/** Waits for the player's transaction, then signs the step and sends the dealer's. */
async function answer(dealer: Dealer, move: Move): Promise<string> {
  const { client, signer } = dealer;
  await client.waitForTransaction({ digest: move.digest });
  const { step, status } = await readGame(client, move.gameId);
  // A seed shows the next cards, so none may exist before the player has decided.
  if (status !== AWAITED[move.kind]) throw new Error(`the game does not wait for ${move.kind}`);
  const transaction = moveTx(dealer, move, seedOf(move.gameId, step, dealer.blsSecret));
  const { digest } = await client.signAndExecuteTransaction({ signer, transaction });
  const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
  if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
  return digest;
}
// endregion: answer

// region: queue
let last: Promise<unknown> = Promise.resolve();

/** One move after the other, so that no two of them use one version of the gas coin. */
export function enqueue(dealer: Dealer, move: Move): Promise<string> {
  const done = last.then(() => answer(dealer, move));
  last = done.catch(() => undefined);
  return done;
}
// endregion: queue
