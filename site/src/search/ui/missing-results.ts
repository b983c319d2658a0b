/** Where a reader may say that a query should have found something. Pure. */

/** `{query}` in the pattern stands for what was typed. */
export function missingResults(pattern: string): ({ query }: { query: string }) => string {
  return ({ query }) => pattern.replace('{query}', () => encodeURIComponent(query));
}
