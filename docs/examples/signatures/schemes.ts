// Signs one text with each scheme that Move verifies, and prints what a Move function needs.

import { messageWithIntent, parseSerializedSignature } from '@mysten/sui/cryptography';
import { bcs } from '@mysten/sui/bcs';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Secp256k1Keypair } from '@mysten/sui/keypairs/secp256k1';
import { Secp256r1Keypair } from '@mysten/sui/keypairs/secp256r1';
import { toHex } from '@mysten/sui/utils';
import { bls12_381 } from '@noble/curves/bls12-381';
import { secp256k1 } from '@noble/curves/secp256k1';
import { blake2b } from '@noble/hashes/blake2';
import { keccak_256 } from '@noble/hashes/sha3';

// Keys for this page only.
const secret = new Uint8Array(32).fill(7);
const message = new TextEncoder().encode('price of a plant: 5');

function show(title: string, publicKey: Uint8Array, signature: Uint8Array): void {
  console.log(`${title}: key of ${publicKey.length}, signature of ${signature.length} bytes`);
  console.log(`  key       ${toHex(publicKey)}`);
  console.log(`  signature ${toHex(signature)}`);
}

// region: raw
// `sign` of the SDK hashes with SHA-256 for ECDSA, so Move gets the same message and hash 1.
for (const keypair of [
  Ed25519Keypair.fromSecretKey(secret),
  Secp256k1Keypair.fromSecretKey(secret),
  Secp256r1Keypair.fromSecretKey(secret),
]) {
  const signature = await keypair.sign(message);
  show(keypair.getKeyScheme(), keypair.getPublicKey().toRawBytes(), signature);
}
// endregion: raw

// region: bls
const { shortSignatures, longSignatures } = bls12_381;

const short = shortSignatures.sign(shortSignatures.hash(message), secret);
const largeKey = shortSignatures.getPublicKey(secret);
show('BLS min_sig', largeKey.toBytes(), short.toBytes());
console.log('  verified ', shortSignatures.verify(short, shortSignatures.hash(message), largeKey));

const long = longSignatures.sign(longSignatures.hash(message), secret);
const smallKey = longSignatures.getPublicKey(secret);
show('BLS min_pk', smallKey.toBytes(), long.toBytes());
console.log('  verified ', longSignatures.verify(long, longSignatures.hash(message), smallKey));
// endregion: bls

// region: personal
const wallet = Ed25519Keypair.fromSecretKey(secret);
const { signature: serialized } = await wallet.signPersonalMessage(message);
const parsed = parseSerializedSignature(serialized);
if (parsed.signatureScheme !== 'ED25519') throw new Error('another scheme');
show('Personal message', parsed.publicKey, parsed.signature);

// The same by hand: intent, length, message, and the hash over all of it.
const withLength = bcs.vector(bcs.u8()).serialize(message).toBytes();
const digest = blake2b(messageWithIntent('PersonalMessage', withLength), { dkLen: 32 });
console.log(`  digest    ${toHex(digest)}`);
console.log(`  address   ${wallet.toSuiAddress()}`);
// endregion: personal

// region: ethereum
const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${message.length}`);
const hash = keccak_256(Uint8Array.from([...prefix, ...message]));
const signed = secp256k1.sign(hash, secret);
// Wallets of Ethereum write 27 or 28 where the curve's library says 0 or 1.
const ethereum = Uint8Array.from([...signed.toBytes('compact'), 27 + signed.recovery]);
const uncompressed = secp256k1.getPublicKey(secret, false).slice(1);
console.log(`Ethereum: signature of ${ethereum.length} bytes`);
console.log(`  signature ${toHex(ethereum)}`);
console.log(`  address   ${toHex(keccak_256(uncompressed).slice(12))}`);
// endregion: ethereum
