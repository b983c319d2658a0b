import { useSuiClientQuery } from '@mysten/dapp-kit';
import { MIST_PER_SUI } from '@mysten/sui/utils';
import { useNetworkVariables } from './network';
import { claimTx } from './transactions';
import { useSend } from './useSend';

/** As in the package: so many epochs does the house have. */
const PATIENCE = 7n;

interface Ended {
  readonly game: string;
  /** One for each ball; none when the player has claimed the pot. */
  readonly slots: number[];
  readonly paid: string;
}

// region: outcome
/** The outcome of a game; undefined while it is open. Asks every second until it is there. */
function useOutcome(packageId: string, game: string): Ended | undefined {
  const find = (events: readonly { parsedJson: unknown }[]): Ended | undefined =>
    events.map(({ parsedJson }) => parsedJson as Ended).find((ended) => ended.game === game);
  const { data } = useSuiClientQuery(
    'queryEvents',
    { query: { MoveEventType: `${packageId}::house::GameEnded` }, order: 'descending' },
    { refetchInterval: ({ state }) => (find(state.data?.data ?? []) ? false : 1_000) },
  );
  return find(data?.data ?? []);
}
// endregion: outcome

/** Whether the house has been silent for so long that the pot belongs to the player. */
function useIsOverdue(game: string): boolean {
  const { data } = useSuiClientQuery('getObject', { id: game, options: { showContent: true } });
  const { data: system } = useSuiClientQuery('getLatestSuiSystemState');
  if (data?.data?.content?.dataType !== 'moveObject' || system === undefined) return false;
  const { epoch } = data.data.content.fields as unknown as { epoch: string };
  return BigInt(system.epoch) >= BigInt(epoch) + PATIENCE;
}

interface GameProps {
  readonly id: string;
  readonly multipliers: readonly number[];
  readonly onAgain: () => void;
}

export function Game({ id, multipliers, onAgain }: GameProps) {
  const { packageId, houseId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  const outcome = useOutcome(packageId, id);
  const isOverdue = useIsOverdue(id);

  if (!outcome)
    return (
      <section>
        <h2>The pot is set aside</h2>
        <p>The house signs the ID of this game, and the signature drops the balls.</p>
        {isOverdue && (
          <button disabled={isBusy} onClick={() => void send(claimTx(packageId, houseId, id))}>
            Claim the whole pot
          </button>
        )}
        {problem && <p role="alert">{problem}</p>}
      </section>
    );
  return (
    <section>
      <h2>The game paid {Number(outcome.paid) / Number(MIST_PER_SUI)} SUI</h2>
      {/* region: slots */}
      <table>
        <thead>
          <tr>
            {multipliers.map((multiplier, slot) => (
              <th key={slot}>{multiplier / 100}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {multipliers.map((_, slot) => (
              <td key={slot}>{outcome.slots.filter((landed) => landed === slot).length}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {/* endregion: slots */}
      <button onClick={onAgain}>Play again</button>
    </section>
  );
}
