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
/** Follows the pages to the end. An empty page is not the end. */
async function digestsOf(called: string): Promise<string[]> {
  const digests: string[] = [];
  let after: string | null = null;
  do {
    const { data, errors } = await client.query({
      query: CALLS,
      variables: { function: called, after },
    });
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '));
    if (!data) throw new Error('the answer has no data');
    const { nodes, pageInfo }: { nodes: { digest: string | null }[]; pageInfo: PageInfo } =
      data.transactionBlocks;
    for (const { digest } of nodes) if (digest) digests.push(digest);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return digests;
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}
// endregion: walk

for (const digest of await digestsOf('0x9e57::guestbook::sign')) console.log(digest);
