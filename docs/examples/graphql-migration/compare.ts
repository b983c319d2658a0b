// Asks both services for everything that the app reads, and compares: npx tsx compare.ts

import { isDeepStrictEqual } from 'node:util';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { SuiGraphQLClient } from '@mysten/sui/graphql';
import type { Reads } from './reads';
import { graphqlReads, jsonRpcReads } from './reads';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const OWNER = process.env.OWNER ?? '';
const PAUSE_MS = Number(process.env.PAUSE_MS ?? 2000);

const before = jsonRpcReads(new SuiClient({ url: getFullnodeUrl('testnet') }), PACKAGE_ID);
const after = graphqlReads(
  new SuiGraphQLClient({ url: 'https://sui-testnet.mystenlabs.com/graphql' }),
  PACKAGE_ID,
);

// region: cases
const CASES: Readonly<Record<string, (reads: Reads) => Promise<unknown>>> = {
  balance: (reads) => reads.balance(OWNER),
  plants: (reads) => reads.plants(OWNER),
  'last grown': (reads) => reads.lastGrown(2),
};
// endregion: cases

// region: compare
/** The index is behind the node, so only a difference that stays counts. */
const TRIES = 5;

async function compare(read: (reads: Reads) => Promise<unknown>): Promise<string> {
  let expected: unknown;
  let actual: unknown;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    [expected, actual] = await Promise.all([read(before), read(after)]);
    if (isDeepStrictEqual(expected, actual)) return `same after ${tries}`;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  console.error('JSON-RPC', expected, 'GraphQL', actual);
  return 'DIFFERENT';
}

for (const [name, read] of Object.entries(CASES)) {
  const outcome = await compare(read);
  console.log(`${name}: ${outcome}`);
  if (outcome === 'DIFFERENT') process.exitCode = 1;
}
// endregion: compare
