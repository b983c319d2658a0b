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
  const json = new TextEncoder().encode(JSON.stringify(files));
  const packed = await through(new CompressionStream('deflate-raw'), json);
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
    const unpacked = await through(new DecompressionStream('deflate-raw'), packed);
    const files: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
    if (isFileList(files)) return files;
    return 'The link holds no package that this page can open: too many files, too much text, or names that no package has.';
  } catch (error) {
    return error instanceof RangeError
      ? `The link holds more than ${LARGEST / 1000} kB, which is more than a package may have.`
      : 'The link is damaged: it is cut off, or something in it was changed.';
  }
}

/** Stops reading at the limit, however much a small link would become. Throws then. */
async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > LARGEST) controller.error();
      else controller.enqueue(chunk);
    },
  });
  const packed = stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>;
  const parts = new Blob([bytes]).stream().pipeThrough(packed).pipeThrough(limit);
  return new Response(parts).arrayBuffer().then(
    (whole) => new Uint8Array(whole),
    (error: unknown) => {
      throw size > LARGEST ? new RangeError('too large') : error;
    },
  );
}
