/** The `_redirects` file of a build as a table of moved addresses. Pure. */

/** Clean address → clean address. Lines that are not of this form are passed over, as hosts do. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    lines.flatMap(([from = '', to = '']) =>
      isPath(from) && isPath(to) ? [[from, to] as const] : [],
    ),
  );
}

/** On this origin: a second slash would name another one. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}
