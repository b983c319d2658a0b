// Pays 5 of 20 as a coin and as a token, and counts the commands: npx tsx compare.ts

import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = '0xbacca';
const CRUMB = `${PACKAGE_ID}::crumb::CRUMB`;
const COIN_ID = '0xc0ffee';
const TOKEN_ID = '0x70ce';
const POLICY_ID = '0xbacca3';
const BOB = '0xb0b';

// region: coin
function payWithCoin(tx: Transaction): void {
  const [part] = tx.splitCoins(tx.object(COIN_ID), [5]);
  tx.transferObjects([part], BOB);
}
// endregion: coin

// region: token
function payWithToken(tx: Transaction): void {
  const part = tx.moveCall({
    target: '0x2::token::split',
    typeArguments: [CRUMB],
    arguments: [tx.object(TOKEN_ID), tx.pure.u64(5)],
  });
  const request = tx.moveCall({
    target: '0x2::token::transfer',
    typeArguments: [CRUMB],
    arguments: [part, tx.pure.address(BOB)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::members_only::verify`,
    typeArguments: [CRUMB],
    arguments: [tx.object(POLICY_ID), request],
  });
  tx.moveCall({
    target: '0x2::token::confirm_request',
    typeArguments: [CRUMB],
    arguments: [tx.object(POLICY_ID), request],
  });
}
// endregion: token

for (const [name, pay] of Object.entries({ coin: payWithCoin, token: payWithToken })) {
  const tx = new Transaction();
  pay(tx);
  const commands = tx
    .getData()
    .commands.map((command) => command.MoveCall?.function ?? command.$kind);
  console.log(`${name}: ${commands.length} commands: ${commands.join(', ')}`);
}
