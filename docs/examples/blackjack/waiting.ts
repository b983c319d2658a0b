// Finds what the dealer owes an answer to, whether or not a player has posted it.

import type { Dealer, Move } from './dealer';
import { AWAITS_DEAL, readGame } from './game';

// region: waiting
const KINDS = { HitRequest: 'hit', StandRequest: 'stand' } as const;

/** Requests of this type that the dealer holds. Each is gone as soon as it is answered. */
async function requests(dealer: Dealer, type: keyof typeof KINDS): Promise<Move[]> {
  const { data } = await dealer.client.getOwnedObjects({
    owner: dealer.signer.toSuiAddress(),
    filter: { StructType: `${dealer.packageId}::house::${type}` },
    options: { showContent: true, showPreviousTransaction: true },
  });
  return data.flatMap(({ data: request }) => {
    if (request?.content?.dataType !== 'moveObject') return [];
    const { game } = request.content.fields as unknown as { game: string };
    const digest = request.previousTransaction ?? '';
    return [{ kind: KINDS[type], gameId: game, digest, requestId: request.objectId }];
  });
}

/** Bets without cards, among the latest 50. A busy table stores a cursor and pages instead. */
async function bets(dealer: Dealer): Promise<Move[]> {
  const { data } = await dealer.client.queryEvents({
    query: { MoveEventType: `${dealer.packageId}::house::GameCreated` },
    order: 'descending',
    limit: 50,
  });
  const moves: Move[] = [];
  for (const { id, parsedJson } of data) {
    const { game: gameId } = parsedJson as { game: string };
    const game = await readGame(dealer.client, gameId).catch(() => null);
    if (game?.status !== AWAITS_DEAL) continue;
    moves.push({ kind: 'deal', gameId, digest: id.txDigest, requestId: null });
  }
  return moves;
}

/** All moves that the dealer owes. A deadline runs for each of them. */
export async function waiting(dealer: Dealer): Promise<Move[]> {
  const found = [bets(dealer), requests(dealer, 'HitRequest'), requests(dealer, 'StandRequest')];
  return (await Promise.all(found)).flat();
}
// endregion: waiting
