// Three members with weights 1, 2 and 3, and a threshold of 3.

import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Secp256k1Keypair } from '@mysten/sui/keypairs/secp256k1';
import { Secp256r1Keypair } from '@mysten/sui/keypairs/secp256r1';
import { MultiSigPublicKey } from '@mysten/sui/multisig';

// region: members
// Keys for this page only. In real life each one is on a device of its own.
export const ana = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(1));
export const ben = Secp256k1Keypair.fromSecretKey(new Uint8Array(32).fill(2));
export const cleo = Secp256r1Keypair.fromSecretKey(new Uint8Array(32).fill(3));

export const multisig = MultiSigPublicKey.fromPublicKeys({
  threshold: 3,
  publicKeys: [
    { publicKey: ana.getPublicKey(), weight: 1 },
    { publicKey: ben.getPublicKey(), weight: 2 },
    { publicKey: cleo.getPublicKey(), weight: 3 },
  ],
});
// endregion: members
