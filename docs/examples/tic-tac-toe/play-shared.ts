// Two moves of a shared game: npx tsx play-shared.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { created, send, view } from './reading';
import { moveShared, newShared } from './transactions';

const { PACKAGE_ID = '', X_PRIVATE_KEY = '', O_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const x = Ed25519Keypair.fromSecretKey(X_PRIVATE_KEY);
const o = Ed25519Keypair.fromSecretKey(O_PRIVATE_KEY);

// region: play
const start = await send(client, x, newShared(PACKAGE_ID, x.toSuiAddress(), o.toSuiAddress()));
const game = created(start, '::shared::Game');

await send(client, x, moveShared(PACKAGE_ID, game, { row: 1, col: 1 }));
await send(client, o, moveShared(PACKAGE_ID, game, { row: 0, col: 2 }));
console.log(await view(client, game));
// endregion: play
