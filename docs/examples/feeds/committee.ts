import { bcs } from '@mysten/sui/bcs';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { toBase64 } from '@mysten/sui/utils';

export interface Value {
  readonly topic: string;
  /** The number without its decimal point. */
  readonly amount: bigint;
  readonly timestampMs: bigint;
}

// region: sign
/** What `signed_feed::message` builds for the same value. */
export function messageOf({ topic, amount, timestampMs }: Value): Uint8Array {
  return new Uint8Array([
    ...bcs.string().serialize(topic).toBytes(),
    ...bcs.u64().serialize(amount).toBytes(),
    ...bcs.u64().serialize(timestampMs).toBytes(),
  ]);
}

/** One signer's part. `sign` signs the bytes as they are, without an intent. */
export function signValue(signer: Ed25519Keypair, value: Value): Promise<Uint8Array> {
  return signer.sign(messageOf(value));
}
// endregion: sign

// region: committee
/** What the committee measures, and for whom. The feed has the same text. */
export const TOPIC = 'example.com testnet SUI/USD';

/** The signers in the order of the feed, from `SIGNER_KEYS`. In production each key is on a server of its own. */
export function committee(): Ed25519Keypair[] {
  const keys = (process.env.SIGNER_KEYS ?? '').split(',');
  if (keys.length !== 3) throw new Error('SIGNER_KEYS needs three keys');
  return keys.map((key) => Ed25519Keypair.fromSecretKey(key));
}
// endregion: committee

// region: part
/** One signer's part as JSON, for a page. */
export async function partOf(signer: Ed25519Keypair, value: Value) {
  return {
    amount: `${value.amount}`,
    timestampMs: `${value.timestampMs}`,
    signature: toBase64(await signValue(signer, value)),
  };
}
// endregion: part
