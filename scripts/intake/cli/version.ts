/** Which release a program is, as `--version` says it, written into the head of the listing. Starts the program. */

import fs from 'node:fs';
import path from 'node:path';
import type { CallResult } from './call-program.ts';
import { callProgram } from './call-program.ts';
import type { ListingLines } from './lines.ts';

/** Beside saved help: what the program printed for `--version`. */
export const VERSION_FILE = 'VERSION';
const TIMEOUT = 10_000;

export interface ProgramVersion {
  /** `1.53.0`. */
  readonly release: string;
  /** As far as the program tells it, such as its first twelve digits. */
  readonly commit: string | null;
  /** `2025-08-12`. Few programs tell it. */
  readonly date: string | null;
}

/** What the program prints, or what was saved of it. */
async function printedBy(from: string, timeoutMs: number): Promise<CallResult> {
  const saved = path.join(from, VERSION_FILE);
  return fs.existsSync(saved)
    ? { output: fs.readFileSync(saved, 'utf8'), failure: null }
    : callProgram({ binary: from, timeoutMs }, ['--version']);
}

export async function saveVersion(binary: string, folder: string): Promise<void> {
  const { output, failure } = await printedBy(binary, TIMEOUT);
  if (failure === null) fs.writeFileSync(path.join(folder, VERSION_FILE), output);
}

/** `sui 1.53.0-2bce338c9aa4`, with or without `(2025-07-15)` behind it. Null when the program does not say it so. */
export async function readVersion(
  from: string,
  timeoutMs = TIMEOUT,
): Promise<ProgramVersion | null> {
  const { output, failure } = await printedBy(from, timeoutMs);
  const [, release, commit = null, date = null] =
    /^\S+ v?(\d+\.\d+\.\d+)(?:-([0-9a-f]{7,40})(?:-dirty)?)?(?: \(?(\d{4}-\d\d-\d\d)\)?)?\s*$/.exec(
      output,
    ) ?? [];
  return failure !== null || release === undefined ? null : { release, commit, date };
}

/** What belonged to another release goes. Where the program does not tell its day, only a person knows it. */
export function withVersion(
  files: readonly ListingLines[],
  { release, commit, date }: ProgramVersion,
): readonly ListingLines[] {
  return files.map((file) => {
    const old = file.head.find((line) => /^release: /.test(line));
    if (old === undefined || old === `release: ${release}`) return file;
    const head = file.head.flatMap((line) => {
      if (line === old)
        return [
          line.replace(/ .*/, ` ${release}`),
          ...(commit === null ? [] : [`commit: ${commit}`]),
          ...(date === null ? [] : [`date: ${date}`]),
        ];
      return /^(?:commit|date): /.test(line) ? [] : [line];
    });
    return { ...file, head };
  });
}
