// Makes the two keys of a dealer, as lines for .env: npx tsx new-keys.ts

import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { toHex } from '@mysten/sui/utils';
import { bls12_381 } from '@noble/curves/bls12-381';

console.log(`BLS_SECRET_KEY=${toHex(bls12_381.utils.randomSecretKey())}`);
console.log(`DEALER_PRIVATE_KEY=${new Ed25519Keypair().getSecretKey()}`);
