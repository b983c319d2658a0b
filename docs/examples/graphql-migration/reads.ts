// Everything that the app reads from Sui: one interface, and one implementation for each service.

import type { SuiClient } from '@mysten/sui/client';
import type { SuiGraphQLClient } from '@mysten/sui/graphql';
import { graphql } from '@mysten/sui/graphql/schemas/latest';

// region: interface
export interface Plant {
  readonly id: string;
  readonly species: string;
  readonly height: bigint;
}

export interface Reads {
  /** In MIST. */
  balance(owner: string): Promise<bigint>;
  /** All of them, in the order of their IDs. */
  plants(owner: string): Promise<readonly Plant[]>;
  /** Species of the plants that were grown last, the newest first. */
  lastGrown(count: number): Promise<readonly string[]>;
}
// endregion: interface

// region: values
/** The fields of a Move value, as one of the services shows them. */
type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function plantOf(id: string, { species, height }: Fields): Plant {
  return { id, species: String(species), height: BigInt(String(height)) };
}

function byId(plants: readonly Plant[]): readonly Plant[] {
  return plants.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
// endregion: values

export function jsonRpcReads(client: SuiClient, packageId: string): Reads {
  return {
    // region: balance-before
    async balance(owner) {
      const { totalBalance } = await client.getBalance({ owner });
      return BigInt(totalBalance);
    },
    // endregion: balance-before

    // region: plants-before
    async plants(owner) {
      const plants: Plant[] = [];
      let cursor: string | null | undefined = null;
      do {
        const page = await client.getOwnedObjects({
          owner,
          filter: { StructType: `${packageId}::greenhouse::Plant` },
          options: { showContent: true },
          cursor,
        });
        for (const { data } of page.data) {
          if (data?.content?.dataType !== 'moveObject') continue;
          plants.push(plantOf(data.objectId, fieldsOf(data.content.fields)));
        }
        cursor = page.hasNextPage ? page.nextCursor : null;
      } while (cursor);
      return byId(plants);
    },
    // endregion: plants-before

    // region: events-before
    async lastGrown(count) {
      const { data } = await client.queryEvents({
        query: { MoveEventType: `${packageId}::greenhouse::PlantGrown` },
        limit: count,
        order: 'descending',
      });
      return data.map(({ parsedJson }) => String(fieldsOf(parsedJson).species));
    },
    // endregion: events-before
  };
}

// region: balance-query
const BALANCE = graphql(`
  query Balance($owner: SuiAddress!) {
    address(address: $owner) {
      balance {
        totalBalance
      }
    }
  }
`);
// endregion: balance-query

// region: plants-query
const PLANTS = graphql(`
  query Plants($owner: SuiAddress!, $type: String!, $after: String) {
    address(address: $owner) {
      objects(first: 50, after: $after, filter: { type: $type }) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          address
          contents {
            json
          }
        }
      }
    }
  }
`);
// endregion: plants-query

// region: events-query
const LAST_GROWN = graphql(`
  query LastGrown($type: String!, $count: Int!) {
    events(last: $count, filter: { eventType: $type }) {
      nodes {
        contents {
          json
        }
      }
    }
  }
`);
// endregion: events-query

// region: unwrap
interface Answer<T> {
  readonly data?: T;
  readonly errors?: readonly { readonly message: string }[];
}

/** A part that failed counts as a failure of the whole. */
function dataOf<T>({ data, errors }: Answer<T>): T {
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '));
  if (data === undefined) throw new Error('the answer has no data');
  return data;
}
// endregion: unwrap

export function graphqlReads(client: SuiGraphQLClient, packageId: string): Reads {
  // region: plants-page
  async function plantsPage(owner: string, after: string | null) {
    const type = `${packageId}::greenhouse::Plant`;
    const answer = await client.query({ query: PLANTS, variables: { owner, type, after } });
    return dataOf(answer).address?.objects ?? null;
  }
  // endregion: plants-page

  return {
    // region: balance-after
    async balance(owner) {
      const answer = await client.query({ query: BALANCE, variables: { owner } });
      return BigInt(String(dataOf(answer).address?.balance?.totalBalance ?? 0));
    },
    // endregion: balance-after

    // region: plants-after
    async plants(owner) {
      const plants: Plant[] = [];
      let after: string | null = null;
      let more = true;
      while (more) {
        const page: Awaited<ReturnType<typeof plantsPage>> = await plantsPage(owner, after);
        for (const { address, contents } of page?.nodes ?? [])
          plants.push(plantOf(String(address), fieldsOf(contents?.json)));
        after = page?.pageInfo.endCursor ?? null;
        more = page?.pageInfo.hasNextPage ?? false;
      }
      return byId(plants);
    },
    // endregion: plants-after

    // region: events-after
    async lastGrown(count) {
      const type = `${packageId}::greenhouse::PlantGrown`;
      const answer = await client.query({ query: LAST_GROWN, variables: { type, count } });
      const { nodes } = dataOf(answer).events;
      return nodes.map(({ contents }) => String(fieldsOf(contents.json).species)).toReversed();
    },
    // endregion: events-after
  };
}
