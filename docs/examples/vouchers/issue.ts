// Issues a voucher: makes the bytes that Move reads, and signs them.

import { bcs } from '@mysten/sui/bcs';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { toHex } from '@mysten/sui/utils';

// region: layout
/** The same fields in the same order as the Move struct `Voucher`. */
const Voucher = bcs.struct('Voucher', {
  purpose: bcs.vector(bcs.u8()),
  desk: bcs.Address,
  recipient: bcs.Address,
  amount: bcs.u64(),
  nonce: bcs.u64(),
  expires_at_ms: bcs.u64(),
});
// endregion: layout

// region: issue
// A key for this page only. Yours comes from a key service or from the environment.
const issuer = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));

const bytes = Voucher.serialize({
  purpose: new TextEncoder().encode('acme.example/voucher/1'),
  desk: '0xde5c',
  recipient: '0xa11ce',
  amount: 500n,
  nonce: 1n,
  expires_at_ms: 1_800_000_000_000n,
}).toBytes();
// `sign` signs the bytes as they are; `signPersonalMessage` would add an intent and hash.
const signature = await issuer.sign(bytes);

console.log('issuer   ', toHex(issuer.getPublicKey().toRawBytes()));
console.log('voucher  ', toHex(bytes));
console.log('signature', toHex(signature));
// endregion: issue

// region: check
const key = issuer.getPublicKey();
const tampered = Uint8Array.from(bytes, (byte, at) => (at === 87 ? byte + 1 : byte));
console.log('signed   ', await key.verify(bytes, signature));
console.log('tampered ', await key.verify(tampered, signature));
// endregion: check
