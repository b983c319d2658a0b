/** Carries renames into what people have written. Pure. */

import type { Rename } from '../grade/renames.ts';
import { lookFor } from './mentions.ts';

/** Files that change, with their new text. Only names that stand for themselves: `pay::split`, `SuiClient`. */
export function renameIn(
  files: ReadonlyMap<string, string>,
  renames: readonly Rename[],
): ReadonlyMap<string, string> {
  const changes = renames.flatMap(({ from, to }) => {
    const [old, now] = [lookFor(from), lookFor(to)];
    return old === null || now === null || old.word === now.word ? [] : [{ old, now: now.word }];
  });
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    const lines = text
      .split('\n')
      .map((line) =>
        changes.reduce(
          (one, { old, now }) => (old.isIn(one) ? one.replace(old.pattern, () => now) : one),
          line,
        ),
      );
    const after = lines.join('\n');
    if (after !== text) changed.set(file, after);
  }
  return changed;
}
