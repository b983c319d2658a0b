import { useSuiClientQuery } from '@mysten/dapp-kit';
import { MIST_PER_SUI } from '@mysten/sui/utils';
import { useState } from 'react';
import { useNetworkVariables } from './network';
import { mintTx, startTx } from './transactions';
import { useSend } from './useSend';

interface BetProps {
  readonly player: string;
  readonly onStarted: (game: string) => void;
}

export function Bet({ player, onStarted }: BetProps) {
  const { packageId, houseId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  const [stake, setStake] = useState(1);
  // region: counter
  const counters = useSuiClientQuery('getOwnedObjects', {
    owner: player,
    filter: { StructType: `${packageId}::counter::Counter` },
  });
  const counter = counters.data?.data[0]?.data?.objectId;
  // endregion: counter

  // region: start
  async function bet(betsOnHeads: boolean): Promise<void> {
    if (counter === undefined) return;
    const answer = await send(
      startTx(packageId, {
        house: houseId,
        counter,
        betsOnHeads,
        stake: BigInt(stake) * MIST_PER_SUI,
      }),
    );
    const started = answer?.events?.find(({ type }) => type.endsWith('::game::GameStarted'));
    if (started) onStarted((started.parsedJson as { game: string }).game);
  }
  // endregion: start

  if (counters.isPending) return <p>Looking for your counter…</p>;
  if (counters.isError) return <p role="alert">No answer: {counters.error.message}</p>;
  return (
    <section>
      {counter === undefined ? (
        <button disabled={isBusy} onClick={() => void send(mintTx(packageId))}>
          Get a counter
        </button>
      ) : (
        <>
          <p>
            <label>
              Stake in SUI{' '}
              <select value={stake} onChange={(event) => setStake(Number(event.target.value))}>
                {[1, 2, 5, 10].map((amount) => (
                  <option key={amount}>{amount}</option>
                ))}
              </select>
            </label>
          </p>
          <button disabled={isBusy} onClick={() => void bet(true)}>
            Heads
          </button>
          <button disabled={isBusy} onClick={() => void bet(false)}>
            Tails
          </button>
        </>
      )}
      {isBusy && <p>Waiting for the wallet and the network…</p>}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
