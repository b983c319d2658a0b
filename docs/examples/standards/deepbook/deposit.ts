// Shows what the balance manager has of a coin, and adds to it: npx tsx deposit.ts COIN [AMOUNT]

import { Transaction } from '@mysten/sui/transactions';
import { DESK, deepBook, send } from './setup';

const [coin = 'DBUSDC', amount = '0'] = process.argv.slice(2);

if (Number(amount) > 0) {
  const tx = new Transaction();
  tx.add(deepBook.balanceManager.depositIntoManager(DESK, coin, Number(amount)));
  await send(tx);
}
const { balance } = await deepBook.checkManagerBalance(DESK, coin);
console.log(`${coin} ${balance}`);
