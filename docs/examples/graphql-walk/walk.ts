// Lists the transactions that called a function, oldest first: npx tsx walk.ts

import { SuiGraphQLClient } from '@mysten/sui/graphql';
import { graphql } from '@mysten/sui/graphql/schemas/latest';

const client = new SuiGraphQLClient({ url: 'https://sui-testnet.mystenlabs.com/graphql' });

// region: query
const CALLS = graphql(`
  query Calls($function: String!, $after: String) {
    transactionBlocks(first: 20, after: $after, filter: { function: $function }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        digest
      }
    }
  }
`);
// endregion: query

// region: walk
async function pageOf(called: string, after: string | null) {
  const { data, errors } = await client.query({
    query: CALLS,
    variables: { function: called, after },
  });
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '));
  if (!data) throw new Error('the answer has no data');
  return data.transactionBlocks;
}

/** Follows the pages to the end. An empty page is not the end. */
async function digestsOf(called: string): Promise<string[]> {
  const digests: string[] = [];
  let after: string | null = null;
  let more = true;
  while (more) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(called, after);
    for (const { digest } of page.nodes) if (digest) digests.push(digest);
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  return digests;
}
// endregion: walk

for (const digest of await digestsOf('0x9e57::guestbook::sign')) console.log(digest);
