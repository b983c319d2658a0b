// One move of an owned game, in two transactions: npx tsx play-owned.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { created, send, turnOf, view, waitingMark } from './reading';
import { newOwned, placeMark, sendMark } from './transactions';

const {
  PACKAGE_ID = '',
  X_PRIVATE_KEY = '',
  O_PRIVATE_KEY = '',
  ADMIN_PRIVATE_KEY = '',
} = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const x = Ed25519Keypair.fromSecretKey(X_PRIVATE_KEY);
const o = Ed25519Keypair.fromSecretKey(O_PRIVATE_KEY);
const admin = Ed25519Keypair.fromSecretKey(ADMIN_PRIVATE_KEY);

// region: play
const start = newOwned(PACKAGE_ID, {
  x: x.toSuiAddress(),
  o: o.toSuiAddress(),
  admin: admin.toSuiAddress(),
  adminKey: new Uint8Array(),
});
const game = created(await send(client, admin, start), '::owned::Game');

// The player finds the turn, and makes a mark of it.
const player = x.toSuiAddress();
const cap = await turnOf(client, { packageId: PACKAGE_ID, player, game });
await send(client, x, sendMark(PACKAGE_ID, cap, { row: 1, col: 1 }));

// The admin finds the mark, and puts it on the board.
const mark = await waitingMark(client, PACKAGE_ID, game);
await send(client, admin, placeMark(PACKAGE_ID, game, mark));
console.log(await view(client, game));
// endregion: play
