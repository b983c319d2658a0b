import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import type { Transaction } from '@mysten/sui/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from './useSend';

export type Kind = 'deal' | 'hit' | 'stand';

/** The ID of the object of this type that a transaction created; null when there is none. */
export function created(
  { objectChanges }: SuiTransactionBlockResponse,
  type: string,
): string | null {
  for (const change of objectChanges ?? [])
    if (change.type === 'created' && change.objectType.endsWith(`::house::${type}`))
      return change.objectId;
  return null;
}

// region: move
/** Asks the dealer's service for its move, and returns when the dealer's transaction is executed. */
async function askDealer(gameId: string, kind: Kind, body: object): Promise<void> {
  const response = await fetch(`/games/${gameId}/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the dealer answers with ${response.status}`);
}

/** Two transactions, one of each side. `move` returns the game's ID, or null when the player's own failed. */
export function useMove() {
  const queries = useQueryClient();
  const { send, isBusy, problem } = useSend();
  const [isDealing, setDealing] = useState(false);
  const [silence, setSilence] = useState<string | null>(null);

  async function move(kind: Kind, transaction: Transaction, known?: string) {
    const answer = await send(transaction);
    if (answer === null) return null;
    const gameId = known ?? created(answer, 'Game');
    if (gameId === null) return null;
    const request = created(answer, 'HitRequest') ?? created(answer, 'StandRequest');
    setDealing(true);
    setSilence(null);
    try {
      await askDealer(gameId, kind, { digest: answer.digest, request });
    } catch (error) {
      setSilence(error instanceof Error ? error.message : String(error));
    } finally {
      setDealing(false);
    }
    await queries.invalidateQueries();
    return gameId;
  }

  return { move, isBusy: isBusy || isDealing, problem: problem ?? silence };
}
// endregion: move
