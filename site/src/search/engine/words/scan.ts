/** Cuts text into words and words into parts, with places. One pass, no regular expressions: any text, linear time. Pure. */

/** A run of letters, digits and underscores. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Part[];
  /** What ties it to the word before: `::`, `-`, `.`, or nothing. */
  readonly joint: '' | '::' | '-' | '.';
}

/** A piece of a word between underscores, case changes and digits. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
const UNDERSCORE = 4;

function classOf(code: number): number {
  if (code < 128) {
    if (code >= 97 && code <= 122) return LOWER;
    if (code >= 65 && code <= 90) return UPPER;
    if (code >= 48 && code <= 57) return DIGIT;
    return code === 95 ? UNDERSCORE : OTHER;
  }
  return classOfWide(String.fromCharCode(code));
}

/** Scripts without case count as lower; halves of surrogate pairs are letters of their own, so pairs stay together. */
function classOfWide(character: string): number {
  const lower = character.toLowerCase();
  if (lower !== character.toUpperCase()) return lower === character ? LOWER : UPPER;
  return /[\p{L}\p{N}\p{Cs}]/u.test(character) ? LOWER : OTHER;
}

export function scanWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let at = 0;
  let end = 0;
  while (at < text.length) {
    if (classOf(text.charCodeAt(at)) === OTHER) {
      at += 1;
      continue;
    }
    const start = at;
    while (at < text.length && classOf(text.charCodeAt(at)) !== OTHER) at += 1;
    words.push({
      start,
      end: at,
      parts: partsOf(text, start, at),
      joint: words.length === 0 ? '' : jointOf(text.slice(end, start)),
    });
    end = at;
  }
  return words;
}

function jointOf(between: string): Word['joint'] {
  return between === '::' || between === '-' || between === '.' ? between : '';
}

function partsOf(text: string, start: number, end: number): readonly Part[] {
  // A number in hexadecimal is one thing: `0x2` is not `0`, `x`, `2`.
  if (
    end - start > 2 &&
    text[start] === '0' &&
    (text[start + 1] === 'x' || text[start + 1] === 'X')
  ) {
    return [{ start, end }];
  }
  const parts: Part[] = [];
  let from = start;
  const close = (to: number): void => {
    if (to > from) parts.push({ start: from, end: to });
    from = to;
  };
  for (let at = start; at < end; at += 1) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === UNDERSCORE) {
      close(at);
      from = at + 1;
    } else if (isEdge(text, at)) close(at);
  }
  close(end);
  return parts;
}

/** `aB`, `a1`, `1a`, and before the last capital of `HTTPServer`. */
function isEdge(text: string, at: number): boolean {
  const before = classOf(text.charCodeAt(at - 1));
  const here = classOf(text.charCodeAt(at));
  if ((before === DIGIT) !== (here === DIGIT)) return true;
  if (before === LOWER && here === UPPER) return true;
  return before === UPPER && here === UPPER && classOf(text.charCodeAt(at + 1)) === LOWER;
}

/** Letters and digits only, in lower case: what all spellings of one identifier have in common. */
export function fold(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const kind = classOf(text.charCodeAt(at));
    if (kind !== OTHER && kind !== UNDERSCORE) folded += text[at];
  }
  return folded.toLowerCase();
}
