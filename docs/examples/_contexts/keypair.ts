/** The keypair of the reader's account. */
declare const keypair: import('@mysten/sui/keypairs/ed25519').Ed25519Keypair;
// fragment
