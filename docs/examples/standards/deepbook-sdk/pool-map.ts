// Adds a pool of your own to the keys of the SDK: npx tsx pool-map.ts

import { DeepBookConfig } from '@mysten/deepbook-v3';

// region: maps
const address = '0x00000000000000000000000000000000000000000000000000000000000a11ce';
const defaults = new DeepBookConfig({ env: 'testnet', address });
const BERRY = '0xbe44';

const config = new DeepBookConfig({
  env: 'testnet',
  address,
  // Both maps replace the defaults, so repeat every key that you still use.
  coins: {
    DEEP: defaults.getCoin('DEEP'),
    SUI: defaults.getCoin('SUI'),
    BERRY: { address: BERRY, type: `${BERRY}::berry::BERRY`, scalar: 1_000_000 },
  },
  pools: {
    DEEP_SUI: defaults.getPool('DEEP_SUI'),
    BERRY_SUI: { address: '0xb001', baseCoin: 'BERRY', quoteCoin: 'SUI' },
  },
});
// endregion: maps

console.log(config.getPool('BERRY_SUI').baseCoin);
try {
  config.getPool('WAL_SUI');
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
