import { ConnectButton, useCurrentAccount } from '@mysten/dapp-kit';
import { Sale } from './Sale';

export function App() {
  const account = useCurrentAccount();

  return (
    <main>
      <header>
        <h1>Ticket shop</h1>
        <ConnectButton />
      </header>
      <Sale buyer={account?.address ?? null} />
    </main>
  );
}
