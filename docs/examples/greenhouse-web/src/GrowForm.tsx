import { useState } from 'react';
import { useNetworkVariable } from './network';
import { buildGrow } from './transactions';
import { useSend } from './useSend';

// region: form
export function GrowForm({ owner }: { readonly owner: string }) {
  const packageId = useNetworkVariable('packageId');
  const greenhouseId = useNetworkVariable('greenhouseId');
  const [species, setSpecies] = useState('fern');
  const { send, isPending, problem } = useSend();

  function grow(): void {
    void send(buildGrow({ packageId, greenhouseId, species: species.trim(), owner }));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        grow();
      }}
    >
      <label>
        Species <input value={species} onChange={(event) => setSpecies(event.target.value)} />
      </label>
      <button disabled={isPending || species.trim() === ''}>{isPending ? 'Growing…' : 'Grow'}</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
// endregion: form
