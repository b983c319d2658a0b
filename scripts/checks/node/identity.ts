/** Addresses, types and digests in one spelling, and the ids that a transaction gives to what it makes. Pure. */

import { fromBase58, normalizeSuiAddress, toBase58 } from '@mysten/sui/utils';
import { blake2b } from '@noble/hashes/blake2b';

/** Every address in the text in full: `0x2::sui::SUI` and its long form are the same. */
export function inFull(text: string): string {
  return text.replace(/\b0x[0-9a-fA-F]{1,64}\b/g, (address) => normalizeSuiAddress(address));
}

/** The spelling in which a node answers types: addresses of the framework short, others in full. */
export function displayedType(type: string): string {
  return inFull(type).replace(
    /\b0x0{62}([0-9a-f]{2})\b/g,
    (_, end: string) => `0x${end.replace(/^0/, '')}`,
  );
}

export const SUI = '0x2::sui::SUI';

export function coinTypeOf(type: string): string | null {
  return /^0x2::coin::Coin<(.+)>$/.exec(type)?.[1] ?? null;
}

/** Scope that keeps ids of objects apart from other hashes of the chain. */
const OBJECT_ID_SCOPE = 0xf1;

/** The id of the n-th object that a transaction makes: from its digest, as on the chain. */
export function createdId(transactionDigest: string, index: number): string {
  const input = new Uint8Array(41);
  input[0] = OBJECT_ID_SCOPE;
  input.set(fromBase58(transactionDigest), 1);
  new DataView(input.buffer).setBigUint64(33, BigInt(index), true);
  return `0x${Buffer.from(blake2b(input, { dkLen: 32 })).toString('hex')}`;
}

/**
 * Stands in for the digest of something whose bytes nobody has: an object's content, a funding transaction.
 * Of the right form, and the same for the same words.
 */
export function standInDigest(...terms: readonly (string | bigint)[]): string {
  return toBase58(blake2b(terms.join('\0'), { dkLen: 32 }));
}
