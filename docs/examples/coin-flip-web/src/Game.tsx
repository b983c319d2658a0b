import { useSuiClientQuery } from '@mysten/dapp-kit';
import { MIST_PER_SUI } from '@mysten/sui/utils';
import { useNetworkVariables } from './network';
import { disputeTx } from './transactions';
import { useSend } from './useSend';

/** As in the package: so many epochs does the house have. */
const PATIENCE = 7n;

interface Ended {
  readonly game: string;
  readonly has_won: boolean;
  readonly payout: string;
}

// region: outcome
/** The outcome of a game; undefined while it is open. Asks every second until it is there. */
function useOutcome(packageId: string, game: string): Ended | undefined {
  const find = (events: readonly { parsedJson: unknown }[]): Ended | undefined =>
    events.map(({ parsedJson }) => parsedJson as Ended).find((ended) => ended.game === game);
  const { data } = useSuiClientQuery(
    'queryEvents',
    { query: { MoveEventType: `${packageId}::game::GameEnded` }, order: 'descending' },
    { refetchInterval: ({ state }) => (find(state.data?.data ?? []) ? false : 1_000) },
  );
  return find(data?.data ?? []);
}
// endregion: outcome

// region: dispute
/** Whether the house has been silent for so long that the pot belongs to the player. */
function useIsOverdue(game: string): boolean {
  const { data } = useSuiClientQuery('getObject', { id: game, options: { showContent: true } });
  const { data: system } = useSuiClientQuery('getLatestSuiSystemState');
  if (data?.data?.content?.dataType !== 'moveObject' || system === undefined) return false;
  const { epoch } = data.data.content.fields as unknown as { epoch: string };
  return BigInt(system.epoch) >= BigInt(epoch) + PATIENCE;
}
// endregion: dispute

export function Game({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { packageId, houseId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  const outcome = useOutcome(packageId, id);
  const isOverdue = useIsOverdue(id);

  if (outcome) {
    const payout = Number(outcome.payout) / Number(MIST_PER_SUI);
    return (
      <section>
        <h2>{outcome.has_won ? `You won ${payout} SUI` : 'You lost'}</h2>
        <button onClick={onAgain}>Bet again</button>
      </section>
    );
  }
  return (
    <section>
      <h2>Both stakes are on the table</h2>
      <p>The house signs the input of this game, and the signature decides.</p>
      {isOverdue && (
        <button disabled={isBusy} onClick={() => void send(disputeTx(packageId, houseId, id))}>
          Claim both stakes
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
