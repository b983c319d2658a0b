import { isValidSuiAddress } from '@mysten/sui/utils';
import { useState } from 'react';
import { createdGame } from './game';
import { useNetworkVariables } from './network';
import { newShared } from './transactions';
import { useSend } from './useSend';

interface NewGameProps {
  readonly x: string;
  readonly onCreated: (game: string) => void;
}

export function NewGame({ x, onCreated }: NewGameProps) {
  const { packageId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  const [o, setO] = useState('');

  async function start(): Promise<void> {
    const answer = await send(newShared(packageId, x, o));
    const game = answer === null ? null : createdGame(answer);
    if (game !== null) onCreated(game);
  }

  return (
    <section>
      <p>
        <label>
          Address of your opponent{' '}
          <input value={o} onChange={(event) => setO(event.target.value.trim())} />
        </label>
      </p>
      <button disabled={isBusy || !isValidSuiAddress(o)} onClick={() => void start()}>
        {isBusy ? 'Starting…' : 'Start a game'}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
