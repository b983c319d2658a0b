/** Ceilings for inputs: what is larger or deeper is refused by name, not by running out of memory or stack. Pure. */

import type { Diagnostic } from './diagnostics.ts';
import { errorAt } from './diagnostics.ts';
import { locate } from './source.ts';
import type { SourceText } from './source.ts';

/** Characters in one input file. GitHub's schema, the largest we know, has 1.4 million. */
export const MAX_CHARACTERS = 64_000_000;

/** Brackets within brackets. People write up to about ten; readers and printers recurse. */
export const MAX_DEPTH = 200;

/** What keeps one file of a reference from being read; null for every ordinary one. */
export function limitDiagnostic(
  reference: string,
  source: SourceText,
  nesting: (text: string) => Iterable<readonly [depth: number, offset: number]>,
): Diagnostic | null {
  if (source.text.length > MAX_CHARACTERS) {
    return errorAt({ file: source.path, line: 1, column: 1 }, `${reference}/too-large`, {
      message: `${source.path} has ${source.text.length} characters, more than ${MAX_CHARACTERS}`,
      fix: 'check that this is the right file; split it when it is',
    });
  }
  for (const [depth, offset] of nesting(source.text)) {
    if (depth > MAX_DEPTH) {
      return errorAt(locate(source, offset), `${reference}/too-deep`, {
        message: `more than ${MAX_DEPTH} brackets are open at once`,
        fix: 'close them, or write the type or value with less nesting',
      });
    }
  }
  return null;
}

/** True when the engine gave up on recursion: an input that no ceiling foresaw. */
export function isOutOfStack(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

/** For inputs whose depth shows only while they are read. */
export function tooDeep(reference: string): Diagnostic {
  return errorAt(null, `${reference}/too-deep`, {
    message: 'the input is nested more deeply than it can be read',
    fix: 'look for a type or value with hundreds of nested parts, and flatten it',
  });
}
