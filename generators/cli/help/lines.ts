/** Text of a terminal as plain lines with their indentation: colors, tabs and line endings removed. Pure. */

export interface Line {
  /** Without indentation and without blanks at the end. */
  readonly text: string;
  readonly indent: number;
  /** Counted from 1 in the text as it was given. */
  readonly number: number;
}

const TAB = 8;
/** Far above real help: the longest page seen has 1,100 lines. */
const MOST_LINES = 50_000;

export function toLines(text: string): readonly Line[] {
  const plain = stripEscapes(text.slice(0, 4_000_000));
  return plain
    .split(/\r\n|\n|\r/)
    .slice(0, MOST_LINES)
    .map((raw, index) => toLine(raw, index + 1));
}

function toLine(raw: string, number: number): Line {
  let indent = 0;
  let at = 0;
  for (; at < raw.length && (raw[at] === ' ' || raw[at] === '\t'); at += 1) {
    indent += raw[at] === '\t' ? TAB - (indent % TAB) : 1;
  }
  const text = raw.slice(at).trimEnd();
  return { text, indent: text === '' ? 0 : indent, number };
}

export function isBlank(line: Line): boolean {
  return line.text === '';
}

/** Removes colors, cursor movement, hyperlinks and other controls. A scanner: escapes may be cut off anywhere. */
export function stripEscapes(text: string): string {
  if (!/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text)) return text;
  const kept: string[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x1b) at = escapeEnd(text, at + 1);
    else if (code === 0x9b) at = controlSequenceEnd(text, at + 1);
    else {
      const isControl =
        (code < 0x20 && code !== 9 && code !== 10 && code !== 13) || (code > 0x7e && code < 0xa0);
      if (!isControl) kept.push(text[at] ?? '');
      at += 1;
    }
  }
  return kept.join('');
}

function escapeEnd(text: string, at: number): number {
  const kind = text[at];
  if (kind === '[') return controlSequenceEnd(text, at + 1);
  if (kind === ']' || kind === 'P' || kind === '_' || kind === '^') return stringEnd(text, at + 1);
  return at + (kind === undefined ? 0 : /[()#%]/.test(kind) ? 2 : 1);
}

function controlSequenceEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && /[0-?]/.test(text[at] ?? '')) at += 1;
  while (at < text.length && /[ -/]/.test(text[at] ?? '')) at += 1;
  return /[@-~]/.test(text[at] ?? '') ? at + 1 : at;
}

/** Operating system commands end with BEL or ESC \; one that never ends stops at its line. */
function stringEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\u0007') return at + 1;
    if (text[at] === '\u001b' && text[at + 1] === '\\') return at + 2;
    if (text[at] === '\n') return at;
  }
  return text.length;
}
