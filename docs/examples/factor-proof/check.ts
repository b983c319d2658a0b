// Checks a Groth16 proof off chain, with the encodings that `sui::groth16` reads.

import { bn254 } from '@noble/curves/bn254';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils';

// region: read
const { Fp, Fp2, Fp12 } = bn254.fields;
const G1 = bn254.G1.Point;
const G2 = bn254.G2.Point;

/** A number whose lowest byte comes first. */
const fromLittleEndian = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);

/** Takes the two flags out of the last byte; only "y is the larger root" occurs here. */
function splitFlag(bytes: Uint8Array): { coordinates: Uint8Array; larger: boolean } {
  const coordinates = Uint8Array.from(bytes);
  const last = coordinates.length - 1;
  coordinates[last] &= 0x3f;
  return { coordinates, larger: (bytes[last] & 0x80) !== 0 };
}

function readG1(bytes: Uint8Array) {
  const { coordinates, larger } = splitFlag(bytes);
  const x = Fp.create(fromLittleEndian(coordinates));
  const y = Fp.sqrt(Fp.add(Fp.pow(x, 3n), 3n));
  const point = G1.fromAffine({ x, y: y > Fp.neg(y) === larger ? y : Fp.neg(y) });
  point.assertValidity();
  return point;
}

function readG2(bytes: Uint8Array) {
  const { coordinates, larger } = splitFlag(bytes);
  const x = Fp2.fromBigTuple([
    fromLittleEndian(coordinates.slice(0, 32)),
    fromLittleEndian(coordinates.slice(32)),
  ]);
  const b = Fp2.div(Fp2.fromBigTuple([3n, 0n]), Fp2.fromBigTuple([9n, 1n]));
  const y = Fp2.sqrt(Fp2.add(Fp2.pow(x, 3n), b));
  const other = Fp2.neg(y);
  const isLarger = y.c1 === other.c1 ? y.c0 > other.c0 : y.c1 > other.c1;
  const point = G2.fromAffine({ x, y: isLarger === larger ? y : other });
  point.assertValidity();
  return point;
}
// endregion: read

// region: write
const toLittleEndian = (value: bigint): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * at)) & 255n));

/** Sets the flag for the larger of the two roots. */
function withFlag(coordinates: Uint8Array, larger: boolean): Uint8Array {
  if (larger) coordinates[coordinates.length - 1] |= 0x80;
  return coordinates;
}

export function writeG1(point: ReturnType<typeof readG1>): Uint8Array {
  const { x, y } = point.toAffine();
  return withFlag(toLittleEndian(x), y > Fp.neg(y));
}

export function writeG2(point: ReturnType<typeof readG2>): Uint8Array {
  const { x, y } = point.toAffine();
  const other = Fp2.neg(y);
  const larger = y.c1 === other.c1 ? y.c0 > other.c0 : y.c1 > other.c1;
  return withFlag(concatBytes(toLittleEndian(x.c0), toLittleEndian(x.c1)), larger);
}
// endregion: write

// region: verify
/** e(A, B) = e(alpha, beta) · e(X, gamma) · e(C, delta), for a circuit with one public input. */
export function verify(key: Uint8Array, input: bigint, proof: Uint8Array): boolean {
  const alpha = readG1(key.slice(0, 32));
  const beta = readG2(key.slice(32, 96));
  const gamma = readG2(key.slice(96, 160));
  const delta = readG2(key.slice(160, 224));
  // Bytes 224 to 231 count the points that follow: 2.
  const x = readG1(key.slice(232, 264)).add(readG1(key.slice(264, 296)).multiply(input));
  const a = readG1(proof.slice(0, 32));
  const b = readG2(proof.slice(32, 96));
  const c = readG1(proof.slice(96, 128));
  const right = [bn254.pairing(alpha, beta), bn254.pairing(x, gamma), bn254.pairing(c, delta)];
  return Fp12.eql(
    bn254.pairing(a, b),
    right.reduce((product, next) => Fp12.mul(product, next)),
  );
}
// endregion: verify

// region: example
const KEY = hexToBytes(
  '5f4e26cd656b9bfbaaedfbcb3377b257b277e6218b1c12ec4964fb31231c890a' +
    '7d78153d420ab5d1a533d0907fc3c9ed952de77f71f15629c43456cf1ff09d2d' +
    'af0e664d593c76778c571abf9dc0f84887b8e3a2f1106a6ef8be24f01ca7040a' +
    'b6bd497513a5c905d0b03b168a0b24994809d6bfa721430978b1c4534d981903' +
    '2694309b5b3df23879473aac56b09e323f0d5f9cb6e24d690e767c4978c50aa0' +
    'f0846d2bd70c27a855e4109942eaf22799ae70805afe2a1cbd8a2efae3e37105' +
    'f01c4626c6e7b200439ee816da25ebae6e868a58284f818da521d7c45d768695' +
    '0200000000000000' +
    '9976b969e96ece98504d67a21d7de421727a0a39a038a07589266ac26918db85' +
    '23182aa4826f0f1546541c75240579e38d97d724856071b75db836fa6ea517ac',
);
const PROOF = hexToBytes(
  '3821165d205787025e9ed57e6d2fa2e1c61e187f06eb26745487316774c9f48e' +
    'f98c6b26652993e6005c776b242f870f79e452d9d00cecf02f89ea4a0ca0d510' +
    '7e7107c5bf751f3f055a790343fb4f65f451b7159154c67fc61839385f43acab' +
    '5a11fdba984785f59f6a2ab0877cb40ecad8d2694ce84d7fe010427ab9b05910',
);

console.log(`key: ${KEY.length} bytes, proof: ${PROOF.length} bytes`);
console.log('21311:', verify(KEY, 21311n, PROOF));
console.log('21312:', verify(KEY, 21312n, PROOF));
// endregion: example

// region: round-trip
const parts = [0, 96, 264].map((at) => (at === 96 ? KEY.slice(at, 160) : KEY.slice(at, at + 32)));
const rewritten = [writeG1(readG1(parts[0])), writeG2(readG2(parts[1])), writeG1(readG1(parts[2]))];
console.log(
  'same bytes:',
  bytesToHex(concatBytes(...rewritten)) === bytesToHex(concatBytes(...parts)),
);
// endregion: round-trip

// region: other-bytes
// Anyone can turn a proof into another one: twice A, and half of B.
const { Fr } = bn254.fields;
const half = Fr.inv(2n);
const second = concatBytes(
  writeG1(readG1(PROOF.slice(0, 32)).multiply(2n)),
  writeG2(readG2(PROOF.slice(32, 96)).multiply(half)),
  PROOF.slice(96),
);
console.log('other bytes:', bytesToHex(second) !== bytesToHex(PROOF), verify(KEY, 21311n, second));
// endregion: other-bytes

// region: unintended
// Every number has factors in the field, so a circuit without limits proves nothing.
const b = Fr.mul(21311n, half);
console.log(`2 × ${b} = ${Fr.mul(2n, b)}`);
// endregion: unintended
