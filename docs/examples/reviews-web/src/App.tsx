import { ConnectButton, useCurrentAccount } from '@mysten/dapp-kit';
import { Board } from './Board';
import { Write } from './Write';

export function App() {
  const account = useCurrentAccount();

  return (
    <main>
      <header>
        <h1>Cafe: the ten best reviews</h1>
        <ConnectButton />
      </header>
      {account === null ? (
        <p>Connect a wallet to write and to vote. Everyone may read.</p>
      ) : (
        <Write visitor={account.address} />
      )}
      <Board canVote={account !== null} />
    </main>
  );
}
