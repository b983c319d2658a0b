import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';

// The key of your account, as `sui keytool export` prints it.
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

// fragment
