// Plays one hand against the dealer: npx tsx hand.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { fromHex } from '@mysten/sui/utils';
import { enqueue } from './dealer';
import { OUTCOMES, PLAYERS_TURN, readGame } from './game';
import { betTx, created, requestTx, send } from './player';
import { show, sum } from './seeds';

const { PACKAGE_ID = '', DEALER_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
// In real life these two secrets are on the server, and `enqueue` is a request to it.
const dealer = {
  client,
  packageId: PACKAGE_ID,
  blsSecret: fromHex(BLS_SECRET_KEY),
  signer: Ed25519Keypair.fromSecretKey(DEALER_PRIVATE_KEY),
};

// region: play
const bet = await send(betTx());
const gameId = created(bet, 'Game');
await enqueue(dealer, { kind: 'deal', gameId, digest: bet.digest, requestId: null });
let game = await readGame(client, gameId);
console.log(`you have ${show(game.playerCards)}, the dealer has ${show(game.dealerCards)}`);

while (game.status === PLAYERS_TURN) {
  const seen = sum(game.playerCards);
  const wish = seen < 17 ? 'hit' : 'stand';
  const asked = await send(requestTx(wish, gameId, seen));
  const requestId = created(asked, wish === 'hit' ? 'HitRequest' : 'StandRequest');
  await enqueue(dealer, { kind: wish, gameId, digest: asked.digest, requestId });
  game = await readGame(client, gameId);
  console.log(`${wish}: ${show(game.playerCards)} against ${show(game.dealerCards)}`);
}
console.log(OUTCOMES.get(game.status));
// endregion: play
