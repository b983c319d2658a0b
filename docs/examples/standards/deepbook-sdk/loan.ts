// Borrows DEEP for the fee of a sale, buys it back and returns it: npx tsx loan.ts [SUI]

import { Transaction } from '@mysten/sui/transactions';
import { address, change, client, deepBook, send } from './setup';

// region: plan
const LOAN = 10; // one number for borrowing and returning
const LENDER = 'DEEP_DBUSDC';
const SELL = Number(process.argv[2] ?? 10);
/** In dollars for one SUI. Take it from a fresh quote. */
const LEAST = 3.48;

function plan(): Transaction {
  const tx = new Transaction();
  tx.setSender(address);

  // Command 0: borrow_flashloan_base
  const [deep, loan] = tx.add(deepBook.flashLoans.borrowBaseAsset(LENDER, LOAN));

  // Sells SUI; the borrowed DEEP pays the fee, and what is left of it comes back.
  const [suiLeft, dollars, deepLeft] = tx.add(
    deepBook.deepBook.swapExactBaseForQuote({
      poolKey: 'SUI_DBUSDC',
      amount: SELL,
      deepCoin: deep,
      deepAmount: 0, // not read, because a coin is given
      minOut: SELL * LEAST,
    }),
  );

  // Buys back what the fee used up. DEEP_SUI is whitelisted, so this costs no fee.
  const [bought, suiRest, noDeep] = tx.add(
    deepBook.deepBook.swapExactQuoteForBase({
      poolKey: 'DEEP_SUI',
      amount: 0.5,
      deepAmount: 0,
      minOut: 1,
    }),
  );

  tx.mergeCoins(deepLeft, [bought, noDeep]);
  // Two commands: split exactly the loan off, and return_flashloan_base.
  const rest = tx.add(deepBook.flashLoans.returnBaseAsset(LENDER, LOAN, deepLeft, loan));
  tx.transferObjects([rest, suiLeft, suiRest, dollars], address);
  return tx;
}
// endregion: plan

// region: rehearse
const rehearsal = plan();
rehearsal.getData().commands.forEach((command, index) => {
  const call = command.MoveCall?.function;
  console.log(`${index} ${call ?? command.$kind}`);
});

const { effects, balanceChanges } = await client.dryRunTransactionBlock({
  transactionBlock: await rehearsal.build({ client }),
});
if (effects.status.status !== 'success') throw new Error(effects.status.error);
for (const key of ['DBUSDC', 'DEEP'])
  console.log(`rehearsal: ${key} ${change({ balanceChanges }, key)}`);
// endregion: rehearse

// region: send
const response = await send(plan());
for (const key of ['SUI', 'DBUSDC', 'DEEP']) console.log(`${key} ${change(response, key)}`);
// endregion: send
