// Makes and checks ECVRF outputs off chain, as `sui::ecvrf` checks them on chain.

import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519';
import { sha512 } from '@noble/hashes/sha2';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils';

// region: verify
const { Point } = ristretto255;
type Point = InstanceType<typeof Point>;

const SUITE = utf8ToBytes('sui_vrf');
const DST = 'ECVRF_ristretto255_XMD:SHA-512_R255MAP_RO_sui_vrf';
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** Bytes of a number whose lowest byte comes first. */
const fromLittleEndian = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);

/** Hashes the suite, a number for the purpose, points and a closing zero. */
function hashPoints(purpose: number, points: Point[]): Uint8Array {
  const parts = points.map((point) => point.toBytes());
  return sha512(concatBytes(SUITE, Uint8Array.of(purpose), ...parts, Uint8Array.of(0)));
}

/** The input as a point of the curve, which depends on the key as well. */
const pointOf = (publicKey: Uint8Array, input: Uint8Array): Point =>
  ristretto255_hasher.hashToCurve(concatBytes(publicKey, input), { DST }) as Point;

/** The only output that belongs to key and input, or null when the proof is wrong. */
export function outputOf(
  publicKey: Uint8Array,
  input: Uint8Array,
  proof: Uint8Array,
): Uint8Array | null {
  const key = Point.fromHex(publicKey);
  const gamma = Point.fromHex(proof.slice(0, 32));
  const challenge = fromLittleEndian(proof.slice(32, 48));
  const response = fromLittleEndian(proof.slice(48, 80));
  if (response >= ORDER) return null;

  const h = pointOf(publicKey, input);
  const u = Point.BASE.multiply(response).subtract(key.multiply(challenge));
  const v = h.multiply(response).subtract(gamma.multiply(challenge));
  const expected = hashPoints(2, [key, h, gamma, u, v]).slice(0, 16);
  return fromLittleEndian(expected) === challenge ? hashPoints(3, [gamma]) : null;
}
// endregion: verify

// region: prove
/** What the operator runs: the proof for an input. `outputOf` reads the output from it. */
export function prove(secretKey: Uint8Array, input: Uint8Array): Uint8Array {
  const x = fromLittleEndian(secretKey);
  const key = Point.BASE.multiply(x);
  const h = pointOf(key.toBytes(), input);
  const gamma = h.multiply(x);
  // The nonce must be secret and must never serve two inputs, so it is a hash of secret and input.
  const k = fromLittleEndian(sha512(concatBytes(secretKey, h.toBytes()))) % ORDER;
  const points = [key, h, gamma, Point.BASE.multiply(k), h.multiply(k)];
  const challenge = hashPoints(2, points).slice(0, 16);
  const response = (k + fromLittleEndian(challenge) * x) % ORDER;
  return concatBytes(gamma.toBytes(), challenge, toLittleEndian(response));
}

const toLittleEndian = (value: bigint): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * at)) & 255n));
// endregion: prove
