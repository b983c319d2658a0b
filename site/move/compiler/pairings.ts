/**
 * What verification with pairings answers for the byte strings that a package spells out. The virtual machine has
 * no pairings, so they are computed before it starts; asked for other bytes, a function stops the test as one without
 * a body does. A signature fits one message of one key, and a proof the inputs of one key: bytes that fit somewhere
 * fit nowhere else. Pure.
 */

import { bls12_381 } from '@noble/curves/bls12-381';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { PROOF_BYTES, littleEndian, provesWith } from './groth16-proof';

interface Scheme {
  /** Bytes of a signature or proof, and of a key where all keys have the same. */
  readonly sizes: readonly [signature: number, key: number | null];
  /** What the function calls them. */
  readonly names: Triple;
  /** Bytes that nobody takes for a signature or proof. */
  readonly refused: string;
  /** What a file may mean as a message, as hexadecimal digits. */
  readonly messages: (text: string) => readonly string[];
  /** Throws on bytes that have no meaning. */
  readonly verifies: (signature: Uint8Array, key: Uint8Array, message: Uint8Array) => boolean;
}

type Triple = readonly [signature: string, key: string, message: string];

const { longSignatures, shortSignatures } = bls12_381;

const schemes: Readonly<Record<string, Scheme>> = {
  min_pk: {
    sizes: [96, 48],
    names: ['*signature', '*public_key', '*msg'],
    // The first bit marks a compressed point, and no other is read.
    refused: 'signature.length() != 96 || signature[0] < 128',
    messages: byteStrings,
    verifies: (signature, key, message) =>
      longSignatures.verify(signature, longSignatures.hash(message), key),
  },
  min_sig: {
    sizes: [48, 96],
    names: ['*signature', '*public_key', '*msg'],
    refused: 'signature.length() != 48 || signature[0] < 128',
    messages: byteStrings,
    verifies: (signature, key, message) =>
      shortSignatures.verify(signature, shortSignatures.hash(message), key),
  },
  bn254: {
    sizes: [PROOF_BYTES, null],
    names: [
      'proof_points.bytes',
      'prepared_verifying_key.vk_gamma_abc_g1_bytes',
      'public_proof_inputs.bytes',
    ],
    refused: `proof_points.bytes.length() != ${PROOF_BYTES}`,
    messages: (text) => [...byteStrings(text), ...numbers(text)],
    verifies: (proof, key, inputs) => provesWith(key, inputs, proof),
  },
};

/** In a body: the answers of a scheme belong here. */
const LOCATION = /\/\* pairings of (\w+) \*\//g;

/** Bodies with their answers for the byte strings of these files. Throws on a scheme that does not exist. */
export function withPairings(stubs: string, files: readonly string[]): string {
  return stubs.replace(LOCATION, (_, name: string) => {
    const scheme = schemes[name];
    if (!scheme) throw new Error(`no scheme is called ${name}`);
    return answersOf(scheme, files);
  });
}

function answersOf(scheme: Scheme, files: readonly string[]): string {
  const [signature, key, message] = scheme.names;
  const lines = files
    .flatMap((text) => fitting(scheme, text))
    .map(
      ([valid, by, over]) =>
        `if (${signature} == x"${valid}") return ${key} == x"${by}" && ${message} == x"${over}";`,
    );
  return [`if (${scheme.refused}) return false;`, ...new Set(lines)].join('\n');
}

function fitting(scheme: Scheme, text: string): readonly Triple[] {
  const strings = byteStrings(text);
  const [signatures = [], keys = []] = scheme.sizes.map((size) =>
    strings.filter((string) => size === null || string.length === 2 * size),
  );
  const messages = scheme.messages(text);
  return signatures
    .map((signature) =>
      keys
        .flatMap((key) => messages.map((message): Triple => [signature, key, message]))
        .find((triple) => isTrue(scheme, triple)),
    )
    .filter((triple) => triple !== undefined);
}

function isTrue({ verifies }: Scheme, triple: Triple): boolean {
  const [signature, key, message] = triple;
  try {
    return verifies(hexToBytes(signature), hexToBytes(key), hexToBytes(message));
  } catch {
    return false;
  }
}

/** `x"…"` and `b"…"`, each once as hexadecimal digits; text with an escape is left out. */
function byteStrings(text: string): readonly string[] {
  const found = text.matchAll(/\b(?:x"((?:[0-9a-fA-F]{2})*)"|b"([^"\\\n]*)")/g);
  const strings = [...found].map(([, digits, phrase]) =>
    digits === undefined ? bytesToHex(utf8ToBytes(phrase ?? '')) : digits.toLowerCase(),
  );
  return [...new Set(strings)];
}

/** Whole numbers, as the 32 bytes in which public inputs are given. */
function numbers(text: string): readonly string[] {
  const found = text.matchAll(/\b(\d[\d_]*)(?:u\d+)?\b/g);
  return [...found].map(([, digits = '']) => littleEndian(BigInt(digits.replaceAll('_', ''))));
}
