// Converts answers of the indexer: npx tsx history.ts

const SERVER = 'https://deepbook-indexer.mainnet.mystenlabs.com';

// region: url
/** Volumes of some pools over the last days; times are in seconds. */
function volumeUrl(pools: readonly string[], days: number, now = Date.now()): URL {
  const end = Math.floor(now / 1_000);
  const url = new URL(`/historical_volume/${pools.join(',')}`, SERVER);
  url.searchParams.set('start_time', String(end - days * 86_400));
  url.searchParams.set('end_time', String(end));
  return url;
}
// endregion: url

// region: read
/** Errors come with status 500 and a text, so look at the status before parsing. */
export async function read(url: URL): Promise<Record<string, number>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, number>;
}
// endregion: read

// region: convert
/** Raw units to coins, with the decimals of the coin that the amount counts. */
function toCoins(raw: number, decimals: number): number {
  return raw / 10 ** decimals;
}
// endregion: convert

console.log(String(volumeUrl(['DEEP_SUI', 'SUI_USDC'], 7, 1_753_000_000_000)));
console.log(toCoins(1_250_500_000_000, 9));
