/** A package in the part of an address that no server sees, and back. What comes in a link is somebody else's: it is held to the limits before it is shown. Pure. */

import type { CheckRequest } from './worker/protocol';
import { isFileList } from './worker/protocol';

export type Files = CheckRequest['files'];

/** In characters. Some programs cut longer addresses. */
export const LONGEST_LINK = 32_000;
/** In bytes, unpacked. */
const LARGEST = 500_000;
const KEY = '#package=';

/** Null when the package is too large for a link. */
export async function linkTo(files: Files): Promise<string | null> {
  const packed = await through(
    new CompressionStream('deflate-raw'),
    encode(JSON.stringify(files)),
    LARGEST,
  );
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const hash = KEY + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return hash.length > LONGEST_LINK ? null : hash;
}

export function isPackageLink(hash: string): boolean {
  return hash.startsWith(KEY);
}

/** A string says why nothing is opened. */
export async function readLink(hash: string): Promise<Files | string> {
  if (hash.length > LONGEST_LINK) return 'The link is longer than a package may be.';
  try {
    const text = hash.slice(KEY.length).replaceAll('-', '+').replaceAll('_', '/');
    const packed = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const unpacked = await through(new DecompressionStream('deflate-raw'), packed, LARGEST);
    const files: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
    if (isFileList(files)) return files;
    return 'The link holds no package that this page can open: too many files, too much text, or names that no package has.';
  } catch (error) {
    return error instanceof TooLarge
      ? `The link holds more than ${LARGEST / 1000} kB, which is more than a package may have.`
      : 'The link is damaged: it is cut off, or something in it was changed.';
  }
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

const TooLarge = RangeError;

/** Stops reading at the limit, however much a small link would become. Throws then. */
async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>)
    .getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      void reader.cancel();
      throw new TooLarge('too large');
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
