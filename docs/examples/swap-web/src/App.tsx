import { ConnectButton, useCurrentAccount } from '@mysten/dapp-kit';
import { NewOffer } from './NewOffer';
import { Offers } from './Offers';
import { Stickers } from './Stickers';

export function App() {
  const account = useCurrentAccount();

  return (
    <main>
      <header>
        <h1>Sticker swap</h1>
        <ConnectButton />
      </header>
      {account === null ? (
        <p>Connect a wallet to trade.</p>
      ) : (
        <>
          <Stickers owner={account.address} />
          <Offers owner={account.address} />
          <NewOffer owner={account.address} />
        </>
      )}
    </main>
  );
}
