import { ConnectButton, useCurrentAccount } from '@mysten/dapp-kit';
import { isValidSuiObjectId, MIST_PER_SUI } from '@mysten/sui/utils';
import { useState } from 'react';
import { useNetworkVariables } from './network';
import { Table } from './Table';
import { betTx } from './transactions';
import { useMove } from './useMove';

/** The open game is in the address of the page, so that a reload or a bookmark finds it again. */
function gameInAddress(): string | null {
  const id = window.location.hash.slice(1);
  return isValidSuiObjectId(id) ? id : null;
}

export function App() {
  const account = useCurrentAccount();
  const { packageId, houseId } = useNetworkVariables();
  const { move, isBusy, problem } = useMove();
  const [gameId, setGameId] = useState(gameInAddress);

  function show(id: string | null): void {
    window.location.hash = id ?? '';
    setGameId(id);
  }

  async function bet(): Promise<void> {
    const id = await move('deal', betTx(packageId, houseId, MIST_PER_SUI));
    if (id !== null) show(id);
  }

  return (
    <main>
      <header>
        <h1>Blackjack</h1>
        <ConnectButton />
      </header>
      {account === null && <p>Connect a wallet to play.</p>}
      {account !== null && gameId === null && (
        <section>
          <button disabled={isBusy} onClick={() => void bet()}>
            {isBusy ? 'Dealing…' : 'Bet 1 SUI'}
          </button>
          {problem && <p role="alert">{problem}</p>}
        </section>
      )}
      {account !== null && gameId !== null && <Table gameId={gameId} onAgain={() => show(null)} />}
    </main>
  );
}
