// The publisher of both pushed feeds writes a new value into each: npx tsx push.ts

import { Transaction } from '@mysten/sui/transactions';
import { recently, send } from './account';

const { PACKAGE_ID = '', FEED_A_ID = '', CAP_A_ID = '' } = process.env;
const { FEED_B_ID = '', CAP_B_ID = '' } = process.env;

// region: push
const tx = new Transaction();
const now = recently();
/** Two sources never say quite the same. A real publisher measures. */
const values = [
  { feed: FEED_A_ID, cap: CAP_A_ID, amount: 349_000_000n },
  { feed: FEED_B_ID, cap: CAP_B_ID, amount: 351_500_000n },
];
for (const { feed, cap, amount } of values)
  tx.moveCall({
    target: `${PACKAGE_ID}::feed::update`,
    arguments: [
      tx.object(feed),
      tx.object(cap),
      tx.pure.u64(amount),
      tx.pure.u64(now),
      tx.object.clock(),
    ],
  });
await send(tx);
console.log('pushed', values.map(({ amount }) => Number(amount) / 1e8).join(' and '));
// endregion: push
