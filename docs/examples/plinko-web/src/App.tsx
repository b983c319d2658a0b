import { ConnectButton, useCurrentAccount, useSuiClientQuery } from '@mysten/dapp-kit';
import { isValidSuiObjectId } from '@mysten/sui/utils';
import { useState } from 'react';
import { Drop } from './Drop';
import { Game } from './Game';
import { useNetworkVariables } from './network';

/** The open game is in the address of the page, so that a reload or a bookmark finds it again. */
function gameInAddress(): string | null {
  const id = window.location.hash.slice(1);
  return isValidSuiObjectId(id) ? id : null;
}

// region: multipliers
/** What each slot pays, in percent, as the house on chain has it. Undefined until it is read. */
function useMultipliers(): number[] | undefined {
  const { houseId } = useNetworkVariables();
  const { data } = useSuiClientQuery('getObject', { id: houseId, options: { showContent: true } });
  if (data?.data?.content?.dataType !== 'moveObject') return undefined;
  const { multipliers } = data.data.content.fields as unknown as { multipliers: string[] };
  return multipliers.map(Number);
}
// endregion: multipliers

export function App() {
  const account = useCurrentAccount();
  const multipliers = useMultipliers();
  const [gameId, setGameId] = useState(gameInAddress);

  function show(id: string | null): void {
    window.location.hash = id ?? '';
    setGameId(id);
  }

  return (
    <main>
      <header>
        <h1>Plinko</h1>
        <ConnectButton />
      </header>
      {account === null && <p>Connect a wallet to play.</p>}
      {multipliers === undefined && <p>Reading the board of the house…</p>}
      {account !== null && multipliers !== undefined && gameId === null && (
        <Drop multipliers={multipliers} onStarted={show} />
      )}
      {multipliers !== undefined && gameId !== null && (
        <Game id={gameId} multipliers={multipliers} onAgain={() => show(null)} />
      )}
    </main>
  );
}
