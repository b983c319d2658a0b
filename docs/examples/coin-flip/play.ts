// Bets 0.1 SUI on heads and waits for the house: npx tsx play.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTx } from './transactions';

const { PACKAGE_ID = '', HOUSE_ID = '', COUNTER_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

// region: start
const { digest } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: startTx(PACKAGE_ID, {
    house: HOUSE_ID,
    counter: COUNTER_ID,
    betsOnHeads: true,
    stake: 100_000_000n,
  }),
});
const { effects, events } = await client.waitForTransaction({
  digest,
  options: { showEffects: true, showEvents: true },
});
if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
const started = events?.find(({ type }) => type.endsWith('::game::GameStarted'));
const { game } = started?.parsedJson as { game: string };
console.log(`game ${game}: 0.1 SUI on heads`);
// endregion: start

// region: wait
interface Ended {
  readonly game: string;
  readonly has_won: boolean;
  readonly payout: string;
}

/** Looks through the latest outcomes. A busy house needs an index instead. */
async function outcome(): Promise<Ended | undefined> {
  const { data } = await client.queryEvents({
    query: { MoveEventType: `${PACKAGE_ID}::game::GameEnded` },
    order: 'descending',
  });
  return data.map(({ parsedJson }) => parsedJson as Ended).find((ended) => ended.game === game);
}

let ended = await outcome();
while (ended === undefined) {
  console.log('the house has not answered yet');
  await sleep(1_000);
  ended = await outcome();
}
console.log(ended.has_won ? `won ${ended.payout} MIST` : 'lost');
// endregion: wait
