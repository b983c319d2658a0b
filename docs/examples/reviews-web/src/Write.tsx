import { useState } from 'react';
import { useNetworkVariables } from './network';
import { reviewTx } from './transactions';
import { useProof } from './useBoard';
import { useSend } from './useSend';

// region: bytes
/** As the package counts: an umlaut has two bytes, and most emoji have four. */
function isLongEnough(text: string): boolean {
  const { length } = new TextEncoder().encode(text);
  return length >= 6 && length <= 1_000;
}
// endregion: bytes

export function Write({ visitor }: { readonly visitor: string }) {
  const place = useNetworkVariables();
  const proof = useProof(visitor);
  const { send, isBusy, problem } = useSend();
  const [content, setContent] = useState('');
  const [rating, setRating] = useState(5);

  async function write(): Promise<void> {
    const answer = await send(reviewTx(place, { content, rating }, proof));
    if (answer !== null) setContent('');
  }

  return (
    <section>
      <p>
        {proof === null
          ? 'You have no proof of a visit, so your review counts once.'
          : 'You were there, so your review counts double and uses up your proof.'}
      </p>
      <p>
        <label>
          Your review <input value={content} onChange={(event) => setContent(event.target.value)} />
        </label>{' '}
        <label>
          Rating{' '}
          <select value={rating} onChange={(event) => setRating(Number(event.target.value))}>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars}>{stars}</option>
            ))}
          </select>
        </label>
      </p>
      <button disabled={isBusy || !isLongEnough(content)} onClick={() => void write()}>
        {isBusy ? 'Publishing…' : 'Publish'}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
