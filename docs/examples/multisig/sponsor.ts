// The multisig is the sender, and another address pays the gas.

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { MultiSigSigner } from '@mysten/sui/multisig';
import { Transaction } from '@mysten/sui/transactions';
import { ana, ben, multisig } from './members';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const RECIPIENT = '0xa11ce';

// region: sponsored
const sponsor = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(9));
const { data } = await client.getCoins({ owner: multisig.toSuiAddress() });

const tx = new Transaction();
tx.setSender(multisig.toSuiAddress());
// The sponsor's coins pay the gas, so the multisig can give away the last coin that it has.
tx.setGasOwner(sponsor.toSuiAddress());
tx.transferObjects([tx.object(data[0].coinObjectId)], RECIPIENT);
const bytes = await tx.build({ client });

// For one process that holds several keys, such as a test: it signs and combines.
const members = new MultiSigSigner(multisig, [ana, ben]);
const bySender = await members.signTransaction(bytes);
const bySponsor = await sponsor.signTransaction(bytes);

const { digest, effects } = await client.executeTransactionBlock({
  transactionBlock: bytes,
  signature: [bySender.signature, bySponsor.signature],
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log('sponsored:', effects?.status.status);
console.log('gas owner is sponsor:', effects?.gasObject.owner);
// endregion: sponsored
