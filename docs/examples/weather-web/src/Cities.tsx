import { useCurrentAccount, useSuiClientInfiniteQuery, useSuiClientQuery } from '@mysten/dapp-kit';
import type { DynamicFieldInfo } from '@mysten/sui/client';
import { cityOf, isFresh } from './city';
import { useNetworkVariables } from './network';
import { mintTx } from './transactions';
import { useSend } from './useSend';

// region: pages
/** The names of the oracle's dynamic fields, page by page, and a block of rows for each page. */
export function Cities() {
  const { oracleId } = useNetworkVariables();
  const query = useSuiClientInfiniteQuery('getDynamicFields', { parentId: oracleId });

  if (query.isPending) return <p>Looking for cities…</p>;
  if (query.isError) return <p role="alert">The network did not answer: {query.error.message}</p>;
  return (
    <section>
      <table>
        <thead>
          <tr>
            {['City', '°C', 'Rain, mm', 'Measured'].map((title) => (
              <th key={title}>{title}</th>
            ))}
            <td />
          </tr>
        </thead>
        {query.data.pages.map(({ data }) => (
          <Rows key={data[0]?.objectId} fields={data} />
        ))}
      </table>
      {query.hasNextPage && <button onClick={() => void query.fetchNextPage()}>More cities</button>}
    </section>
  );
}
// endregion: pages

function Rows({ fields }: { readonly fields: readonly DynamicFieldInfo[] }) {
  const account = useCurrentAccount();
  const { packageId, oracleId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  // region: rows
  const { data, dataUpdatedAt } = useSuiClientQuery(
    'multiGetObjects',
    { ids: fields.map(({ objectId }) => objectId), options: { showContent: true } },
    { refetchInterval: 60_000 },
  );
  // endregion: rows

  return (
    <tbody>
      {fields.map(({ name, objectId }, index) => {
        const city = data?.[index] ? cityOf(data[index]) : null;
        if (city === null) return null;
        const geoname = Number(name.value);
        return (
          <tr key={objectId}>
            <td>{city.name}</td>
            <td>{city.measured ? city.celsius.toFixed(1) : '–'}</td>
            <td>{city.measured ? city.rain.toFixed(1) : '–'}</td>
            <td>
              {city.measured?.toISOString().slice(11, 16) ?? 'never'}
              {city.measured && !isFresh(city, dataUpdatedAt) && ', too old'}
            </td>
            <td>
              {account && city.measured && (
                <button
                  disabled={isBusy}
                  onClick={() => {
                    const owner = account.address;
                    void send(mintTx(packageId, { oracle: oracleId, geoname, owner }));
                  }}
                >
                  Keep {city.name}
                </button>
              )}
            </td>
          </tr>
        );
      })}
      {problem && (
        <tr>
          <td role="alert">{problem}</td>
        </tr>
      )}
    </tbody>
  );
}
