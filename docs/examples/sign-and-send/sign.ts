// Builds, verifies and sends one transfer in separate steps: npx tsx sign.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { fromBase64 } from '@mysten/sui/utils';
import { verifyTransactionSignature } from '@mysten/sui/verify';

// region: build
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const sender = keypair.toSuiAddress();

const tx = new Transaction();
tx.setSender(sender);
tx.transferObjects([tx.splitCoins(tx.gas, [1_000_000])], '0xb0b');
const bytes = await tx.build({ client });
// endregion: build

// region: dry-run
const trial = await client.dryRunTransactionBlock({ transactionBlock: bytes });
console.log(`dry run: ${trial.effects.status.status}`);
// endregion: dry-run

// region: sign
const { signature } = await keypair.signTransaction(bytes);
const serialized = fromBase64(signature);
console.log(`flag ${serialized[0]}, ${serialized.length} bytes`);
// endregion: sign

// region: verify
const publicKey = await verifyTransactionSignature(bytes, signature, { address: sender });
console.log(`signed by the sender: ${publicKey.toSuiAddress() === sender}`);
// endregion: verify

// region: send
const { digest, effects } = await client.executeTransactionBlock({
  transactionBlock: bytes,
  signature,
  options: { showEffects: true },
});
console.log(`executed: ${effects?.status.status}`);
await client.waitForTransaction({ digest });
console.log(`same digest as before: ${digest === (await Transaction.from(bytes).getDigest())}`);
// endregion: send
