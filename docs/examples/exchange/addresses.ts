// Derives deposit addresses, and reads the addresses that customers type.

import { Ed25519Keypair, Ed25519PublicKey } from '@mysten/sui/keypairs/ed25519';
import { isValidSuiAddress } from '@mysten/sui/utils';
import { blake2b } from '@noble/hashes/blake2';
import { bytesToHex } from '@noble/hashes/utils';

// region: derive
const ED25519_FLAG = 0;

/** The address of a raw public key of 32 bytes, as any language can compute it. */
export function addressOf(publicKey: Uint8Array): string {
  if (publicKey.length !== 32) throw new Error(`32 bytes, not ${publicKey.length}`);
  const flagged = new Uint8Array([ED25519_FLAG, ...publicKey]);
  const address = `0x${bytesToHex(blake2b(flagged, { dkLen: 32 }))}`;
  // Both ways must agree, or funds are sent to an address without a key.
  if (address !== new Ed25519PublicKey(publicKey).toSuiAddress())
    throw new Error(`two addresses for one key: ${address}`);
  return address;
}

/** One key for each customer. All levels are hardened, so this needs the secret words. */
export function depositKey(words: string, customer: number): Ed25519Keypair {
  return Ed25519Keypair.deriveKeypair(words, `m/44'/784'/${customer}'/0'/0'`);
}
// endregion: derive

// region: read
/** A complete address in lower case. Padding a short one would pay an address that nobody has. */
export function readAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  if (!address.startsWith('0x')) throw new Error('the address must begin with 0x');
  if (/[^0-9a-f]/.test(address.slice(2)))
    throw new Error('the address has a character that is not 0-9 or a-f');
  const digits = address.length - 2;
  if (!isValidSuiAddress(address)) throw new Error(`the address has ${digits} digits and needs 64`);
  // The packages and objects of the system: 0x1, 0x2, 0x5, 0x6 and so on.
  if (BigInt(address) < 0x10000n) throw new Error('the address belongs to the system');
  return address;
}
// endregion: read
