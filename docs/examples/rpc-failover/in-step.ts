// Leaves out the nodes that do not answer, or are behind the others.

import { SuiClient, SuiHTTPTransport } from '@mysten/sui/client';

// region: in-step
/** About five seconds of checkpoints. */
const TOLERANCE = 20n;

export async function inStep(
  addresses: readonly string[],
  send: typeof fetch = fetch,
): Promise<string[]> {
  const answers = await Promise.allSettled(
    addresses.map(async (url) => {
      const client = new SuiClient({ transport: new SuiHTTPTransport({ url, fetch: send }) });
      const signal = AbortSignal.timeout(3_000);
      return BigInt(await client.getLatestCheckpointSequenceNumber({ signal }));
    }),
  );
  const heights = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : -1n));
  const highest = heights.reduce((best, height) => (height > best ? height : best), 0n);
  return addresses.filter((_, at) => heights[at] >= highest - TOLERANCE);
}
// endregion: in-step
