/** Addresses, digests and bytes that look as they do on the network, made from words: the same on every run. Pure. */

import { createHash } from 'node:crypto';

function hash(word: string): Buffer {
  return createHash('sha256').update(`sui reference example: ${word}`).digest();
}

/** 32 bytes in hexadecimal, as addresses and object ids are written. */
export function sampleAddress(word: string): string {
  return `0x${hash(word).toString('hex')}`;
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** 32 bytes in base58, as digests are written. */
export function sampleDigest(word: string): string {
  let rest = BigInt(`0x${hash(word).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = `${ALPHABET[Number(rest % 58n)]}${text}`;
  return text;
}

/** `length` bytes in base64, beginning with `first`: keys, signatures, serialized transactions. */
export function sampleBase64(word: string, length: number, first: readonly number[] = []): string {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    hash(`${word} ${index}`),
  );
  const bytes = Buffer.concat([Buffer.from(first), ...blocks]).subarray(0, length);
  return bytes.toString('base64');
}

/** A `u64` as BCS writes it: 8 bytes, the lowest first. */
export function numberBytes(value: number | string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** A plausible number of MIST: between 10^12 and 10^15, as text. */
export function sampleAmount(word: string): string {
  return String(10n ** 12n + (BigInt(`0x${hash(word).toString('hex').slice(0, 16)}`) % 10n ** 15n));
}
