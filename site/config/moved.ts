/** Addresses that pages had, or that readers expect of them, and the page that each leads to. Plain data. */

export const moved: readonly (readonly [from: string, to: string])[] = [
  ['/sui-graphql', '/references/sui-graphql'],
  ['/sui-move', '/references/sui-move'],
  ['/sui-sdks', '/references/sui-sdks'],
  ['/references/sui-api-ref', '/sui-api-ref'],
  ['/references/sui-compared', '/sui-compared'],
  ['/references/sui-framework-reference', '/sui-framework-reference'],
  ['/references/framework/sui-framework', '/references/framework/sui'],
  ['/references/sui-glossary', '/sui-glossary'],
  ['/references/style-guide', '/style-guide'],
  ['/glossary', '/sui-glossary'],
  ['/guides/exchange-integration-guide', '/exchange-integration-guide'],
];
