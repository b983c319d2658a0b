// Brings a signed rate and buys a ticket with it, in one transaction: npx tsx buy.ts

import { bcs } from '@mysten/sui/bcs';
import { Transaction } from '@mysten/sui/transactions';
import { account, recently, send } from './account';
import { committee, signValue, TOPIC } from './committee';

const { PACKAGE_ID = '', SHOP_ID = '' } = process.env;
const { FEED_A_ID = '', FEED_B_ID = '', SIGNED_FEED_ID = '' } = process.env;

// region: quorum
// In production each signer is a service of somebody else, which measures the value, and these are two requests.
const value = { topic: TOPIC, amount: 350_000_000n, timestampMs: recently() };
const signers = [0, 2];
const signatures = await Promise.all(
  committee()
    .filter((_, place) => signers.includes(place))
    .map((signer) => signValue(signer, value)),
);
// endregion: quorum

// region: buy
const tx = new Transaction();
tx.moveCall({
  target: `${PACKAGE_ID}::signed_feed::update`,
  arguments: [
    tx.object(SIGNED_FEED_ID),
    tx.pure.u64(value.amount),
    tx.pure.u64(value.timestampMs),
    tx.pure.vector('u64', signers),
    tx.pure(bcs.vector(bcs.vector(bcs.u8())).serialize(signatures)),
    tx.object.clock(),
  ],
});
const prices = [
  tx.moveCall({ target: `${PACKAGE_ID}::feed::read`, arguments: [tx.object(FEED_A_ID)] }),
  tx.moveCall({ target: `${PACKAGE_ID}::feed::read`, arguments: [tx.object(FEED_B_ID)] }),
  tx.moveCall({
    target: `${PACKAGE_ID}::signed_feed::read`,
    arguments: [tx.object(SIGNED_FEED_ID)],
  }),
];
const [payment] = tx.splitCoins(tx.gas, [101_000_000n]);
const [ticket, change] = tx.moveCall({
  target: `${PACKAGE_ID}::tickets::buy`,
  arguments: [
    tx.object(SHOP_ID),
    tx.makeMoveVec({ type: `${PACKAGE_ID}::price::Price`, elements: prices }),
    payment,
    tx.object.clock(),
  ],
});
tx.transferObjects([ticket, change], account.toSuiAddress());
// endregion: buy

await send(tx);
console.log('bought a ticket');
