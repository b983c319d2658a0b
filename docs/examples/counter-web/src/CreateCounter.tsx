import { useNetworkVariable } from './network';
import { createdCounter } from './reading';
import { createTx } from './transactions';
import { useSend } from './useSend';

export function CreateCounter({ onCreated }: { readonly onCreated: (id: string) => void }) {
  const packageId = useNetworkVariable('packageId');
  const { send, isBusy, problem } = useSend();

  async function create(): Promise<void> {
    const answer = await send(createTx(packageId));
    if (answer !== null) onCreated(createdCounter(answer));
  }

  return (
    <section>
      <button disabled={isBusy} onClick={() => void create()}>
        {isBusy ? 'Creating…' : 'Create a counter'}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
