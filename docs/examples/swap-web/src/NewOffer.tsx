import { useSuiClient } from '@mysten/dapp-kit';
import { Transaction } from '@mysten/sui/transactions';
import { isValidSuiObjectId } from '@mysten/sui/utils';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readBox } from './reading';
import { addOffer } from './transactions';
import { useSend } from './useSend';
import { useOwned, useTypes } from './useTrade';

/** First the lock of the partner is looked at, then there is something to offer for. */
export function NewOffer({ owner }: { readonly owner: string }) {
  const client = useSuiClient();
  const { packageId, sticker: type, lock } = useTypes();
  const { send, isBusy, problem } = useSend();
  const stickers = useOwned(owner, type);
  const [id, setId] = useState('');
  // region: look
  const { data: wanted } = useQuery({
    queryKey: ['lock', id],
    queryFn: () => readBox(client, id, lock),
    enabled: isValidSuiObjectId(id),
  });
  const recipient = wanted?.owner ?? null;
  const key = wanted?.fields.key;
  // endregion: look

  function offer(item: string): void {
    if (recipient === null || key === undefined) return;
    const tx = new Transaction();
    addOffer(tx, { packageId, type, item, wanted: key, recipient });
    void send(tx);
  }

  return (
    <section>
      <h2>Make an offer</h2>
      <p>
        <label>
          ID of a lock <input value={id} onChange={(event) => setId(event.target.value.trim())} />
        </label>
      </p>
      {wanted === null && <p role="alert">There is no lock of this app with this ID.</p>}
      {wanted && <p>It holds: {wanted.motif}</p>}
      {recipient !== null &&
        stickers.map((sticker) => (
          <button key={sticker.id} disabled={isBusy} onClick={() => offer(sticker.id)}>
            Offer {sticker.fields.motif}
          </button>
        ))}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
