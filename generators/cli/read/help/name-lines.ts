/** The first lines of clap 2 and 3: name, version and authors. None of them describes anything. Pure. */

import type { Line } from './lines.ts';
import { plainWords } from './usage.ts';

/** The name line comes first, or after the words that a program puts before its help. */
export function withoutNameLines(
  lines: readonly Line[],
  usages: readonly string[],
): readonly Line[] {
  const words = plainWords(usages[0] ?? '');
  const at = lines.findIndex(({ text }, index) =>
    index === 0
      ? isNameLine(text, words)
      : lines[index - 1]?.text === '' && isJoinedName(text, words),
  );
  if (at === -1) return lines;
  const rest = lines.slice(at + 1);
  while (rest.length > 0) {
    const [first = '', second = ''] = rest.map(({ text }) => text);
    // A narrow terminal breaks between name and address.
    const isBroken = isAuthors(second) && second.startsWith('<');
    if (!isBroken && !isAuthors(first) && !isPerson(first, second)) break;
    rest.splice(0, isBroken ? 2 : 1);
  }
  return [...lines.slice(0, at), ...rest];
}

function isNameLine(line: string, words: readonly string[]): boolean {
  if (line.length >= LONGEST_NAME_LINE) return false;
  return /^\S+ {1,2}v?\d+(?:\.\d+)+\S*(?: \([^)]*\))?$/.test(line) || isJoinedName(line, words);
}

const LONGEST_NAME_LINE = 300;

/** `Ada Example <ada@example.com>, Bo Example <https://example.com>`, and nothing else. */
function isAuthors(line: string): boolean {
  if (line.length >= 10 * LONGEST_NAME_LINE) return false;
  const rest = line.replace(/[^<>]{0,100}<(?:[^<>\s@]+@|https?:\/\/)[^<>\s]+>/g, '');
  return rest.length < line.length && /^[,;:|&\s]*$/.test(rest);
}

/** `Ada Example` alone on the line between the name of the program and what it does. */
function isPerson(line: string, next: string): boolean {
  return next !== '' && /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){1,3}$/u.test(line);
}

/** `tool-sub-leaf`, with or without a version. */
function isJoinedName(line: string, words: readonly string[]): boolean {
  const name = line.split(' ')[0] ?? '';
  const isOnly = line === name || /^v?\d/.test(line.slice(name.length + 1));
  return isOnly && name !== '' && words.some((_, at) => words.slice(0, at + 1).join('-') === name);
}
