// Reads a market without paying: npx tsx read-market.ts

import { bcs } from '@mysten/sui/bcs';
import { Transaction } from '@mysten/sui/transactions';
import { address, client, config, deepBook } from './setup';

// region: inspect
/** Runs one function of the module `pool` and returns the bytes of each result. */
async function inspect(poolKey: string, name: string): Promise<Uint8Array[]> {
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
  if (effects.status.status !== 'success') throw new Error(`${name}: ${effects.status.error}`);
  return (results?.[0]?.returnValues ?? []).map(([bytes]) => Uint8Array.from(bytes));
}
// endregion: inspect

// region: by-hand
const [taker, maker, stake] = (await inspect('SUI_DBUSDC', 'pool_trade_params_next')).map((bytes) =>
  Number(bcs.u64().parse(bytes)),
);
console.log(
  `next epoch: taker ${taker / 1e5} bps, maker ${maker / 1e5} bps, stake ${stake / 1e6} DEEP`,
);
// endregion: by-hand

// region: sdk
const { tickSize, lotSize, minSize } = await deepBook.poolBookParams('SUI_DBUSDC');
console.log(`tick ${tickSize}, lot ${lotSize}, min ${minSize}`);

const book = await deepBook.getLevel2TicksFromMid('SUI_DBUSDC', 2);
book.bid_prices.forEach((price, level) =>
  console.log(`bid ${price} x ${book.bid_quantities[level]}`),
);
book.ask_prices.forEach((price, level) =>
  console.log(`ask ${price} x ${book.ask_quantities[level]}`),
);

const { baseOut, quoteOut, deepRequired } = await deepBook.getQuoteQuantityOut('SUI_DBUSDC', 10);
console.log(`10 SUI in: ${quoteOut} DBUSDC out, ${baseOut} SUI left, ${deepRequired} DEEP of fees`);
// endregion: sdk

// region: abort
try {
  console.log(await deepBook.midPrice('WAL_DBUSDC'));
} catch {
  console.log('WAL_DBUSDC has no mid price');
}
// endregion: abort
