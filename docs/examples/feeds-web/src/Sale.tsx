import { useSuiClientQuery } from '@mysten/dapp-kit';
import { MIST_PER_SUI } from '@mysten/sui/utils';
import { useState } from 'react';
import { useNetworkVariables } from './network';
import { median, mistFor, mostFor } from './price';
import { askSigners } from './signers';
import { buyTx } from './transactions';
import { useSend } from './useSend';
import { useShop } from './useShop';

export function Sale({ buyer }: { readonly buyer: string | null }) {
  const { packageId, shopId } = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  const [silence, setSilence] = useState<string | null>(null);
  const shop = useShop();
  if (shop === undefined) return <p>Reading the prices…</p>;
  const { cents, decimals, maxAgeMs, feeds, readMs } = shop;
  const rate = median(feeds);

  // region: click
  async function buy(owner: string): Promise<void> {
    setSilence(null);
    try {
      const value = await askSigners([0, 2]);
      const fresh = feeds.map((feed) => (feed.isSigned ? { ...feed, amount: value.amount } : feed));
      const most = mostFor(cents, median(fresh));
      await send(buyTx({ packageId, shopId, feeds, value, most, buyer: owner }));
    } catch (error) {
      setSilence(error instanceof Error ? error.message : String(error));
    }
  }
  // endregion: click

  return (
    <section>
      <table>
        <thead>
          <tr>
            <th>Feed</th>
            <th>Dollars for 1 SUI</th>
            <th>Age</th>
          </tr>
        </thead>
        <tbody>
          {feeds.map(({ id, isSigned, amount, timestampMs }) => (
            <tr key={id}>
              <td>{isSigned ? 'signed by a quorum' : 'pushed by one publisher'}</td>
              <td>{(Number(amount) / 10 ** decimals).toFixed(4)}</td>
              <td>{readMs - timestampMs > maxAgeMs ? 'too old' : 'fresh'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A ticket costs {Number(cents) / 100} dollars, which are about{' '}
        <output>{(Number(mistFor(cents, rate)) / Number(MIST_PER_SUI)).toFixed(3)} SUI</output>.
      </p>
      {buyer === null ? (
        <p>Connect a wallet to buy.</p>
      ) : (
        <>
          <p>
            Your tickets: <Tickets owner={buyer} />
          </p>
          <button disabled={isBusy} onClick={() => void buy(buyer)}>
            {isBusy ? 'Buying…' : 'Buy a ticket'}
          </button>
        </>
      )}
      {(problem ?? silence) && <p role="alert">{problem ?? silence}</p>}
    </section>
  );
}

function Tickets({ owner }: { readonly owner: string }) {
  const { packageId } = useNetworkVariables();
  const { data } = useSuiClientQuery('getOwnedObjects', {
    owner,
    filter: { StructType: `${packageId}::tickets::Ticket` },
  });
  return <output>{data?.data.length ?? '…'}</output>;
}
