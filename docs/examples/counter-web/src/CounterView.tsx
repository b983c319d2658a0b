import { useCurrentAccount, useSuiClientQuery } from '@mysten/dapp-kit';
import { useNetworkVariable } from './network';
import { counterOf } from './reading';
import { incrementTx, setValueTx } from './transactions';
import { useSend } from './useSend';

export function CounterView({ counterId }: { readonly counterId: string }) {
  const account = useCurrentAccount();
  const packageId = useNetworkVariable('packageId');
  const { send, isBusy, problem } = useSend();
  const query = useSuiClientQuery(
    'getObject',
    { id: counterId, options: { showContent: true } },
    // Others increment too, so ask again every five seconds.
    { refetchInterval: 5_000 },
  );

  if (query.isPending) return <p>Reading the counter…</p>;
  if (query.isError) return <p role="alert">The network did not answer: {query.error.message}</p>;
  const counter = counterOf(query.data);
  if (counter === null) return <p role="alert">There is no counter with this ID.</p>;

  const isOwner = account?.address === counter.owner;
  return (
    <section>
      <p>
        Value: <output>{counter.value.toString()}</output>
      </p>
      <button
        disabled={account === null || isBusy}
        onClick={() => void send(incrementTx(packageId, counterId))}
      >
        {isBusy ? 'Waiting…' : 'Increment'}
      </button>
      {isOwner && (
        <button disabled={isBusy} onClick={() => void send(setValueTx(packageId, counterId, 0n))}>
          Reset
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
