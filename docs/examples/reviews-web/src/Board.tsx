import { useNetworkVariables } from './network';
import { upvoteTx } from './transactions';
import { useBoard } from './useBoard';
import { useSend } from './useSend';

export function Board({ canVote }: { readonly canVote: boolean }) {
  const place = useNetworkVariables();
  const { send, isBusy, problem } = useSend();
  const reviews = useBoard();

  if (reviews === undefined) return <p>Reading the board…</p>;
  if (reviews.length === 0) return <p>Nobody has written yet. Be the first!</p>;
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {reviews.map(({ id, score, content, rating, isProven }) => (
        <section key={id}>
          <p>
            {content}
            <br />
            <output>{score} points</output>, {rating} of 5{isProven && ', was there'}
          </p>
          {canVote && (
            <button disabled={isBusy} onClick={() => void send(upvoteTx(place, id))}>
              Vote
            </button>
          )}
        </section>
      ))}
    </>
  );
}
