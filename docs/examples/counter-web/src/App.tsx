import { ConnectButton, useCurrentAccount, useSuiClientContext } from '@mysten/dapp-kit';
import { isValidSuiObjectId } from '@mysten/sui/utils';
import { useState } from 'react';
import { CounterView } from './CounterView';
import { CreateCounter } from './CreateCounter';
import { useNetworkVariable } from './network';

/** The counter that the address of the page names, as in http://localhost:5173/#0x…: shareable. */
function idInAddress(): string | null {
  const id = window.location.hash.slice(1);
  return isValidSuiObjectId(id) ? id : null;
}

export function App() {
  const account = useCurrentAccount();
  const { network } = useSuiClientContext();
  const packageId = useNetworkVariable('packageId');
  const [counterId, setCounterId] = useState(idInAddress);

  function show(id: string): void {
    window.location.hash = id;
    setCounterId(id);
  }

  return (
    <main>
      <header>
        <h1>Counter</h1>
        <p>Network: {network}</p>
        <ConnectButton />
      </header>
      {packageId === '' && <p role="alert">No package ID is configured for {network}.</p>}
      {account === null && <p>Connect a wallet to create or change a counter.</p>}
      {account !== null && packageId !== '' && counterId === null && (
        <CreateCounter onCreated={show} />
      )}
      {counterId !== null && <CounterView counterId={counterId} />}
    </main>
  );
}
