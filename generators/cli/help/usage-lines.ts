/** The usage lines of a help page: where they begin, what they say, where they end. Pure. */

import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';

/** Running text may wrap in front of the word: a blank line before it decides. */
export function findUsage(lines: readonly Line[]): number {
  const isUsage = (line: Line) => line.indent === 0 && /^usage:/i.test(line.text);
  const clear = lines.findIndex((line, at) => isUsage(line) && !lines[at - 1]?.text);
  return clear === -1 ? lines.findIndex(isUsage) : clear;
}

/** Flattened help has one usage line per command; nobody reads more than this. */
const MOST_USAGES = 200;

/** Some programs print where they lie on the disk of this machine: `/opt/tool/bin/tool [OPTIONS]`. */
const PROGRAM_PATH = /^(?:\.{0,2}\/|[A-Za-z]:\\)(?:\S*[/\\])?(?=[^\s/\\])/;

/** `Usage: x` with aligned lines below it, or `USAGE:` alone with indented lines. */
export function readUsageLines(
  lines: readonly Line[],
  start: number,
): { usages: string[]; end: number } {
  const usages: string[] = [];
  const add = (line: string): void => void usages.push(line.replace(PROGRAM_PATH, ''));
  const first = lines[start]?.text.slice('usage:'.length).trim() ?? '';
  if (first !== '') add(first);
  let at = start + 1;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || (isBlank(line) && usages.length > 0) || (!isBlank(line) && line.indent === 0))
      break;
    if (!isBlank(line) && usages.length < MOST_USAGES) add(line.text);
    at += 1;
  }
  return { usages, end: at };
}
