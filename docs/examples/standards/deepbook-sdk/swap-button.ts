// Sells SUI in three ways: npx tsx swap-button.ts deep|input|hops [SUI]

import { Transaction } from '@mysten/sui/transactions';
import { address, change, deepBook, quotable, send } from './setup';

const SLACK = 0.005;
const [mode = 'deep', amount = '10'] = process.argv.slice(2);
const SELL = Number(amount);
const tx = new Transaction();

// region: quote
const quote = await deepBook.getQuoteQuantityOut('SUI_DBUSDC', SELL);
const { minSize } = await deepBook.poolBookParams('SUI_DBUSDC');
if (quote.quoteOut === 0 || SELL < minSize) throw new Error('nothing would be traded');
const minOut = quote.quoteOut * (1 - SLACK);
console.log(`quote ${quote.quoteOut} DBUSDC and ${quote.deepRequired} DEEP of fees`);
// endregion: quote

if (mode === 'deep') {
  // region: deep
  const results = tx.add(
    deepBook.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_DBUSDC',
      amount: SELL,
      deepAmount: quote.deepRequired * (1 + SLACK),
      minOut,
    }),
  );
  tx.transferObjects([...results], address);
  // endregion: deep
} else if (mode === 'input') {
  // region: input
  const FEE_IN_INPUT = 1.25 * 0.001;
  const results = tx.add(
    deepBook.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_DBUSDC',
      amount: SELL,
      deepAmount: 0,
      // A part of the SUI pays the fee instead of being sold.
      minOut: minOut * (1 - FEE_IN_INPUT),
    }),
  );
  tx.transferObjects([...results], address);
  // endregion: input
} else {
  // region: hops
  const [suiLeft, dollars, deepLeft] = tx.add(
    deepBook.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_DBUSDC',
      amount: SELL,
      deepAmount: quote.deepRequired * (1 + SLACK),
      minOut,
    }),
  );
  // All dollars of the first hop go in, so the fee is that of all dollars.
  const dollarsIn = quotable(quote.quoteOut, 'DBUSDC');
  const wal = await deepBook.getBaseQuantityOut('WAL_DBUSDC', dollarsIn);
  const second = tx.add(
    deepBook.deepBook.swapExactQuoteForBase({
      poolKey: 'WAL_DBUSDC',
      amount: 0, // not read, because a coin is given
      quoteCoin: dollars,
      deepAmount: wal.deepRequired * (1 + SLACK),
      // The first hop may bring less by the slack, and so may the second.
      minOut: wal.baseOut * (1 - SLACK) ** 2,
    }),
  );
  tx.transferObjects([suiLeft, deepLeft, ...second], address);
  // endregion: hops
}

// region: result
const response = await send(tx);
for (const key of ['SUI', 'DBUSDC', 'DEEP']) console.log(`${key} ${change(response, key)}`);
// endregion: result
