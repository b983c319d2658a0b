// Plays one hand against the dealer: npx tsx hand.ts

import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { fromHex } from '@mysten/sui/utils';
import { enqueue } from './dealer';
import { OUTCOMES, PLAYERS_TURN, readGame } from './game';
import { show, sum } from './seeds';

const { PACKAGE_ID = '', HOUSE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const { DEALER_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const player = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
// In real life these two secrets are on the server, and `enqueue` is a request to it.
const dealer = {
  client,
  packageId: PACKAGE_ID,
  blsSecret: fromHex(BLS_SECRET_KEY),
  signer: Ed25519Keypair.fromSecretKey(DEALER_PRIVATE_KEY),
};

// region: player
const STAKE = 100_000_000n;

/** Executes as the player, and insists on success. */
async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: player, transaction });
  const answer = await client.waitForTransaction({
    digest,
    options: { showEffects: true, showObjectChanges: true },
  });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer;
}

/** The ID of the object of this type that a transaction created. */
function created({ objectChanges }: SuiTransactionBlockResponse, type: string): string {
  for (const change of objectChanges ?? [])
    if (change.type === 'created' && change.objectType.endsWith(`::house::${type}`))
      return change.objectId;
  throw new Error(`no ${type} was created`);
}

function betTx(): Transaction {
  const tx = new Transaction();
  const [stake] = tx.splitCoins(tx.gas, [STAKE]);
  tx.moveCall({
    target: `${PACKAGE_ID}::house::place_bet`,
    arguments: [tx.object(HOUSE_ID), stake],
  });
  return tx;
}

function requestTx(wish: 'hit' | 'stand', gameId: string, seen: number): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::house::request_${wish}`,
    arguments: [tx.object(gameId), tx.pure.u64(seen)],
  });
  return tx;
}
// endregion: player

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
