// Sells SUI with a quote and a minimum: npx tsx swap.ts [SUI]

import { Transaction } from '@mysten/sui/transactions';
import { address, change, deepBook, send } from './setup';

// region: quote
const SELL = Number(process.argv[2] ?? 10);
const SLACK = 0.01;

const quote = await deepBook.getQuoteQuantityOut('SUI_DBUSDC', SELL);
if (quote.quoteOut === 0) throw new Error('nobody buys at any price');
const { minSize } = await deepBook.poolBookParams('SUI_DBUSDC');
if (SELL < minSize) throw new Error(`the pool trades ${minSize} SUI or more`);
const minOut = quote.quoteOut * (1 - SLACK);
console.log(
  `quote ${quote.quoteOut} DBUSDC, at least ${minOut.toFixed(6)}, fee ${quote.deepRequired} DEEP`,
);
// endregion: quote

// region: swap
const tx = new Transaction();
const [baseLeft, quoteOut, deepLeft] = tx.add(
  deepBook.deepBook.swapExactBaseForQuote({
    poolKey: 'SUI_DBUSDC',
    amount: SELL,
    // A little more than quoted, since the price may move; what is not used comes back.
    deepAmount: quote.deepRequired * (1 + SLACK),
    minOut,
  }),
);
tx.transferObjects([baseLeft, quoteOut, deepLeft], address);
const response = await send(tx);
// endregion: swap

// region: result
for (const key of ['SUI', 'DBUSDC', 'DEEP']) console.log(`${key} ${change(response, key)}`);
// endregion: result
