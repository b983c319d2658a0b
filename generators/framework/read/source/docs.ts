/** Doc comments as Markdown: the comment signs away, everything else as it stands. Pure. */

export function isDocComment(comment: string): boolean {
  // Four slashes are a ruler, and `/***` is a box: neither is documentation, as in the compiler.
  if (comment.startsWith('///')) return !comment.startsWith('////');
  return comment.startsWith('/**') && !comment.startsWith('/***') && comment.length > 4;
}

/** Several comments before one item are one text. Null when nothing is said. */
export function docOf(comments: readonly string[]): string | null {
  if (comments.length === 0) return null;
  const lines: string[] = [];
  let run: string[] = [];
  for (const comment of comments) {
    if (comment.startsWith('///')) run.push(comment.slice(3).trimEnd());
    else {
      lines.push(...undent(run), ...blockLines(comment));
      run = [];
    }
  }
  const text = [...lines, ...undent(run)].join('\n').replace(/^\n+|\n+$/g, '');
  return text === '' ? null : text;
}

function blockLines(comment: string): readonly string[] {
  const [first = '', ...rest] = comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.trimEnd());
  const isStarred =
    rest.some((line) => line !== '') && rest.every((line) => /^\s*(?:\*|$)/.test(line));
  // What stands beside the opening sign has an indent of its own.
  return [
    first.trimStart(),
    ...undent(isStarred ? rest.map((line) => line.replace(/^\s*\*/, '')) : rest),
  ];
}

/** Takes away the indent that all lines share; the blank after `///` is one. */
export function undent(lines: readonly string[]): readonly string[] {
  let shared = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (line.trim() !== '') shared = Math.min(shared, line.length - line.trimStart().length);
  }
  if (shared === 0 || shared === Number.POSITIVE_INFINITY) return lines;
  return lines.map((line) => line.slice(shared));
}
