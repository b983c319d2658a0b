// Tries to see a card before deciding, to use a seed again, and to hide a wish: npx tsx peek.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { fromHex } from '@mysten/sui/utils';
import { enqueue } from './dealer';
import { isSeed, publicKeyOf, seedOf } from './seeds';
import { waiting } from './waiting';

const { PACKAGE_ID = '', DEALER_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const { GAME_ID = '', OTHER_GAME_ID = '', DIGEST = '', FOREIGN_REQUEST_ID = '' } = process.env;
const blsSecret = fromHex(BLS_SECRET_KEY);
const dealer = {
  client: new SuiClient({ url: getFullnodeUrl('testnet') }),
  packageId: PACKAGE_ID,
  blsSecret,
  signer: Ed25519Keypair.fromSecretKey(DEALER_PRIVATE_KEY),
};

// region: peek
const key = publicKeyOf(blsSecret);
const seed = seedOf(GAME_ID, 1n, blsSecret);
console.log('the seed fits its step:', isSeed(seed, GAME_ID, 1n, key));
console.log('the seed fits the next step:', isSeed(seed, GAME_ID, 2n, key));
console.log('the seed fits another game:', isSeed(seed, OTHER_GAME_ID, 1n, key));

// It is the player's turn. The player asks the service for a card, but not the package.
const peek = { gameId: GAME_ID, digest: DIGEST };
await enqueue(dealer, { ...peek, kind: 'deal', requestId: null }).catch(report);
await enqueue(dealer, { ...peek, kind: 'hit', requestId: FOREIGN_REQUEST_ID }).catch(report);

// In the other game, the wish is on chain, and the player doesn't post it.
for (const { kind, gameId } of await waiting(dealer)) console.log(kind, 'is owed in', gameId);

function report(error: unknown): void {
  console.log(error instanceof Error ? error.message : error);
}
// endregion: peek
