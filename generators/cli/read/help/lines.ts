/** Text of a terminal as plain lines with their indentation: colors, tabs and line endings removed. Pure. */

export interface Line {
  /** Without indentation and without blanks at the end. */
  readonly text: string;
  readonly indent: number;
  /** Counted from 1 in the text as it was given. */
  readonly number: number;
}

const TAB = 8;

export function toLines(text: string): readonly Line[] {
  const plain = stripEscapes(text);
  return plain.split(/\r\n|\n|\r/).map((raw, index) => toLine(raw, index + 1));
}

const ART_GAP = 3;

/** Some programs draw a picture to the right of the text when the terminal is wide: `Commands:      ▟ ▙`. */
function withoutArt(text: string, indent: number): string {
  if (!/[\u2580-\u259f]$/.test(text)) return text;
  let at = text.length;
  while (at > 0 && /[\s\u2580-\u259f]/.test(text[at - 1] ?? '')) at -= 1;
  if (at === 0) return indent >= ART_GAP ? '' : text;
  const kept = text.slice(0, at);
  return text.slice(at, at + ART_GAP).trim() === '' ? kept : text;
}

function toLine(raw: string, number: number): Line {
  let indent = 0;
  let at = 0;
  for (; at < raw.length && (raw[at] === ' ' || raw[at] === '\t'); at += 1) {
    indent += raw[at] === '\t' ? TAB - (indent % TAB) : 1;
  }
  const text = withoutArt(raw.slice(at).trimEnd(), indent);
  return { text, indent: text === '' ? 0 : indent, number };
}

/**
 * clap 2 also wraps behind a hyphen and behind the slashes of an address. The half word moves to the
 * next line, where the other half is.
 */
export function joinBrokenWords(lines: readonly Line[]): readonly Line[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const line = joined[at];
    const next = joined[at + 1];
    if (!line || !next || next.indent < WRAPPED || !/^[\p{L}\p{N}]/u.test(next.text)) continue;
    const half = /(?:^|\s)(\S*(?:[\p{L}\p{N}]-|:\/\/))$/u.exec(line.text)?.[1];
    if (half === undefined || /^(?:and|or|to)\b/.test(next.text)) continue;
    const rest = line.text.slice(0, -half.length).trimEnd();
    joined[at + 1] = { ...next, text: half + next.text };
    // An empty line would end the paragraph.
    if (rest !== '') joined[at] = { ...line, text: rest };
    else joined.splice(at, 1);
  }
  return joined;
}

/** Running text of a row is never further to the left. */
const WRAPPED = 8;

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
