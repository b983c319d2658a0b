// Spends from the multisig address: build once, sign twice, combine, send.

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Transaction } from '@mysten/sui/transactions';
import { normalizeSuiAddress } from '@mysten/sui/utils';
import { ana, ben, multisig } from './members';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const treasury = multisig.toSuiAddress();
const RECIPIENT = normalizeSuiAddress('0xa11ce');

// region: build
const tx = new Transaction();
tx.setSender(treasury);
const [coin] = tx.splitCoins(tx.gas, [1_000_000]);
tx.transferObjects([coin], RECIPIENT);
const bytes = await tx.build({ client });
// endregion: build

// region: sign
// On Ana's machine, and on Ben's. Both got the same bytes and read them before they signed.
const byAna = await ana.signTransaction(bytes);
const byBen = await ben.signTransaction(bytes);
// endregion: sign

// region: send
// Anyone who knows the members can combine. The order is that of the keys.
const signature = multisig.combinePartialSignatures([byAna.signature, byBen.signature]);
if (!(await multisig.verifyTransaction(bytes, signature))) throw new Error('not enough weight');
const { digest, effects } = await client.executeTransactionBlock({
  transactionBlock: bytes,
  signature,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log('spend:', effects?.status.status);
const received = await client.getBalance({ owner: RECIPIENT });
console.log('received:', received.totalBalance);
// endregion: send
