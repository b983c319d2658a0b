// One round: a player drops ten balls, and the house settles them: npx tsx round.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { fromHex } from '@mysten/sui/utils';
import { isSeed, publicKeyOf, seedOf, settleNew } from './house';
import { MULTIPLIERS, payout, slots } from './paths';

const { PACKAGE_ID = '', HOUSE_ID = '', SUI_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
// Two different people in real life, and the second key would never be in the first one's hands.
const player = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
const house = {
  packageId: PACKAGE_ID,
  houseId: HOUSE_ID,
  blsSecret: fromHex(BLS_SECRET_KEY),
  signer: player,
};

// region: play
const STAKE = 100_000_000n;
const BALLS = 10;

const tx = new Transaction();
const [stake] = tx.splitCoins(tx.gas, [STAKE]);
tx.moveCall({
  target: `${PACKAGE_ID}::house::start`,
  arguments: [tx.object(HOUSE_ID), stake, tx.pure.u64(BALLS)],
});
const { digest } = await client.signAndExecuteTransaction({ signer: player, transaction: tx });
const { events } = await client.waitForTransaction({ digest, options: { showEvents: true } });
const started = events?.find(({ type }) => type.endsWith('::house::GameStarted'));
if (!started) throw new Error('the game was not opened');
const { game } = started.parsedJson as { game: string };
console.log('opened a game with', BALLS, 'balls');
// endregion: play

// region: settle
await settleNew(client, house, null);
const { data } = await client.queryEvents({
  query: { MoveEventType: `${PACKAGE_ID}::house::GameEnded` },
  order: 'descending',
});
const ended = data
  .map(({ parsedJson }) => parsedJson as { game: string; slots: number[]; paid: string })
  .find((event) => event.game === game);
if (!ended) throw new Error('the house has not settled the game yet');
console.log('slots', ended.slots.join(' '));
console.log('paid', ended.paid, 'MIST');
// endregion: settle

// region: agree
const seed = seedOf(game, house.blsSecret);
const publicKey = publicKeyOf(house.blsSecret);
console.log('the seed fits this game:', isSeed(seed, game, publicKey));
console.log('the seed fits another ID:', isSeed(seed, HOUSE_ID, publicKey));

const expected = slots(seed, BALLS);
const agrees =
  expected.join() === ended.slots.join() &&
  payout(STAKE, expected, MULTIPLIERS) === BigInt(ended.paid);
console.log(agrees ? 'the simulation agrees' : 'the simulation disagrees');
// endregion: agree
