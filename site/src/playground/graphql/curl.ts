/** A query as a command of curl. Pure. */

export function curlOf(
  { operation, variables }: { readonly operation: string; readonly variables: string },
  endpoint: string,
): string {
  const body = `{"query":${JSON.stringify(operation)},"variables":${compact(variables)}}`;
  // In a shell, the only sign with a meaning inside single quotes is the quote.
  const quoted = body.replaceAll("'", `'\\''`);
  return `curl ${endpoint} \\\n  -H 'Content-Type: application/json' \\\n  -d '${quoted}'`;
}

/** What is not JSON yet is copied as it is written. */
function compact(variables: string): string {
  try {
    return JSON.stringify(JSON.parse(variables));
  } catch {
    return variables;
  }
}
