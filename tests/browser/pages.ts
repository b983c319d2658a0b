/** One page of each kind, as far as this build has them. Reads the build. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface PageKind {
  readonly kind: string;
  readonly path: string;
}

const graphql = '/references/sui-api/sui-graphql/reference';

const kinds: readonly PageKind[] = [
  { kind: 'home page', path: '/' },
  { kind: 'landing page', path: '/guides' },
  { kind: 'concept', path: '/concepts/object-model' },
  { kind: 'concept with a diagram', path: '/concepts' },
  { kind: 'concept with formulas', path: '/concepts/tokenomics/gas-in-sui' },
  { kind: 'list of types', path: `${graphql}/types/objects` },
  { kind: 'object type', path: `${graphql}/types/objects/coin` },
  { kind: 'query', path: `${graphql}/operations/queries/coins` },
  { kind: 'framework index', path: '/references/framework' },
  { kind: 'module', path: '/references/framework/sui/coin' },
  { kind: 'command', path: '/references/cli/keytool' },
  { kind: 'list of methods', path: '/sui-api-ref' },
  { kind: 'method', path: '/references/sui-api/json-rpc/suix-getcoins' },
  { kind: 'SDK entry point', path: '/references/typescript-sdk/client' },
];

export const pages = kinds.filter(({ path }) =>
  existsSync(fileURLToPath(new URL(`../../site/build${path}/index.html`, import.meta.url))),
);

export const missingPath = '/there/is/no/such/page';

/** A generated page with a signature in it. */
export const signaturePage = `${graphql}/types/objects/coin`;
