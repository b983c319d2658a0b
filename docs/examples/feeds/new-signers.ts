// Makes the keys of three signers, as a line for .env: npx tsx new-signers.ts

import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';

const keys = [0, 1, 2].map(() => new Ed25519Keypair().getSecretKey());
console.log(`SIGNER_KEYS=${keys.join(',')}`);
