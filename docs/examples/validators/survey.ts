// The reference gas price from the quotes of a committee: npx tsx survey.ts 15 1 4 2 8 3 23

interface Quote {
  readonly price: bigint;
  readonly power: number;
}

// region: survey
const QUORUM = 6_667;

/** The lowest price at which a quorum is ready to work. */
export function referencePrice(quotes: readonly Quote[]): bigint {
  const sorted = [...quotes].sort((a, b) => Number(a.price - b.price));
  let sum = 0;
  for (const { price, power } of sorted) {
    sum += power;
    if (sum >= QUORUM) return price;
  }
  throw new Error('the quotes make no quorum');
}
// endregion: survey

const prices = process.argv.slice(2).map(BigInt);
const given = prices.length > 0 ? prices : [15n, 1n, 4n, 2n, 8n, 3n, 23n];
console.log(
  `${referencePrice(given.map((price) => ({ price, power: 10_000 / given.length })))} MIST`,
);
