/** The usage lines of a help page: where they begin, what they say, where they end. Pure. */

import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';

/** clap writes no other: `usage:` belongs to other parsers, and a translated word to other languages. */
const USAGE = /^(?:Usage|USAGE):/;

/** Running text may wrap in front of the word: a blank line before it decides. */
export function findUsage(lines: readonly Line[]): number {
  const isUsage = (line: Line) => line.indent === 0 && USAGE.test(line.text);
  const clear = lines.findIndex((line, at) => isUsage(line) && !lines[at - 1]?.text);
  return clear === -1 ? lines.findIndex(isUsage) : clear;
}

/** Some programs print where they lie on the disk of this machine: `/opt/tool/bin/tool [OPTIONS]`. */
const PROGRAM_PATH = /^(?:\.{0,2}\/|[A-Za-z]:\\)(?:\S*[/\\])?(?=[^\s/\\])/;

/** A usage begins with the program; any other line continues the usage above. */
const CONTINUED = /^(?:[<[({|]|--?[\p{L}\p{N}]|--$|-- )/u;

/** `Usage: x` with aligned lines below it, or `USAGE:` alone with indented lines. */
export function readUsageLines(
  lines: readonly Line[],
  start: number,
): { usages: string[]; end: number } {
  const usages: string[] = [];
  const add = (line: string): void => {
    const before = CONTINUED.test(line) ? usages.pop() : undefined;
    usages.push(before === undefined ? line.replace(PROGRAM_PATH, '') : `${before} ${line}`);
  };
  const first = lines[start]?.text.slice('usage:'.length).trim() ?? '';
  if (first !== '') add(first);
  for (const [at, line] of lines.entries()) {
    if (at <= start) continue;
    if (isBlank(line) ? usages.length > 0 : line.indent === 0) return { usages, end: at };
    if (!isBlank(line)) add(line.text);
  }
  return { usages, end: lines.length };
}
