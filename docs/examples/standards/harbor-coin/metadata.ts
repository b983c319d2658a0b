// Shows an amount the way its issuer wants it shown: npx tsx metadata.ts UNITS

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';

const ANCHOR = `${process.env.PACKAGE_ID ?? ''}::anchor::ANCHOR`;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });

// region: show
/** Whole numbers all the way: a JavaScript number can't hold every u64. */
function format(value: bigint, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const fraction = (value % scale).toString().padStart(decimals, '0').replace(/0+$/, '');
  return fraction === '' ? `${value / scale}` : `${value / scale}.${fraction}`;
}

const units = BigInt(process.argv[2] ?? 1_500_000);
const metadata = await client.getCoinMetadata({ coinType: ANCHOR });
// Without metadata, show base units and the full type, and never guess the decimals.
console.log(
  metadata === null
    ? `${units} of ${ANCHOR}`
    : `${format(units, metadata.decimals)} ${metadata.symbol}`,
);
// endregion: show
