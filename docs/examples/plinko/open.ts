// Opens a house with the usual board, and fills it: npx tsx open.ts

import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { fromHex } from '@mysten/sui/utils';
import { publicKeyOf } from './house';
import { MULTIPLIERS } from './paths';

const { PACKAGE_ID = '', SUI_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const owner = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

async function send(transaction: Transaction) {
  const { digest } = await client.signAndExecuteTransaction({ signer: owner, transaction });
  const options = { showEffects: true, showObjectChanges: true };
  const answer = await client.waitForTransaction({ digest, options });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer.objectChanges ?? [];
}

// region: open
const opening = new Transaction();
const cap = opening.moveCall({
  target: `${PACKAGE_ID}::house::open`,
  arguments: [
    opening.pure.vector('u8', publicKeyOf(fromHex(BLS_SECRET_KEY))),
    opening.pure.vector('u64', MULTIPLIERS),
  ],
});
opening.transferObjects([cap], owner.toSuiAddress());
let house = '';
for (const change of await send(opening))
  if (change.type === 'created' && change.objectType.endsWith('::house::House'))
    house = change.objectId;
console.log(`HOUSE_ID=${house}`);

const filling = new Transaction();
const [bank] = filling.splitCoins(filling.gas, [1_000_000_000n]);
filling.moveCall({
  target: `${PACKAGE_ID}::house::top_up`,
  arguments: [filling.object(house), bank],
});
await send(filling);
// endregion: open
