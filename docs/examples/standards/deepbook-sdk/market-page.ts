// What a market page shows: npx tsx market-page.ts

import { bcs } from '@mysten/sui/bcs';
import { Transaction } from '@mysten/sui/transactions';
import { address, client, config, deepBook } from './setup';

const POOL = 'SUI_DBUSDC';

// region: header
const { takerFee, makerFee } = await deepBook.poolTradeParams(POOL);
const book = await deepBook.getLevel2TicksFromMid(POOL, 10);
const [bestBid] = book.bid_prices;
const [bestAsk] = book.ask_prices;
console.log(`fees ${takerFee * 1e4} and ${makerFee * 1e4} bps`);
if (bestBid !== undefined && bestAsk !== undefined)
  console.log(`spread ${(bestAsk - bestBid).toFixed(3)}`);
// endregion: header

// region: book
book.ask_prices.forEach((price, level) =>
  console.log(`ask ${price} x ${book.ask_quantities[level]}`),
);
book.bid_prices.forEach((price, level) =>
  console.log(`bid ${price} x ${book.bid_quantities[level]}`),
);
// endregion: book

// region: safe
/** Reads fail with a TypeError when the call aborts on chain. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
console.log(`WAL_DBUSDC: middle ${await orNull(deepBook.midPrice('WAL_DBUSDC'))}`);
// endregion: safe

// region: by-hand
/** Calls a function of `pool` that takes only the pool and returns one u64. */
async function readU64(poolKey: string, name: string): Promise<bigint> {
  const pool = config.getPool(poolKey);
  const tx = new Transaction();
  tx.moveCall({
    target: `${config.DEEPBOOK_PACKAGE_ID}::pool::${name}`,
    arguments: [tx.object(pool.address)],
    typeArguments: [config.getCoin(pool.baseCoin).type, config.getCoin(pool.quoteCoin).type],
  });
  const { effects, results } = await client.devInspectTransactionBlock({
    sender: address,
    transactionBlock: tx,
  });
  const value = results?.[0]?.returnValues?.[0];
  if (value === undefined) throw new Error(effects.status.error ?? `${name} returned nothing`);
  return BigInt(bcs.u64().parse(Uint8Array.from(value[0])));
}
console.log(`quorum ${Number(await readU64(POOL, 'quorum')) / 1e6} DEEP`);
// endregion: by-hand

// region: decode
const { isBid, price, orderId } = deepBook.decodeOrderId(64526729216580085262319000n);
console.log(`bid: ${isBid}, raw price ${price}, counter ${orderId}`);
// endregion: decode
