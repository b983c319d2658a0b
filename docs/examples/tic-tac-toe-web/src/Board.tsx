import { useSuiClientQuery } from '@mysten/dapp-kit';
import type { Game } from './game';
import { gameOf } from './game';
import { useNetworkVariables } from './network';
import { moveShared } from './transactions';
import { useSend } from './useSend';

interface BoardProps {
  readonly gameId: string;
  /** Null before a wallet is connected: anyone may watch. */
  readonly player: string | null;
}

function statusOf({ next, winner }: Game, isMyTurn: boolean): string {
  if (winner !== null) return `${winner} has won`;
  if (next === null) return 'A draw';
  return isMyTurn ? `Your turn, ${next}` : `Waiting for ${next}`;
}

export function Board({ gameId, player }: BoardProps) {
  const { packageId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  // region: read
  const query = useSuiClientQuery(
    'getObject',
    { id: gameId, options: { showContent: true } },
    // The opponent moves without telling this page, so it looks every two seconds.
    { refetchInterval: 2_000 },
  );
  // endregion: read

  if (query.isPending) return <p>Reading the board…</p>;
  if (query.isError) return <p role="alert">The network did not answer: {query.error.message}</p>;
  const game = gameOf(query.data);
  if (game === null) return <p role="alert">There is no shared game with this ID.</p>;

  // region: turn
  const turnOf = { X: game.x, O: game.o };
  const isMyTurn = game.next !== null && player === turnOf[game.next];
  // endregion: turn
  return (
    <section>
      <h2>{statusOf(game, isMyTurn)}</h2>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 5rem)' }}>
        {game.cells.map((cell, index) => {
          const [row, col] = [Math.floor(index / 3), index % 3];
          const sign = ['', 'X', 'O'][cell];
          return (
            <button
              key={index}
              style={{ height: '4rem' }}
              aria-label={`Row ${row + 1}, column ${col + 1}${sign ? `: ${sign}` : ''}`}
              disabled={!isMyTurn || isBusy || cell !== 0}
              onClick={() => void send(moveShared(packageId, gameId, { row, col }))}
            >
              {sign}
            </button>
          );
        })}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
