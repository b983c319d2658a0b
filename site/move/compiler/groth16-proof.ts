/** Verifies Groth16 proofs over BN254 in the bytes that `sui::groth16` takes: compressed points, lowest byte first. Pure. */

import { bn254 } from '@noble/curves/bn254';

const { Fp, Fp2, Fp12 } = bn254.fields;
const G1 = bn254.G1.Point;
const G2 = bn254.G2.Point;
/** Of the twist on which G2 lies: y² = x³ + this. */
const TWIST = Fp2.div(Fp2.fromBigTuple([3n, 0n]), Fp2.fromBigTuple([9n, 1n]));
const POINT = 32;
/** Where the fixed points of a key end, and the count of its list of points. */
const FIXED = 7 * POINT;
const LIST = FIXED + 8;
const LARGER = 0x80;
const FLAGS = 0xc0;

export const PROOF_BYTES = 4 * POINT;

/** Whether e(A, B) = e(α, β) · e(X, γ) · e(C, δ). Throws on bytes that are not points, or not as many as the inputs need. */
export function provesWith(key: Uint8Array, inputs: Uint8Array, proof: Uint8Array): boolean {
  const points = Math.floor((key.length - LIST) / POINT);
  if (proof.length !== PROOF_BYTES || inputs.length !== (points - 1) * POINT)
    throw new Error('not the bytes of a proof and its inputs');
  const g1 = (bytes: Uint8Array, at: number) => readG1(bytes.slice(at, at + POINT));
  const g2 = (bytes: Uint8Array, at: number) => readG2(bytes.slice(at, at + 2 * POINT));
  let x = g1(key, LIST);
  for (let at = 0; at < inputs.length; at += POINT)
    x = x.add(g1(key, LIST + POINT + at).multiplyUnsafe(toNumber(inputs.slice(at, at + POINT))));
  const right = [
    bn254.pairing(g1(key, 0), g2(key, POINT)),
    bn254.pairing(x, g2(key, 3 * POINT)),
    bn254.pairing(g1(proof, 3 * POINT), g2(key, 5 * POINT)),
  ];
  return Fp12.eql(
    bn254.pairing(g1(proof, 0), g2(proof, POINT)),
    right.reduce((product, factor) => Fp12.mul(product, factor)),
  );
}

/** The number in its lowest bytes first, as hexadecimal digits. */
export function littleEndian(value: bigint): string {
  const digits = value.toString(16).padStart(2 * POINT, '0');
  return (digits.match(/../g) ?? []).toReversed().join('');
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
}

/** The highest two bits of the last byte are flags; here only the one for the larger root is set. */
function splitFlags(bytes: Uint8Array): { readonly x: Uint8Array; readonly isLarger: boolean } {
  const last = bytes.at(-1) ?? 0;
  if ((last & FLAGS & ~LARGER) !== 0) throw new Error('the point at infinity is not read');
  return {
    x: Uint8Array.of(...bytes.slice(0, -1), last & ~FLAGS),
    isLarger: (last & LARGER) !== 0,
  };
}

function readG1(bytes: Uint8Array) {
  const { x: coordinate, isLarger } = splitFlags(bytes);
  const x = Fp.create(toNumber(coordinate));
  const root = Fp.sqrt(Fp.add(Fp.pow(x, 3n), 3n));
  const other = Fp.neg(root);
  const point = G1.fromAffine({ x, y: root > other === isLarger ? root : other });
  point.assertValidity();
  return point;
}

function readG2(bytes: Uint8Array) {
  const { x: coordinates, isLarger } = splitFlags(bytes);
  const halves = [coordinates.slice(0, POINT), coordinates.slice(POINT)].map(toNumber);
  const x = Fp2.fromBigTuple([halves[0] ?? 0n, halves[1] ?? 0n]);
  const root = Fp2.sqrt(Fp2.add(Fp2.pow(x, 3n), TWIST));
  const other = Fp2.neg(root);
  const isRootLarger = root.c1 === other.c1 ? root.c0 > other.c0 : root.c1 > other.c1;
  const point = G2.fromAffine({ x, y: isRootLarger === isLarger ? root : other });
  point.assertValidity();
  return point;
}
