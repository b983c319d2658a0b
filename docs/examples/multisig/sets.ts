// Prints the address of the multisig, and which sets of members can sign for it.

import type { Signer } from '@mysten/sui/cryptography';
import { MultiSigPublicKey } from '@mysten/sui/multisig';
import { ana, ben, cleo, multisig } from './members';

// region: address
const members: readonly { name: string; key: Signer; weight: number }[] = [
  { name: 'Ana', key: ana, weight: 1 },
  { name: 'Ben', key: ben, weight: 2 },
  { name: 'Cleo', key: cleo, weight: 3 },
];
for (const { name, key, weight } of members)
  console.log(`${name}, weight ${weight}: ${key.getPublicKey().toSuiPublicKey()}`);
console.log('address', multisig.toSuiAddress());

const reordered = MultiSigPublicKey.fromPublicKeys({
  threshold: 3,
  publicKeys: [...members].reverse().map(({ key, weight }) => ({
    publicKey: key.getPublicKey(),
    weight,
  })),
});
console.log('reversed', reordered.toSuiAddress());
// endregion: address

// region: sets
const message = new TextEncoder().encode('release 1.4');
for (let set = 1; set < 2 ** members.length; set += 1) {
  // The members of the set, in the order of the keys.
  const signers = members.filter((_, at) => (set & (1 << at)) !== 0);
  const signatures = [];
  for (const { key } of signers)
    signatures.push((await key.signPersonalMessage(message)).signature);
  const combined = multisig.combinePartialSignatures(signatures);
  const isValid = await multisig.verifyPersonalMessage(message, combined);
  const weight = signers.reduce((sum, signer) => sum + signer.weight, 0);
  const names = signers.map(({ name }) => name).join(' + ');
  console.log(`${names}: weight ${weight}, ${isValid ? 'valid' : 'too little'}`);
}
// endregion: sets

// region: mistakes
const byAna = (await ana.signPersonalMessage(message)).signature;
const byBen = (await ben.signPersonalMessage(message)).signature;
const swapped = multisig.combinePartialSignatures([byBen, byAna]);
console.log('in another order:', await isAccepted(swapped));

try {
  multisig.combinePartialSignatures([byAna, byAna]);
} catch (error) {
  console.log('signed twice:', (error as Error).message);
}

async function isAccepted(signature: string): Promise<boolean> {
  try {
    return await multisig.verifyPersonalMessage(message, signature);
  } catch {
    return false;
  }
}
// endregion: mistakes
