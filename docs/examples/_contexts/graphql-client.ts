/** A GraphQL client that is connected already. */
declare const graphql: import('@mysten/sui/graphql').SuiGraphQLClient;
// fragment
