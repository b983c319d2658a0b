/** Named parts of a source file, marked by comments, so that a page can quote them. Pure. */

export interface Region {
  /** Without the marks, indented as if it stood alone. */
  readonly text: string;
  /** Line of the file that each line of the text comes from, starting at 1. */
  readonly lines: readonly number[];
  /** Characters of indentation removed from every line. */
  readonly indent: number;
}

interface Mark {
  readonly kind: 'region' | 'endregion';
  readonly name: string | null;
}

// `// region: create`, `# region: create`, `-- …`, `{/* … */}` and `<!-- … -->`.
const MARK = /^\s*(?:\/\/|#|--|\{?\/\*|<!--)\s*(region|endregion)\b(?::\s*([\w-]+))?/;

function markOf(line: string): Mark | null {
  const match = MARK.exec(line);
  if (!match) return null;
  return { kind: match[1] === 'region' ? 'region' : 'endregion', name: match[2] ?? null };
}

/** Names in the order in which they open. */
export function regionNames(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const mark = markOf(line);
    return mark?.kind === 'region' && mark.name !== null ? [mark.name] : [];
  });
}

/**
 * The text between `region: name` and the `endregion` that closes it, or the whole file without a name.
 * Marks of other regions inside it are left out. A string says what is wrong.
 */
export function readRegion(text: string, name: string | null): Region | string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (name === null) return regionOf(lines, 0, lines.length);
  const starts = lines.flatMap((line, index) => (isOpening(line, name) ? [index] : []));
  if (starts.length === 0) return `there is no region "${name}"`;
  if (starts.length > 1) return `there are ${starts.length} regions "${name}"`;
  const start = (starts[0] ?? 0) + 1;
  const end = closingLine(lines, start, name);
  if (end === null) return `the region "${name}" is never closed`;
  const region = regionOf(lines, start, end);
  return region.text.trim() === '' ? `the region "${name}" is empty` : region;
}

function isOpening(line: string, name: string): boolean {
  const mark = markOf(line);
  return mark?.kind === 'region' && mark.name === name;
}

/** `endregion: name` closes that region, a bare `endregion` the innermost one. */
function closingLine(lines: readonly string[], start: number, name: string): number | null {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    const mark = markOf(lines[at] ?? '');
    if (mark?.kind === 'region') depth += 1;
    if (mark?.kind !== 'endregion') continue;
    if (mark.name === name || (mark.name === null && depth === 0)) return at;
    depth -= 1;
  }
  return null;
}

function regionOf(lines: readonly string[], start: number, end: number): Region {
  const displayed = lines
    .slice(start, end)
    .map((line, index) => ({ line, number: start + index + 1 }))
    .filter(({ line }) => markOf(line) === null);
  while (displayed.length > 0 && displayed.at(-1)?.line.trim() === '') displayed.pop();
  while (displayed.length > 0 && displayed[0]?.line.trim() === '') displayed.shift();
  const indents = displayed
    .filter(({ line }) => line.trim() !== '')
    .map(({ line }) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return {
    text: displayed.map(({ line }) => line.slice(indent)).join('\n'),
    lines: displayed.map(({ number }) => number),
    indent,
  };
}
