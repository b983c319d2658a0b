// Borrows dollars in one pool, trades in three others, returns them: npx tsx flash-loan.ts

import { Transaction } from '@mysten/sui/transactions';
import { address, client, config, deepBook, send } from './setup';

// region: plan
const LOAN = 100;
const FEE_IN_INPUT = 0;

/** Fails as a whole unless the last swap returns the loan and the profit, in DBUSDC. */
function plan(minProfit: number): Transaction {
  const tx = new Transaction();
  tx.setSender(address);

  // The pool that lends is not traded in.
  const [borrowed, loan] = tx.add(deepBook.flashLoans.borrowQuoteAsset('DBUSDT_DBUSDC', LOAN));

  const [deep, dollarsLeft, noDeep] = tx.add(
    deepBook.deepBook.swapExactQuoteForBase({
      poolKey: 'DEEP_DBUSDC',
      amount: LOAN,
      quoteCoin: borrowed,
      deepAmount: FEE_IN_INPUT,
      minOut: 0,
    }),
  );
  const [deepLeft, sui, noDeepEither] = tx.add(
    deepBook.deepBook.swapExactBaseForQuote({
      poolKey: 'DEEP_SUI',
      amount: 0,
      baseCoin: deep,
      deepAmount: FEE_IN_INPUT,
      minOut: 0,
    }),
  );
  const [suiLeft, dollars, feeLeft] = tx.add(
    deepBook.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_DBUSDC',
      amount: 0,
      baseCoin: sui,
      deepAmount: FEE_IN_INPUT,
      minOut: LOAN + minProfit,
    }),
  );

  // Splits exactly the loan off; what stays in the coin is the profit.
  const profit = tx.add(deepBook.flashLoans.returnQuoteAsset('DBUSDT_DBUSDC', LOAN, dollars, loan));
  tx.transferObjects(
    [profit, dollarsLeft, noDeep, deepLeft, noDeepEither, suiLeft, feeLeft],
    address,
  );
  return tx;
}
// endregion: plan

// region: check
/** What the account would gain in DBUSDC, and pay for gas; null when the plan aborts. */
async function rehearse(tx: Transaction): Promise<{ gain: number; gas: number } | null> {
  const { effects, balanceChanges } = await client.dryRunTransactionBlock({
    transactionBlock: await tx.build({ client }),
  });
  if (effects.status.status !== 'success') return null;
  const { type, scalar } = config.getCoin('DBUSDC');
  const change = balanceChanges.find(({ coinType }) => coinType === type);
  const { computationCost, storageCost, storageRebate } = effects.gasUsed;
  const gas = Number(computationCost) + Number(storageCost) - Number(storageRebate);
  return { gain: Number(change?.amount ?? 0) / scalar, gas: gas / 1e9 };
}

const SUI_IN_DOLLARS = 3.5;
const tx = plan(0.1);
tx.setGasBudget(50_000_000);
const rehearsal = await rehearse(tx);
if (rehearsal === null) {
  console.log('no profit in this cycle');
} else {
  const { gain, gas } = rehearsal;
  console.log(`gain ${gain} DBUSDC, gas ${gas.toFixed(4)} SUI`);
  if (gain > gas * SUI_IN_DOLLARS) {
    await send(plan(0.1));
    console.log('done');
  }
}
// endregion: check
