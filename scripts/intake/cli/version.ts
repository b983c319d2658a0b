/** Which release a program is, as `--version` says it, written into the head of the listing. Starts the program. */

import { callProgram } from './call-program.ts';
import type { ListingLines } from './lines.ts';

export interface ProgramVersion {
  /** `1.53.0`. */
  readonly release: string;
  /** As far as the program tells it, such as its first twelve digits. */
  readonly commit: string | null;
}

/** `sui 1.53.0-2bce338c9aa4`. Null when the program does not say it so. */
export async function readVersion(
  binary: string,
  timeoutMs: number,
): Promise<ProgramVersion | null> {
  const { output, failure } = await callProgram({ binary, timeoutMs }, ['--version']);
  const [, release, commit] =
    /^\S+ v?(\d+\.\d+\.\d+)(?:-([0-9a-f]{7,40})(?:-dirty)?)?\s*$/.exec(output) ?? [];
  return failure !== null || release === undefined ? null : { release, commit: commit ?? null };
}

/** What belonged to another release goes: nobody but a person knows the day of the new one. */
export function withVersion(
  files: readonly ListingLines[],
  { release, commit }: ProgramVersion,
): readonly ListingLines[] {
  return files.map((file) => {
    const old = file.head.find((line) => /^release: /.test(line));
    if (old === undefined || old === `release: ${release}`) return file;
    const head = file.head.flatMap((line) => {
      if (line === old)
        return [`release: ${release}`, ...(commit === null ? [] : [`commit: ${commit}`])];
      return /^(?:commit|date): /.test(line) ? [] : [line];
    });
    return { ...file, head };
  });
}
