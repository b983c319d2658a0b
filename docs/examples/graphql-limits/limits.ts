// Asks a GraphQL service which chain it serves, how far back, and what it allows: npx tsx limits.ts

import { SuiGraphQLClient } from '@mysten/sui/graphql';
import { graphql } from '@mysten/sui/graphql/schemas/latest';

const client = new SuiGraphQLClient({ url: 'https://sui-testnet.mystenlabs.com/graphql' });

const SERVICE = graphql(`
  query Service {
    chainIdentifier
    availableRange {
      first {
        sequenceNumber
      }
      last {
        sequenceNumber
      }
    }
    serviceConfig {
      maxPageSize
      maxQueryDepth
      maxQueryNodes
      maxOutputNodes
    }
  }
`);

const { data, errors } = await client.query({ query: SERVICE });
if (errors?.length) throw new Error(errors[0].message);
const { chainIdentifier, availableRange, serviceConfig } = data!;
console.log(`chain ${chainIdentifier}`);
console.log(
  `checkpoints ${availableRange.first?.sequenceNumber} to ${availableRange.last?.sequenceNumber}`,
);
for (const [name, value] of Object.entries(serviceConfig)) console.log(`${name} ${value}`);
