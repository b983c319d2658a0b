/** Ceilings for help: what is larger is refused by name, and never cut. Pure. */

import type { Diagnostic } from '../../../core/diagnostics.ts';

/** Bytes that one call prints, or one file holds. The longest help seen has 0.2 MB. */
export const MOST_BYTES = 4_000_000;

/** Saved pages of one program. The largest program seen has 600 commands. */
export const MOST_FILES = 20_000;

export function tooLongHelp(file: string, bytes: number): Diagnostic {
  return {
    level: 'error',
    code: 'cli/too-long',
    message: `${file} has ${bytes} bytes; help may have at most ${MOST_BYTES}`,
    at: { file, line: 1, column: 1 },
    fix: 'check that it is the help of one command, and save it again',
  };
}

export function tooManyFiles(folder: string, count: number): Diagnostic {
  return {
    level: 'error',
    code: 'cli/too-long',
    message: `${folder} contains ${count} .txt files; a program may have at most ${MOST_FILES}`,
    at: null,
    fix: 'name a folder that contains the help of one program and nothing else',
  };
}

/** Words of a path below the program. No known program nests commands that deep. */
export const DEEPEST = 8;

/** Help that lists itself, with other words each time, would never end. */
export function tooDeep(words: string): Diagnostic {
  return {
    level: 'error',
    code: 'cli/too-deep',
    message: `the help of "${words}" lists commands more than ${DEEPEST} levels below the program`,
    at: null,
    fix: 'check that its help pages do not list each other',
  };
}
