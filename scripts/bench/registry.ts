/** The benches there are, one line each, loaded when they run. Add yours here. */

/** One measured case; what was not measured is null or left out. A ratio compares with the least that any program must do, in the same run. */
export interface BenchRow {
  readonly name: string;
  /** Pages, queries or blocks, or the quantity itself that the name gives the unit of. */
  readonly count?: number | null;
  /** Seconds of processor time and of the clock, medians. */
  readonly cpu?: number | null;
  readonly wall?: number | null;
  /** What is compared with, in the same unit. */
  readonly floor?: number | null;
  readonly ratio?: number | null;
  /** The ratio must not be above it. */
  readonly aim?: number | null;
}

export interface Bench {
  /** What is measured and against what, in one sentence. */
  readonly summary: string;
  run(): Promise<readonly BenchRow[]>;
}

export const benches: readonly { readonly name: string; load(): Promise<Bench> }[] = [
  { name: 'graphql', load: async () => (await import('./graphql.ts')).bench },
  { name: 'framework', load: async () => (await import('./framework.ts')).bench },
  { name: 'examples', load: async () => (await import('./examples.ts')).bench },
  { name: 'search', load: async () => (await import('./search.ts')).bench },
  { name: 'assistant', load: async () => (await import('./assistant.ts')).bench },
  { name: 'editors', load: async () => (await import('./editors.ts')).bench },
  { name: 'pages', load: async () => (await import('./pages.ts')).bench },
];
