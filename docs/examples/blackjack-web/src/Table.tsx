import { useSuiClient, useSuiClientQuery } from '@mysten/dapp-kit';
import { useQuery } from '@tanstack/react-query';
import { show, sum } from './cards';
import { PLAYERS_TURN, readGame } from './game';
import { useNetworkVariables } from './network';
import { claimTx, requestTx } from './transactions';
import { useMove } from './useMove';
import { useSend } from './useSend';

/** As in the package: so many epochs does the dealer have. */
const PATIENCE = 7n;

const RESULTS = new Map([
  [4, 'You won'],
  [5, 'The house won'],
  [6, 'A tie: your stake is back'],
]);

interface TableProps {
  readonly gameId: string;
  readonly onAgain: () => void;
}

export function Table({ gameId, onAgain }: TableProps) {
  const { packageId } = useNetworkVariables();
  const { move, isBusy, problem } = useMove();
  const claim = useSend();
  // region: read
  const client = useSuiClient();
  const { data: game, error } = useQuery({
    queryKey: ['game', gameId],
    queryFn: () => readGame(client, gameId),
  });
  // endregion: read
  const { data: system } = useSuiClientQuery('getLatestSuiSystemState');

  if (error) return <p role="alert">{error.message}</p>;
  if (game === undefined) return <p>Looking at the table…</p>;

  const seen = sum(game.playerCards);
  const outcome = RESULTS.get(game.status);
  const isMyTurn = game.status === PLAYERS_TURN;
  const isOverdue = !outcome && !isMyTurn && BigInt(system?.epoch ?? 0) >= game.epoch + PATIENCE;

  // region: ask
  function ask(wish: 'hit' | 'stand'): void {
    void move(wish, requestTx(packageId, { wish, gameId, seen }), gameId);
  }
  // endregion: ask

  return (
    <section>
      <h2>{outcome ?? (isMyTurn && !isBusy ? 'Your turn' : 'The dealer is thinking')}</h2>
      <p>
        You have <output>{show(game.playerCards)}</output>, which makes {seen}.
        <br />
        The dealer has <output>{show(game.dealerCards)}</output>, which makes{' '}
        {sum(game.dealerCards)}.
      </p>
      {isMyTurn && (
        <>
          <button disabled={isBusy} onClick={() => ask('hit')}>
            Hit
          </button>
          <button disabled={isBusy} onClick={() => ask('stand')}>
            Stand
          </button>
        </>
      )}
      {isOverdue && (
        <button disabled={claim.isBusy} onClick={() => void claim.send(claimTx(packageId, gameId))}>
          Claim the pot
        </button>
      )}
      {outcome && <button onClick={onAgain}>Play again</button>}
      {problem && <p role="alert">{problem}</p>}
      {claim.problem && <p role="alert">{claim.problem}</p>}
    </section>
  );
}
