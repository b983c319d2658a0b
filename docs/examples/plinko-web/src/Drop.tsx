import { MIST_PER_SUI } from '@mysten/sui/utils';
import { useState } from 'react';
import { useNetworkVariables } from './network';
import { expectedReturn } from './paths';
import { startTx } from './transactions';
import { useSend } from './useSend';

interface DropProps {
  readonly multipliers: number[];
  readonly onStarted: (game: string) => void;
}

export function Drop({ multipliers, onStarted }: DropProps) {
  const { packageId, houseId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  const [stake, setStake] = useState(1);
  const [balls, setBalls] = useState(10);

  async function drop(): Promise<void> {
    const answer = await send(
      startTx(packageId, { house: houseId, stake: BigInt(stake) * MIST_PER_SUI, balls }),
    );
    const started = answer?.events?.find(({ type }) => type.endsWith('::house::GameStarted'));
    if (started) onStarted((started.parsedJson as { game: string }).game);
  }

  return (
    <section>
      {/* region: odds */}
      <p>
        This board returns <output>{(expectedReturn(multipliers) * 100).toFixed(2)} %</output> on
        average, and at most {Math.max(...multipliers) / 100} times the stake.
      </p>
      {/* endregion: odds */}
      <p>
        <label>
          Stake in SUI{' '}
          <input
            type="number"
            min={1}
            max={10}
            value={stake}
            onChange={(event) => setStake(Math.trunc(event.target.valueAsNumber) || 1)}
          />
        </label>{' '}
        <label>
          Balls{' '}
          <input
            type="number"
            min={1}
            max={100}
            value={balls}
            onChange={(event) => setBalls(Math.trunc(event.target.valueAsNumber) || 1)}
          />
        </label>
      </p>
      <button disabled={isBusy} onClick={() => void drop()}>
        {isBusy ? 'Opening…' : 'Drop the balls'}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
