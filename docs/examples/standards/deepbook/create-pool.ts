// Creates a market for a coin of your own: npx tsx create-pool.ts

import { DeepBookClient } from '@mysten/deepbook-v3';
import { Transaction } from '@mysten/sui/transactions';
import { address, client, config, send } from './setup';

const ACORN_TYPE = process.env.ACORN_TYPE ?? '';

// region: create
const [acornPackage = ''] = ACORN_TYPE.split('::');
const coins = {
  ACORN: { address: acornPackage, type: ACORN_TYPE, scalar: 1_000_000 },
  SUI: config.getCoin('SUI'),
  DEEP: config.getCoin('DEEP'),
};
const deepBook = new DeepBookClient({ client, address, env: 'testnet', coins, pools: {} });

const tx = new Transaction();
tx.add(
  deepBook.deepBook.createPermissionlessPool({
    baseCoinKey: 'ACORN',
    quoteCoinKey: 'SUI',
    tickSize: 0.000001,
    lotSize: 1,
    minSize: 10,
  }),
);
const { events } = await send(tx);
// endregion: create

// region: read
interface PoolCreated {
  readonly pool_id: string;
  readonly taker_fee: string;
  readonly tick_size: string;
  readonly lot_size: string;
  readonly min_size: string;
}

const created = events?.find(({ type }) => type.includes('::pool::PoolCreated<'));
if (!created) throw new Error('no pool was created');
const { pool_id, taker_fee, tick_size, lot_size, min_size } = created.parsedJson as PoolCreated;
console.log(`pool ${pool_id}`);
console.log(`tick ${tick_size}, lot ${lot_size}, min ${min_size}, taker ${taker_fee}`);
// endregion: read
