// Prints the keys and signatures of the tests: npx tsx vectors.ts

import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { toHex } from '@mysten/sui/utils';
import { signValue } from './committee';

// Keys for this page only.
const signers = [1, 2, 3].map((byte) =>
  Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(byte)),
);
const value = { topic: 'test SUI/USD', amount: 350_000_000n, timestampMs: 1_000_000n };

for (const signer of signers) {
  console.log('key      ', toHex(signer.getPublicKey().toRawBytes()));
  console.log('signature', toHex(await signValue(signer, value)));
}
