/** The kinds of page that a reader distinguishes: group titles in the modal, filters on the search page. Pure data. */

export const kinds = [
  { key: 'guides', label: 'Guides' },
  { key: 'concepts', label: 'Concepts' },
  { key: 'standards', label: 'Standards' },
  { key: 'move', label: 'Move' },
  { key: 'graphql', label: 'GraphQL' },
  { key: 'cli', label: 'CLI' },
  { key: 'json-rpc', label: 'JSON-RPC' },
  { key: 'sdk', label: 'SDK' },
  { key: 'operator', label: 'Node operation' },
  { key: 'references', label: 'References' },
] as const;

export type Kind = (typeof kinds)[number]['key'];

export function kindLabel(kind: Kind): string {
  return kinds.find(({ key }) => key === kind)?.label ?? 'References';
}

export function isKind(text: string): text is Kind {
  return kinds.some(({ key }) => key === text);
}

/** By address; the first prefix that fits decides. */
const records: readonly (readonly [string, Kind])[] = [
  ['/guides', 'guides'],
  ['/exchange-integration-guide', 'guides'],
  ['/concepts', 'concepts'],
  ['/sui-compared', 'concepts'],
  ['/standards', 'standards'],
  ['/references/framework', 'move'],
  ['/references/sui-move', 'move'],
  ['/sui-framework-reference', 'move'],
  ['/references/sui-api/sui-graphql', 'graphql'],
  ['/references/sui-graphql', 'graphql'],
  ['/references/cli', 'cli'],
  ['/references/operator', 'operator'],
  ['/references/sui-api', 'json-rpc'],
  ['/sui-api-ref', 'json-rpc'],
  ['/references/typescript-sdk', 'sdk'],
  ['/references/rust-sdk', 'sdk'],
  ['/references/sui-sdks', 'sdk'],
];

export function kindOfRoute(route: string): Kind {
  const record = records.find(([prefix]) => route === prefix || route.startsWith(`${prefix}/`));
  return record?.[1] ?? 'references';
}
