import { useSuiClientInfiniteQuery } from '@mysten/dapp-kit';
import { useNetworkVariable } from './network';
import { plantOf } from './plants';
import { buildWater } from './transactions';
import { useSend } from './useSend';

// region: list
export function PlantList({ owner }: { readonly owner: string }) {
  const packageId = useNetworkVariable('packageId');
  const { send, isPending, problem } = useSend();
  const query = useSuiClientInfiniteQuery('getOwnedObjects', {
    owner,
    filter: { StructType: `${packageId}::greenhouse::Plant` },
    options: { showContent: true },
  });

  if (query.isPending) return <p>Looking for your plants…</p>;
  if (query.isError) return <p role="alert">The network did not answer: {query.error.message}</p>;
  const plants = query.data.pages.flatMap((page) => page.data.flatMap((item) => plantOf(item) ?? []));
  if (plants.length === 0) return <p>You have no plants yet. Grow one!</p>;

  return (
    <section>
      <ul>
        {plants.map((plant) => (
          <li key={plant.id}>
            {plant.species}, {plant.height} high{' '}
            <button disabled={isPending} onClick={() => void send(buildWater(packageId, plant.id, 5n))}>
              Water 5
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && <button onClick={() => void query.fetchNextPage()}>More plants</button>}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
// endregion: list
