// Starts a station, uses it and tries to misuse it: npx tsx station.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { post, sponsored } from './client';
import { app, freeExpired, pool, start } from './server';

const { PACKAGE_ID = '', PLANT_ID = '', USER_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const user = Ed25519Keypair.fromSecretKey(USER_PRIVATE_KEY);

await start(3);
const listener = app.listen(3100);

function water(): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::greenhouse::water`,
    arguments: [tx.object(PLANT_ID), tx.pure.u64(5)],
  });
  return tx;
}

async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    console.log(`${what}: done`);
  } catch (error) {
    console.log(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// region: use
const { data } = await client.getCoins({ owner: user.toSuiAddress() });
console.log(`the user has ${data.length} coins`);

const request = await sponsored(water(), { client, user });
await attempt('water a plant', () => post('/execute', request));
await attempt('send the same again', () => post('/execute', request));
// endregion: use

// region: attack
await attempt('call something else', () => {
  const tx = new Transaction();
  tx.moveCall({ target: `${PACKAGE_ID}::greenhouse::compost`, arguments: [tx.object(PLANT_ID)] });
  return sponsored(tx, { client, user });
});
await attempt('take the gas coin', () => {
  const tx = new Transaction();
  tx.transferObjects([tx.splitCoins(tx.gas, [100_000_000])], user.toSuiAddress());
  return sponsored(tx, { client, user });
});
// endregion: attack

// region: late
const late = await sponsored(water(), { client, user });
console.log(`${pool.free} coins are free`);
await freeExpired(Date.now() + 61_000);
console.log(`${pool.free} coins are free`);
await attempt('use the signature after its time', () => post('/execute', late));
// endregion: late

listener.close();
