/** Where queries of the pages are sent: nowhere, unless `GRAPHQL_ENDPOINT` names an endpoint. Reads the environment. */

import type { Environment } from './search';

/** Null without one. Throws when it is no address of the web. */
export function graphqlEndpoint(environment: Environment): string | null {
  const given = environment['GRAPHQL_ENDPOINT']?.trim() ?? '';
  if (given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`GRAPHQL_ENDPOINT is "${given}"\n  fix: give an http or https address`);
  return url.href;
}
