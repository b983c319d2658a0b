// Makes the secret key of a house, as a line for .env: npx tsx new-key.ts

import { toHex } from '@mysten/sui/utils';
import { bls12_381 } from '@noble/curves/bls12-381';

console.log(`BLS_SECRET_KEY=${toHex(bls12_381.utils.randomSecretKey())}`);
