/** The first lines of clap 2 and 3: name, version and authors. None of them describes anything. Pure. */

import type { Line } from './lines.ts';
import { plainWords } from './usage.ts';

/** The name line comes first, or behind the words that a program puts before its help. */
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
  let end = at + 1;
  while (isAuthors(lines[end]?.text ?? '')) end += 1;
  return [...lines.slice(0, at), ...lines.slice(end)];
}

function isNameLine(line: string, words: readonly string[]): boolean {
  if (line.length >= LONGEST_NAME_LINE) return false;
  return /^\S+ v?\d+(?:\.\d+)+\S*(?: \([^)]*\))?$/.test(line) || isJoinedName(line, words);
}

const LONGEST_NAME_LINE = 300;

/** `Ada Example <ada@example.com>, Bo Example <bo@example.com>`. */
function isAuthors(line: string): boolean {
  return (
    line.length < 10 * LONGEST_NAME_LINE && /<[^<>\s]+@[^<>\s]+>/.test(line) && !/[.!?]$/.test(line)
  );
}

/** `tool-sub-leaf`, with or without a version. */
function isJoinedName(line: string, words: readonly string[]): boolean {
  const name = line.split(' ')[0] ?? '';
  const isOnly = line === name || /^v?\d/.test(line.slice(name.length + 1));
  return isOnly && name !== '' && words.some((_, at) => words.slice(0, at + 1).join('-') === name);
}
