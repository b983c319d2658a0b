// Writes and reads the ID of an order: npx tsx order-id.ts

// region: encode
const SIDE = 1n << 127n;
const LOW_64 = (1n << 64n) - 1n;

interface OrderKey {
  readonly isBid: boolean;
  /** As on chain: 63 bits. */
  readonly price: bigint;
  /** Falls from 2^64 - 1 for bids, rises from 1 for asks. */
  readonly counter: bigint;
}

function encode({ isBid, price, counter }: OrderKey): bigint {
  return (isBid ? 0n : SIDE) + (price << 64n) + counter;
}

function decode(id: bigint): OrderKey {
  return { isBid: id < SIDE, price: (id % SIDE) >> 64n, counter: id & LOW_64 };
}
// endregion: encode

// region: show
const first = encode({ isBid: true, price: 3_500_000n, counter: LOW_64 - 1n });
const second = encode({ isBid: true, price: 3_500_000n, counter: LOW_64 - 2n });
const ask = encode({ isBid: false, price: 3_501_000n, counter: 2n });

console.log(`first bid  ${first}`);
console.log(`second bid ${second}`);
console.log(`ask        ${ask}`);
console.log(`the first of two equal bids has the larger ID: ${first > second}`);

const { isBid, price, counter } = decode(ask);
console.log(`decoded: ${isBid ? 'bid' : 'ask'} at ${price}, counter ${counter}`);
// endregion: show
