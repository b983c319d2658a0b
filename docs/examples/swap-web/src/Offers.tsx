import { Transaction } from '@mysten/sui/transactions';
import type { Box } from './reading';
import { addAcceptance, addCancellation } from './transactions';
import { useSend } from './useSend';
import { useOffers, useOwned, useTypes } from './useTrade';

export function Offers({ owner }: { readonly owner: string }) {
  const { packageId, sticker: type, lock } = useTypes();
  const { send, isBusy, problem } = useSend();
  const locks = useOwned(owner, lock);
  const toMe = useOffers('recipient', owner);
  const mine = useOffers('sender', owner);

  // region: accept
  function accept(offer: Box): void {
    const locked = locks.find(({ fields }) => fields.key === offer.fields.wanted);
    if (!locked) return;
    const tx = new Transaction();
    addAcceptance(tx, {
      packageId,
      escrow: offer.id,
      offeredType: type,
      key: locked.fields.key ?? '',
      locked: locked.id,
      lockedType: type,
      owner,
    });
    void send(tx);
  }
  // endregion: accept

  function cancel(offer: Box): void {
    const tx = new Transaction();
    addCancellation(tx, { packageId, type, escrow: offer.id, owner });
    void send(tx);
  }

  const error = toMe.error ?? mine.error;
  return (
    <section>
      <h2>Offers</h2>
      {error && <p role="alert">{error.message}</p>}
      {toMe.data?.length === 0 && mine.data?.length === 0 && <p>There are none.</p>}
      {toMe.data?.map((offer) => (
        <p key={offer.id}>
          You get: {offer.motif}{' '}
          <button
            disabled={isBusy || !locks.some(({ fields }) => fields.key === offer.fields.wanted)}
            onClick={() => accept(offer)}
          >
            Swap
          </button>
        </p>
      ))}
      {mine.data?.map((offer) => (
        <p key={offer.id}>
          You offer: {offer.motif}{' '}
          <button disabled={isBusy} onClick={() => cancel(offer)}>
            Cancel
          </button>
        </p>
      ))}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
