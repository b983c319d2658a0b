// Tries to see a card before deciding, to use a seed again, and to hide a wish: npx tsx peek.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { fromHex } from '@mysten/sui/utils';
import { enqueue } from './dealer';
import { PLAYERS_TURN, readGame } from './game';
import { betTx, created, requestTx, send } from './player';
import { isSeed, publicKeyOf, seedOf, sum } from './seeds';
import { waiting } from './waiting';

const { PACKAGE_ID = '', HOUSE_ID = '' } = process.env;
const { DEALER_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const blsSecret = fromHex(BLS_SECRET_KEY);
const dealer = {
  client,
  packageId: PACKAGE_ID,
  blsSecret,
  signer: Ed25519Keypair.fromSecretKey(DEALER_PRIVATE_KEY),
};

// region: peek
const bet = await send(betTx());
const { digest } = bet;
const gameId = created(bet, 'Game');
await enqueue(dealer, { kind: 'deal', gameId, digest, requestId: null });
const { status, playerCards } = await readGame(client, gameId);
if (status !== PLAYERS_TURN) throw new Error('a natural: run the program again');

const key = publicKeyOf(blsSecret);
const seed = seedOf(gameId, 1n, blsSecret);
console.log('the seed fits its step:', isSeed(seed, gameId, 1n, key));
console.log('the seed fits the next step:', isSeed(seed, gameId, 2n, key));
console.log('the seed fits another ID:', isSeed(seed, HOUSE_ID, 1n, key));

// It is the player's turn. The player asks the service for a card, but not the package. No request
// exists, so the house's ID takes its place: the service looks at the game first.
await enqueue(dealer, { kind: 'deal', gameId, digest, requestId: null }).catch(report);
await enqueue(dealer, { kind: 'hit', gameId, digest, requestId: HOUSE_ID }).catch(report);

// Now the wish is on chain, and the player doesn't post it.
await send(requestTx('hit', gameId, sum(playerCards)));
for (const { kind, gameId: id } of await waiting(dealer)) console.log(kind, 'is owed in', id);

function report(error: unknown): void {
  console.log(error instanceof Error ? error.message : error);
}
// endregion: peek
