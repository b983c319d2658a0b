// Settles every game of the house, once a second: npx tsx serve.ts

import type { EventId } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { fromHex } from '@mysten/sui/utils';
import { setTimeout as sleep } from 'node:timers/promises';
import { settleNew } from './house';

const { PACKAGE_ID = '', HOUSE_ID = '' } = process.env;
const { SUI_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const house = {
  packageId: PACKAGE_ID,
  houseId: HOUSE_ID,
  blsSecret: fromHex(BLS_SECRET_KEY),
  signer: Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY),
};

let cursor: EventId | null = null;
for (;;) {
  cursor = await settleNew(client, house, cursor);
  await sleep(1_000);
}
