// Spins a wheel and settles the ticket in a second transaction: npx tsx spin.ts

import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const { PACKAGE_ID = '', WHEEL_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const PRICE = 100_000_000n;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);
const player = keypair.toSuiAddress();

async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const answer = await client.waitForTransaction({
    digest,
    options: { showEffects: true, showObjectChanges: true },
  });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer;
}

// region: spin
const spin = new Transaction();
const [payment] = spin.splitCoins(spin.gas, [PRICE]);
spin.moveCall({
  target: `${PACKAGE_ID}::prize_wheel::spin`,
  arguments: [spin.object(WHEEL_ID), payment, spin.object.random()],
});
const { objectChanges } = await send(spin);
// endregion: spin

// region: ticket
const ticket = objectChanges?.find(
  (change) => change.type === 'created' && change.objectType.endsWith('::prize_wheel::Ticket'),
);
if (ticket?.type !== 'created') throw new Error('the spin gave no ticket');
const { data } = await client.getObject({ id: ticket.objectId, options: { showContent: true } });
const fields = data?.content?.dataType === 'moveObject' ? data.content.fields : {};
console.log('the ticket is worth', 'payout' in fields ? fields.payout : 'nothing');
// endregion: ticket

// region: settle
const settle = new Transaction();
const [prize] = settle.moveCall({
  target: `${PACKAGE_ID}::prize_wheel::settle`,
  arguments: [settle.object(ticket.objectId), settle.object(WHEEL_ID)],
});
settle.transferObjects([prize], player);
await send(settle);
console.log('settled');
// endregion: settle
