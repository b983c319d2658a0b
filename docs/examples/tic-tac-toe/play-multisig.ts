// One move of a game that both players own together: npx tsx play-multisig.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import type { PublicKey } from '@mysten/sui/cryptography';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { MultiSigPublicKey } from '@mysten/sui/multisig';
import { confirmed, created, ownerOf, send, turnOf, view, waitingMark } from './reading';
import { newOwned, placeMark, sendMark } from './transactions';

const { PACKAGE_ID = '', X_PRIVATE_KEY = '', O_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const x = Ed25519Keypair.fromSecretKey(X_PRIVATE_KEY);
const o = Ed25519Keypair.fromSecretKey(O_PRIVATE_KEY);

// region: admin
/** Either player alone may act for it: both weights reach the threshold. */
function adminOf(keys: readonly PublicKey[]): MultiSigPublicKey {
  return MultiSigPublicKey.fromPublicKeys({
    threshold: 1,
    publicKeys: keys.map((publicKey) => ({ publicKey, weight: 1 })),
  });
}

const admin = adminOf([x.getPublicKey(), o.getPublicKey()]);
const start = newOwned(PACKAGE_ID, {
  x: x.toSuiAddress(),
  o: o.toSuiAddress(),
  admin: admin.toSuiAddress(),
  adminKey: admin.toRawBytes(),
});
const game = created(await send(client, x, start), '::owned::Game');
// endregion: admin

// region: check
// What the other player does before the first move, with the keys that both have exchanged.
const owner = await ownerOf(client, game);
const rebuilt = adminOf([x.getPublicKey(), o.getPublicKey()]);
const inAnotherOrder = adminOf([o.getPublicKey(), x.getPublicKey()]);
console.log('the players own the game:', owner === rebuilt.toSuiAddress());
console.log('with the keys in another order:', owner === inAnotherOrder.toSuiAddress());
// endregion: check

// region: send
const player = x.toSuiAddress();
const cap = await turnOf(client, { packageId: PACKAGE_ID, player, game });
await send(client, x, sendMark(PACKAGE_ID, cap, { row: 1, col: 1 }));
// endregion: send

// region: place
const mark = await waitingMark(client, PACKAGE_ID, game);
const tx = placeMark(PACKAGE_ID, game, mark);
tx.setSender(admin.toSuiAddress());
tx.setGasOwner(player);
const bytes = await tx.build({ client });

// The same person signs as a member of the multisig, and as the owner of the gas coin.
const { signature } = await x.signTransaction(bytes);
const { digest } = await client.executeTransactionBlock({
  transactionBlock: bytes,
  signature: [admin.combinePartialSignatures([signature]), signature],
});
await confirmed(client, digest);
console.log(await view(client, game));
// endregion: place
