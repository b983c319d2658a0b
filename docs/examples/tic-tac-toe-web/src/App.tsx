import { ConnectButton, useCurrentAccount } from '@mysten/dapp-kit';
import { isValidSuiObjectId } from '@mysten/sui/utils';
import { useState } from 'react';
import { Board } from './Board';
import { NewGame } from './NewGame';

/** The players share a link, and the fragment of its address is the ID of their game. */
function gameInAddress(): string | null {
  const id = window.location.hash.slice(1);
  return isValidSuiObjectId(id) ? id : null;
}

export function App() {
  const account = useCurrentAccount();
  const [gameId, setGameId] = useState(gameInAddress);

  function show(id: string): void {
    window.location.hash = id;
    setGameId(id);
  }

  return (
    <main>
      <header>
        <h1>Tic-tac-toe</h1>
        <ConnectButton />
      </header>
      {account === null && <p>Connect a wallet to play.</p>}
      {account !== null && gameId === null && <NewGame x={account.address} onCreated={show} />}
      {gameId !== null && <Board gameId={gameId} player={account?.address ?? null} />}
    </main>
  );
}
