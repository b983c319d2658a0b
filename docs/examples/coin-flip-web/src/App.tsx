import { ConnectButton, useCurrentAccount } from '@mysten/dapp-kit';
import { isValidSuiObjectId } from '@mysten/sui/utils';
import { useState } from 'react';
import { Bet } from './Bet';
import { Game } from './Game';

/** The open game is in the address of the page, so that a reload or a bookmark finds it again. */
function gameInAddress(): string | null {
  const id = window.location.hash.slice(1);
  return isValidSuiObjectId(id) ? id : null;
}

export function App() {
  const account = useCurrentAccount();
  const [gameId, setGameId] = useState(gameInAddress);

  function show(id: string | null): void {
    window.location.hash = id ?? '';
    setGameId(id);
  }

  return (
    <main>
      <header>
        <h1>Coin flip</h1>
        <ConnectButton />
      </header>
      {account === null && <p>Connect a wallet to bet.</p>}
      {account !== null && gameId === null && <Bet player={account.address} onStarted={show} />}
      {gameId !== null && <Game id={gameId} onAgain={() => show(null)} />}
    </main>
  );
}
