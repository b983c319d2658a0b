import { bls12_381 } from '@noble/curves/bls12-381';
import { blake2b } from '@noble/hashes/blake2';

// region: beacon
/** Signatures of 96 bytes and keys of 48: what `bls12381_min_pk_verify` expects. */
const scheme = bls12_381.longSignatures;

export function publicKeyOf(secretKey: Uint8Array): Uint8Array {
  return scheme.getPublicKey(secretKey).toBytes();
}

/** One input has exactly one signature, so the house can't look for one that it likes. */
export function sign(secretKey: Uint8Array, input: Uint8Array): Uint8Array {
  return scheme.sign(scheme.hash(input), secretKey).toBytes();
}

export function isSignature(
  signature: Uint8Array,
  input: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  return scheme.verify(signature, scheme.hash(input), publicKey);
}

/** The same rule as in Move: the first byte of the hash is even. */
export function isHeads(signature: Uint8Array): boolean {
  return (blake2b(signature, { dkLen: 32 })[0] ?? 0) % 2 === 0;
}
// endregion: beacon
