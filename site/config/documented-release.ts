/** The one release that this site documents, as the shell names it. Plain data; `npm run sync -- release` changes it. */

import named from './release.json';

export const release = {
  /** Changes with the release: a reader who closed the bar sees the next one. */
  id: named.id,
  name: named.name,
  parts: [
    { label: 'Sui', value: named.sui },
    { label: 'Protocol', value: named.protocol },
    { label: '@mysten/sui', value: named.sdk },
    { label: 'GraphQL schema', value: named.graphql },
  ],
} as const;
