// WAL to SUI to DBUSDC in one transaction: npx tsx two-hop.ts

import { Transaction } from '@mysten/sui/transactions';
import { address, deepBook, quotable, send } from './setup';

// region: hops
const first = await deepBook.getQuoteQuantityOut('WAL_SUI', 20);
const second = await deepBook.getQuoteQuantityOut('SUI_DBUSDC', quotable(first.quoteOut, 'SUI'));
console.log(`quote ${second.quoteOut} DBUSDC`);

const tx = new Transaction();
const [walLeft, sui, deepLeft] = tx.add(
  deepBook.deepBook.swapExactBaseForQuote({
    poolKey: 'WAL_SUI',
    amount: 20,
    deepAmount: (first.deepRequired + second.deepRequired) * 1.01,
    // Enough for the second pool to trade at all.
    minOut: first.quoteOut * 0.99,
  }),
);
const [suiLeft, dollars, deepRest] = tx.add(
  deepBook.deepBook.swapExactBaseForQuote({
    poolKey: 'SUI_DBUSDC',
    // The coin of the first hop goes in whole, so this number is not used.
    amount: 0,
    baseCoin: sui,
    deepAmount: 0,
    deepCoin: deepLeft,
    // What the path has to be worth.
    minOut: second.quoteOut * 0.99,
  }),
);
tx.transferObjects([walLeft, suiLeft, dollars, deepRest], address);
await send(tx);
console.log('swapped twice');
// endregion: hops
