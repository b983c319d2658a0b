// Buys DEEP for SUI, with the fee in SUI: npx tsx buy-deep.ts [SUI]

import { Transaction } from '@mysten/sui/transactions';
import { address, deepBook, send } from './setup';

const SPEND = Number(process.argv[2] ?? 0.5);
const SLACK = 0.02;

const { baseOut } = await deepBook.getBaseQuantityOut('DEEP_SUI', SPEND);
const { minSize } = await deepBook.poolBookParams('DEEP_SUI');
if (baseOut < minSize) throw new Error(`the pool trades ${minSize} DEEP or more: spend more SUI`);
console.log(`quote ${baseOut} DEEP for ${SPEND} SUI`);

const tx = new Transaction();
const results = tx.add(
  deepBook.deepBook.swapExactQuoteForBase({
    poolKey: 'DEEP_SUI',
    amount: SPEND,
    deepAmount: 0,
    minOut: baseOut * (1 - SLACK),
  }),
);
tx.transferObjects([...results], address);
await send(tx);
console.log('bought');
