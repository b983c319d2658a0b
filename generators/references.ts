/** The references there are, one line each. Their order is the order of the output. */

import type { Reference } from './core/reference.ts';

/** Loaded one by one: a run over the GraphQL schema should not pay for the TypeScript compiler. */
export const references: readonly {
  readonly name: string;
  load(): Promise<Reference>;
}[] = [
  { name: 'graphql', load: async () => (await import('./graphql/reference.ts')).reference },
  { name: 'framework', load: async () => (await import('./framework/reference.ts')).reference },
  { name: 'cli', load: async () => (await import('./cli/reference.ts')).reference },
  { name: 'json-rpc', load: async () => (await import('./json-rpc/reference.ts')).reference },
  { name: 'typescript', load: async () => (await import('./typescript/reference.ts')).reference },
  { name: 'operator', load: async () => (await import('./operator/reference.ts')).reference },
  { name: 'changes', load: async () => (await import('./changes/reference.ts')).reference },
];
