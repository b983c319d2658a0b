// Says what an old pool trades and by which rules: npx tsx pool.ts

import { bcs } from '@mysten/sui/bcs';
import { Transaction } from '@mysten/sui/transactions';
import { POOL_IDS, V2, coinTypes, decimals, inspect } from './setup';

const [poolId] = POOL_IDS;
const types = await coinTypes(poolId);
const [baseDecimals, quoteDecimals] = [await decimals(types[0]), await decimals(types[1])];

// region: read
const tx = new Transaction();
for (const name of ['tick_size', 'taker_fee_rate', 'maker_rebate_rate', 'get_market_price']) {
  tx.moveCall({
    target: `${V2}::clob_v2::${name}`,
    arguments: [tx.object(poolId)],
    typeArguments: types,
  });
}
const [[tick], [taker], [rebate], [bestBid, bestAsk]] = await inspect(tx);

const number = (bytes: Uint8Array) => Number(bcs.u64().parse(bytes));
const human = (raw: number) => (raw / 1e9) * 10 ** (baseDecimals - quoteDecimals);
const price = (bytes: Uint8Array) => {
  const raw = bcs.option(bcs.u64()).parse(bytes);
  return raw === null ? 'none' : human(Number(raw)).toFixed(4);
};
// endregion: read

// region: print
console.log(
  `${types.map((type) => type.split('::').at(-1)).join('/')}, tick ${human(number(tick))}`,
);
console.log(
  `taker ${number(taker) / 1e5} bps, of which the maker gets ${number(rebate) / 1e5} bps`,
);
console.log(`best bid ${price(bestBid)}, best ask ${price(bestAsk)}`);
// endregion: print
