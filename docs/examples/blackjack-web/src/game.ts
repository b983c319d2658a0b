import type { SuiClient } from '@mysten/sui/client';

// region: game
export const AWAITS_DEAL = 0;
export const PLAYERS_TURN = 1;
export const OUTCOMES = new Map([
  [4, 'the player won'],
  [5, 'the house won'],
  [6, 'a tie'],
]);

export interface Game {
  readonly step: bigint;
  readonly status: number;
  readonly playerCards: readonly number[];
  readonly dealerCards: readonly number[];
  /** When the last move was made. */
  readonly epoch: bigint;
}

export async function readGame(client: SuiClient, id: string): Promise<Game> {
  const { data } = await client.getObject({ id, options: { showContent: true } });
  if (data?.content?.dataType !== 'moveObject') throw new Error(`no game ${id}`);
  const fields = data.content.fields as {
    step: string;
    status: number;
    player_cards: number[];
    dealer_cards: number[];
    epoch: string;
  };
  return {
    step: BigInt(fields.step),
    status: fields.status,
    playerCards: fields.player_cards,
    dealerCards: fields.dealer_cards,
    epoch: BigInt(fields.epoch),
  };
}
// endregion: game
