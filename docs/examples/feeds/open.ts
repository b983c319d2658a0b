// Creates three feeds and a shop that believes them, and prints their IDs: npx tsx open.ts

import { bcs } from '@mysten/sui/bcs';
import { Transaction } from '@mysten/sui/transactions';
import { account, client, created, send } from './account';
import { committee, TOPIC } from './committee';

const { PACKAGE_ID = '' } = process.env;
const DECIMALS = 8;

// region: feeds
const making = new Transaction();
for (let feed = 0; feed < 2; feed += 1) {
  const cap = making.moveCall({
    target: `${PACKAGE_ID}::feed::create`,
    arguments: [making.pure.u8(DECIMALS)],
  });
  making.transferObjects([cap], account.toSuiAddress());
}
const keys = committee().map((signer) => signer.getPublicKey().toRawBytes());
making.moveCall({
  target: `${PACKAGE_ID}::signed_feed::create`,
  arguments: [
    making.pure.string(TOPIC),
    making.pure(bcs.vector(bcs.vector(bcs.u8())).serialize(keys)),
    making.pure.u64(2), // of three signers
    making.pure.u8(DECIMALS),
  ],
});
const made = await send(making);
const [signedFeed = ''] = created(made, '::signed_feed::SignedFeed');

/** The feed that a capability is for is in its field. */
async function feedOf(cap: string): Promise<string> {
  const { data } = await client.getObject({ id: cap, options: { showContent: true } });
  if (data?.content?.dataType !== 'moveObject') throw new Error(`no capability ${cap}`);
  return (data.content.fields as unknown as { feed: string }).feed;
}

const [capA = '', capB = ''] = created(made, '::feed::PublisherCap');
const [feedA, feedB] = [await feedOf(capA), await feedOf(capB)];
// endregion: feeds

// region: shop
const opening = new Transaction();
const guard = opening.moveCall({
  target: `${PACKAGE_ID}::guard::new`,
  arguments: [
    opening.pure.vector('id', [feedA, feedB, signedFeed]),
    opening.pure.u8(DECIMALS),
    opening.pure.u64(60_000), // at most a minute old
    opening.pure.u64(10_000_000), // from 0.10 dollars
    opening.pure.u64(10_000_000_000), // to 100 dollars
  ],
});
const cap = opening.moveCall({
  target: `${PACKAGE_ID}::tickets::open`,
  arguments: [guard, opening.pure.u64(35)], // cents
});
opening.transferObjects([cap], account.toSuiAddress());
const [shop = ''] = created(await send(opening), '::tickets::Shop');
// endregion: shop

console.log(`FEED_A_ID=${feedA}`);
console.log(`CAP_A_ID=${capA}`);
console.log(`FEED_B_ID=${feedB}`);
console.log(`CAP_B_ID=${capB}`);
console.log(`SIGNED_FEED_ID=${signedFeed}`);
console.log(`SHOP_ID=${shop}`);
