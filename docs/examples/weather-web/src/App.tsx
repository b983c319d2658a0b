import { ConnectButton, useCurrentAccount, useSuiClientQuery } from '@mysten/dapp-kit';
import { Cities } from './Cities';
import { useNetworkVariables } from './network';

function Snapshots({ owner }: { readonly owner: string }) {
  const { packageId } = useNetworkVariables();
  const { data } = useSuiClientQuery('getOwnedObjects', {
    owner,
    filter: { StructType: `${packageId}::weather::Snapshot` },
  });
  return <p>Your snapshots: {data?.data.length ?? '…'}</p>;
}

export function App() {
  const account = useCurrentAccount();

  return (
    <main>
      <header>
        <h1>Weather</h1>
        <ConnectButton />
      </header>
      <Cities />
      {account && <Snapshots owner={account.address} />}
    </main>
  );
}
