// Swaps over the best route of at most three pools: npx tsx route.ts 20 WAL DBUSDC

import type { TransactionObjectArgument } from '@mysten/sui/transactions';
import { Transaction } from '@mysten/sui/transactions';
import type { Hop, Quote } from './paths';
import { best, paths } from './paths';
import { address, config, deepBook, quotable, send } from './setup';

const [amount = '20', from = 'WAL', to = 'DBUSDC'] = process.argv.slice(2);
const MAX_HOPS = 3;
const SLACK = 0.01;

// region: graph
const POOLS = ['WAL_DBUSDC', 'WAL_SUI', 'SUI_DBUSDC', 'DEEP_SUI', 'DEEP_DBUSDC'];
const markets = POOLS.map((pool) => {
  const { baseCoin, quoteCoin } = config.getPool(pool);
  return { pool, base: baseCoin, quote: quoteCoin };
});
// endregion: graph

// region: quote
async function ask({ pool, sellsBase, ...hop }: Hop, carried: number): Promise<Quote> {
  const quantity = quotable(carried, hop.from);
  const { baseOut, quoteOut, deepRequired } = sellsBase
    ? await deepBook.getQuoteQuantityOut(pool, quantity)
    : await deepBook.getBaseQuantityOut(pool, quantity);
  return { out: sellsBase ? quoteOut : baseOut, deep: deepRequired };
}

const candidates = paths(markets, from, to, MAX_HOPS);
const route = await best(candidates, Number(amount), ask);
if (!route) throw new Error(`no route from ${from} to ${to}`);
console.log(`${candidates.length} routes; best: ${route.hops.map(({ pool }) => pool).join(', ')}`);
console.log(`quote ${route.out} ${to}`);
// endregion: quote

// region: block
const tx = new Transaction();
let coin: TransactionObjectArgument | undefined;
let deepCoin: TransactionObjectArgument | undefined;
const leftovers: TransactionObjectArgument[] = [];
const deepAmount = route.quotes.reduce((sum, { deep }) => sum + deep, 0) * (1 + SLACK);

for (const [index, { pool, sellsBase }] of route.hops.entries()) {
  const common = {
    poolKey: pool,
    // From the second hop on the coin goes in whole, and this number is not used.
    amount: index === 0 ? Number(amount) : 0,
    deepAmount: index === 0 ? deepAmount : 0,
    deepCoin,
    minOut: (route.quotes[index]?.out ?? 0) * (1 - SLACK),
  };
  const [base, quote, deep] = sellsBase
    ? tx.add(deepBook.deepBook.swapExactBaseForQuote({ ...common, baseCoin: coin }))
    : tx.add(deepBook.deepBook.swapExactQuoteForBase({ ...common, quoteCoin: coin }));
  coin = sellsBase ? quote : base;
  leftovers.push(sellsBase ? base : quote);
  deepCoin = deep;
}
if (coin && deepCoin) tx.transferObjects([coin, deepCoin, ...leftovers], address);
await send(tx);
console.log('swapped in one transaction');
// endregion: block
