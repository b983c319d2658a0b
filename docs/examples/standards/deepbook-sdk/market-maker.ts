// Creates a balance manager, comes back with it and funds it: npx tsx market-maker.ts

import { DeepBookClient } from '@mysten/deepbook-v3';
import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

// region: client
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const address = keypair.toSuiAddress();
const client = new SuiClient({ url: getFullnodeUrl('testnet') });

/** The maps are fixed at construction, so a new manager needs a new client. */
function connect(managerId?: string): DeepBookClient {
  return new DeepBookClient({
    client,
    address,
    env: 'testnet',
    balanceManagers: managerId === undefined ? {} : { DESK: { address: managerId } },
  });
}
// endregion: client

// region: send
async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const response = await client.waitForTransaction({
    digest,
    options: { showEffects: true, showObjectChanges: true },
  });
  if (response.effects?.status.status !== 'success')
    throw new Error(response.effects?.status.error ?? 'the transaction failed');
  return response;
}
// endregion: send

// region: create
async function createManager(): Promise<string> {
  const tx = new Transaction();
  tx.add(connect().balanceManager.createAndShareBalanceManager());
  const { objectChanges } = await send(tx);
  for (const change of objectChanges ?? [])
    if (change.type === 'created' && change.objectType.endsWith('::BalanceManager'))
      return change.objectId;
  throw new Error('no balance manager was created');
}
// endregion: create

// region: use
const managerId = process.env.MANAGER_ID || (await createManager());
console.log(`MANAGER_ID=${managerId}`);

const deepBook = connect(managerId);
const tx = new Transaction();
tx.add(deepBook.balanceManager.depositIntoManager('DESK', 'SUI', 0.5));
tx.add(deepBook.balanceManager.depositIntoManager('DESK', 'DEEP', 5));
await send(tx);

for (const key of ['SUI', 'DEEP']) {
  const { balance } = await deepBook.checkManagerBalance('DESK', key);
  console.log(`${key} ${balance}`);
}
// endregion: use
