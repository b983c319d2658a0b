/** Takes out of Markdown the backslashes that say nothing: each dialect of its printers escapes more than a reader of plain Markdown needs. Pure. */

const FENCE = /^[ >]*(`{3,}|~{3,}|\$\$)/;
// In this order: an escape, code, a formula.
const PIECE = /\\([^])|(`+)(?!`)[^]*?(?<!`)\2(?!`)|\$[^$]+\$/g;

export function withoutIdleEscapes(markdown: string): string {
  let fence: string | null = null;
  return markdown
    .split('\n')
    .map((line) => {
      const marks = FENCE.exec(line)?.[1];
      if (fence !== null) {
        if (line.replace(/^[ >]*/, '') === fence) fence = null;
        return line;
      }
      if (marks !== undefined) {
        fence = marks;
        return line;
      }
      return leanLine(line);
    })
    .join('\n');
}

function leanLine(line: string): string {
  return line.replace(PIECE, (piece: string, mark: string | undefined, _ticks, at: number) =>
    mark !== undefined && isIdle(mark, line.slice(0, at), line.slice(at + 2)) ? mark : piece,
  );
}

/** Whether the character means itself where it stands, in CommonMark and in GitHub's dialect. */
function isIdle(mark: string, before: string, after: string): boolean {
  if (mark === '_') return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  if (mark === '<') return !/^[\w/!?]/.test(after);
  if (mark === '>') return before.trim() !== '';
  if (mark === '[') return !/^[^\]]*\][[(:]/.test(after) && !/^\s*\S{0,9}\s*$/.test(before);
  // Where two stand in a line, some programs read a formula.
  if (mark === '$') return !`${before}${after}`.includes('$');
  // Addresses become links by themselves.
  if (mark === ':') return !/(?:https?|mailto|xmpp)$/i.test(before);
  if (mark === '.') return !/(?:www|^[\s>*+-]*\d+)$/i.test(before) && !/@/.test(before + after);
  return mark === '{' || mark === '}' || mark === '"';
}
