import { ConnectButton, useCurrentAccount, useSuiClientContext } from '@mysten/dapp-kit';
import { GrowForm } from './GrowForm';
import { useNetworkVariable } from './network';
import { PlantList } from './PlantList';

export function App() {
  const account = useCurrentAccount();
  const { network } = useSuiClientContext();
  const packageId = useNetworkVariable('packageId');

  return (
    <main>
      <header>
        <h1>Greenhouse</h1>
        <p>Network: {network}</p>
        <ConnectButton />
      </header>
      {packageId === '' && <p role="alert">No package ID is configured for {network}.</p>}
      {account === null && <p>Connect a wallet to see your plants.</p>}
      {account !== null && packageId !== '' && (
        <>
          <GrowForm owner={account.address} />
          <PlantList owner={account.address} />
        </>
      )}
    </main>
  );
}
