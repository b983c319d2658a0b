/** The one release that this site documents, as the shell names it. Plain data. */

export const release = {
  /** Changes with the release: a reader who closed the bar sees the next one. */
  id: 'release-2025-07',
  name: 'July 2025',
  parts: [
    { label: 'Sui', value: '1.53' },
    { label: 'Protocol', value: '88' },
    { label: '@mysten/sui', value: '1.38.0' },
    { label: 'GraphQL schema', value: 'alpha' },
  ],
} as const;
