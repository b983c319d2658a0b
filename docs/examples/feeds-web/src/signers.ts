import { fromBase64 } from '@mysten/sui/utils';

export interface SignedValue {
  readonly amount: bigint;
  readonly timestampMs: bigint;
  /** Places of the keys in the feed. */
  readonly signers: number[];
  readonly signatures: Uint8Array[];
}

interface Answer {
  readonly amount: string;
  readonly timestampMs: string;
  /** In Base64. */
  readonly signature: string;
}

// region: quorum
/** Asks signers for the current value. Throws unless all of them have signed the same one. */
export async function askSigners(places: number[]): Promise<SignedValue> {
  const answers = await Promise.all(
    places.map(async (place) => {
      const response = await fetch(`/signers/${place}`);
      if (!response.ok) throw new Error(`signer ${place} answers with ${response.status}`);
      return (await response.json()) as Answer;
    }),
  );
  const [first] = answers;
  if (!first) throw new Error('a value needs signers');
  const { amount, timestampMs } = first;
  if (!answers.every((answer) => answer.amount === amount && answer.timestampMs === timestampMs))
    throw new Error('the signers do not agree on a value');
  return {
    amount: BigInt(amount),
    timestampMs: BigInt(timestampMs),
    signers: places,
    signatures: answers.map(({ signature }) => fromBase64(signature)),
  };
}
// endregion: quorum
