/** Walking over the text of a declaration file: blanks, comments, attributes, and what a pattern finds. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import type { ReadAttribute } from '../declarations.ts';
import { isLeftOut } from './attributes.ts';
import { docOf, isDocComment } from './docs.ts';
import type { ItemContext } from './nodes.ts';

/** Where the reader stands. The start of its line is counted when somebody asks for the place. */
export interface Position {
  readonly text: string;
  at: number;
  line: number;
  lineStart: number;
}

export interface Scan extends Position, ItemContext {}

/** What stands before a declaration. */
export interface Lead {
  readonly doc: string | null;
  readonly attributes: readonly ReadAttribute[];
  readonly at: Location;
}

const ATTRIBUTE = /#\[([A-Za-z_]\w*)(?:\(([A-Za-z_]\w*)\))?\]/y;

/** Blanks, comments and attributes up to a declaration. Null for attributes that need a closer look. */
export function takeLead(scan: Position, source: SourceText): Lead | null {
  const { text } = scan;
  const comments: string[] = [];
  const attributes: ReadAttribute[] = [];
  for (;;) {
    skipBlanks(scan);
    if (text.startsWith('//', scan.at)) {
      const comment = text.slice(scan.at, lineEnd(text, scan.at));
      if (isDocComment(comment)) comments.push(comment);
      scan.at += comment.length;
    } else if (text.charAt(scan.at) === '#') {
      const found = take(scan, ATTRIBUTE);
      if (found === null) return null;
      attributes.push({ name: found[1] ?? '', value: found[2] ?? null });
    } else break;
  }
  if (attributes.length > 0 && isLeftOut(attributes)) return null;
  return { doc: docOf(comments), attributes, at: placeOf(scan, source) };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function placeOf(scan: Position, source: SourceText): Location {
  for (;;) {
    const end = scan.text.indexOf('\n', scan.lineStart);
    if (end === -1 || end >= scan.at) break;
    scan.line += 1;
    scan.lineStart = end + 1;
  }
  return { file: source.path, line: scan.line, column: scan.at - scan.lineStart + 1 };
}

export function skipBlanks(scan: Position): void {
  let code = scan.text.charCodeAt(scan.at);
  while (code === 32 || code === 10) code = scan.text.charCodeAt((scan.at += 1));
}

/** What a sticky pattern finds here, and one step past it; null and no step when it finds nothing. */
export function take(scan: Position, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = scan.at;
  const found = pattern.exec(scan.text);
  if (found !== null) scan.at = pattern.lastIndex;
  return found;
}

export function skipSign(scan: Position, sign: string): boolean {
  if (scan.text.charAt(scan.at) !== sign) return false;
  scan.at += 1;
  return true;
}
