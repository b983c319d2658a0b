// Settles the games of one house: npx tsx house.ts [once]

import type { EventId } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { fromHex } from '@mysten/sui/utils';
import { setTimeout as sleep } from 'node:timers/promises';
import { isHeads, sign } from './beacon';
import { finishTx } from './transactions';

const { PACKAGE_ID = '', HOUSE_ID = '', SUI_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const isOnce = process.argv[2] === 'once';
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
const secretKey = fromHex(BLS_SECRET_KEY);

// region: settle
interface Started {
  readonly game: string;
  readonly house: string;
  readonly bets_on_heads: boolean;
  readonly input: number[];
}

/** Does nothing for a game that has ended, so it can be called as often as you like. */
async function settle({ game, input }: Started): Promise<void> {
  const { error } = await client.getObject({ id: game });
  if (error) {
    console.log(`${game} has ended`);
    return;
  }
  const signature = sign(secretKey, Uint8Array.from(input));
  const { digest } = await client.signAndExecuteTransaction({
    signer: keypair,
    transaction: finishTx(PACKAGE_ID, { house: HOUSE_ID, game, signature }),
  });
  const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
  const status = effects?.status.status ?? 'unknown';
  console.log(`${game} ${isHeads(signature) ? 'heads' : 'tails'}: ${status}`);
}
// endregion: settle

// region: loop
let cursor: EventId | null = null;
for (;;) {
  const page = await client.queryEvents({
    query: { MoveEventType: `${PACKAGE_ID}::game::GameStarted` },
    cursor,
    order: 'ascending',
  });
  for (const { id, parsedJson } of page.data) {
    const started = parsedJson as Started;
    if (started.house === HOUSE_ID) await settle(started);
    cursor = id;
  }
  if (page.hasNextPage) continue;
  if (isOnce) break;
  await sleep(1_000);
}
// endregion: loop
