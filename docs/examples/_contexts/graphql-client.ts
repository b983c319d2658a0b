import { SuiGraphQLClient } from '@mysten/sui/graphql';

const graphql = new SuiGraphQLClient({ url: 'https://sui-testnet.mystenlabs.com/graphql' });

// fragment
