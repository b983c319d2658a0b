/** Text of a terminal as plain lines with their indentation: colors, tabs and line endings removed. Pure. */

import { stripVTControlCharacters } from 'node:util';

export interface Line {
  /** Without indentation and without blanks at the end. */
  readonly text: string;
  readonly indent: number;
  /** Counted from 1 in the text as it was given. */
  readonly number: number;
}

const TAB = 8;

/** Escapes may be cut off anywhere: what is left of them are control characters. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

export function toLines(text: string): readonly Line[] {
  const lines = stripVTControlCharacters(text)
    .replace(CONTROLS, '')
    .split(/\r\n|\n|\r/);
  return lines.map((raw, index) => toLine(raw, index + 1));
}

function toLine(raw: string, number: number): Line {
  const margin = /^[ \t]*/.exec(raw)?.[0] ?? '';
  let indent = 0;
  for (const blank of margin) indent += blank === '\t' ? TAB - (indent % TAB) : 1;
  const text = withoutPicture(raw.slice(margin.length).trimEnd(), indent);
  return { text, indent: text === '' ? 0 : indent, number };
}

const GAP = 3;

/** Some programs draw a picture to the right of the text when the terminal is wide: `Commands:      ▟ ▙`. */
function withoutPicture(text: string, indent: number): string {
  if (!/[\u2580-\u259f]$/.test(text)) return text;
  let at = text.length;
  while (at > 0 && /[\s\u2580-\u259f]/.test(text[at - 1] ?? '')) at -= 1;
  if (at === 0) return indent >= GAP ? '' : text;
  return text.slice(at, at + GAP).trim() === '' ? text.slice(0, at) : text;
}

export function isBlank(line: Line): boolean {
  return line.text === '';
}
