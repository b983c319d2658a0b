/** The `_headers` file of a build as a function from path to headers. Pure. */

export type HeadersFor = (path: string) => Readonly<Record<string, string>>;

interface Rule {
  readonly pattern: string;
  readonly headers: Record<string, string>;
}

/** A pattern is a path; a final `*` stands for the rest. Later rules add to earlier ones. */
export function parseHeaders(text: string): HeadersFor {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([A-Za-z-]+):\s*(.*)$/.exec(line);
    const rule = rules.at(-1);
    if (header?.[1] !== undefined && rule) rule.headers[header[1]] = header[2] ?? '';
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return (path) =>
    Object.assign(
      {},
      ...rules.filter((rule) => matches(rule.pattern, path)).map((rule) => rule.headers),
    );
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
