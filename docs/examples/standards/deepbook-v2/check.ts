// Lists what an account cap still has in old pools, without paying: npx tsx check.ts

import { POOL_IDS, coinTypes, decimals, position } from './setup';

const FLOAT_SCALING = 1e9;

for (const poolId of POOL_IDS) {
  const types = await coinTypes(poolId);
  const [baseUnit, quoteUnit] = [
    10 ** (await decimals(types[0])),
    10 ** (await decimals(types[1])),
  ];
  const [baseName, quoteName] = types.map((type) => type.split('::').at(-1));
  const { orders, base, quote } = await position(poolId, types);

  console.log(`${baseName}/${quoteName}`);
  for (const order of orders) {
    const price = ((Number(order.price) / FLOAT_SCALING) * baseUnit) / quoteUnit;
    const left = Number(order.quantity) / baseUnit;
    console.log(
      `  ${order.is_bid ? 'bid' : 'ask'} ${order.order_id}: ${left} at ${price.toFixed(4)}`,
    );
  }
  console.log(
    `  ${baseName}: ${Number(base.free) / baseUnit} free, ${Number(base.locked) / baseUnit} locked`,
  );
  console.log(
    `  ${quoteName}: ${Number(quote.free) / quoteUnit} free, ${Number(quote.locked) / quoteUnit} locked`,
  );
}
