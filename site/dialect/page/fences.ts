/** A fence of a page, with the way from its lines to those of the file. Pure. */

import type { Code } from 'mdast';
import { columnOf } from './positions';

/** Where each line of a block is on disk. */
export interface Origin {
  readonly file: string;
  /** Line of the opening fence, or of the whole file's first line. */
  readonly line: number;
  readonly column: number;
  /** File line of each code line, starting at 1. */
  readonly lines: readonly number[];
  /** Characters that the container (a list, a tab) puts before each code line. */
  readonly indents: readonly number[];
}

export interface Fence {
  readonly language: string | null;
  readonly metaText: string | null;
  readonly code: string;
  readonly origin: Origin;
  /** What follows the opening marks, and its column. */
  readonly info: { readonly text: string; readonly column: number };
  /** Whether marks end it, and not the page or the element around it. */
  readonly isClosed: boolean;
  /** With its marks, as in the source, and where it begins there. */
  readonly raw: string;
  readonly offset: number;
}

interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
}

/** Null for code that is indented: Markdown also takes four blanks for code, and a fence begins with its marks. */
export function fenceOf(node: Code, source: Source): Fence | null {
  if (!node.position) return null;
  const { start, end } = node.position;
  const first = source.lines[start.line - 1] ?? '';
  const marks = /^(?:`{3,}|~{3,})[ \t]*/.exec(first.slice(start.column - 1))?.[0].length;
  if (marks === undefined) return null;
  const infoAt = start.column - 1 + marks;
  const offset = start.offset ?? 0;
  return {
    language: node.lang ?? null,
    metaText: node.meta ?? null,
    code: node.value,
    origin: originOf(
      node.value,
      { line: start.line, column: columnOf(first, start.column) },
      source,
    ),
    info: { text: first.slice(infoAt), column: columnOf(first, infoAt + 1) },
    isClosed: isClosed(node.position, source.lines),
    raw: source.text.slice(offset, end.offset),
    offset,
  };
}

function isClosed(
  { start, end }: NonNullable<Code['position']>,
  lines: readonly string[],
): boolean {
  if (end.line === start.line) return false;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1);
  return /(?:^|[\s>])(?:`{3,}|~{3,})\s*$/.test(last);
}

function originOf(
  code: string,
  at: { readonly line: number; readonly column: number },
  { path, lines }: Source,
): Origin {
  const codeLines = code.split('\n');
  const indents = codeLines.map((line, index) => {
    const raw = lines[at.line + index] ?? '';
    return raw.endsWith(line) ? Array.from(raw.slice(0, raw.length - line.length)).length : 0;
  });
  return { file: path, ...at, lines: codeLines.map((_, index) => at.line + index + 1), indents };
}
