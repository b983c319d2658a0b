import { Transaction } from '@mysten/sui/transactions';
import { addLock } from './transactions';
import { useSend } from './useSend';
import { useOwned, useTypes } from './useTrade';

/** What the account has, free and locked. */
export function Stickers({ owner }: { readonly owner: string }) {
  const { packageId, sticker: type, lock } = useTypes();
  const { send, isBusy, problem } = useSend();
  const stickers = useOwned(owner, type);
  const locks = useOwned(owner, lock);

  function lockUp(item: string): void {
    const tx = new Transaction();
    addLock(tx, { packageId, type, item, owner });
    void send(tx);
  }

  return (
    <section>
      <h2>Your stickers</h2>
      {stickers.length + locks.length === 0 && <p>You have none.</p>}
      {stickers.map(({ id, fields }) => (
        <p key={id}>
          {fields.motif}{' '}
          <button disabled={isBusy} onClick={() => lockUp(id)}>
            Lock
          </button>
        </p>
      ))}
      {locks.map(({ id }) => (
        <p key={id}>
          Locked. Send this ID to your partner:{' '}
          <code>
            {id.slice(0, 6)}…{id.slice(-4)}
          </code>{' '}
          <button onClick={() => void navigator.clipboard.writeText(id)}>Copy</button>
        </p>
      ))}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
