/** Plain renames carried out in files. `planFixes` is pure; `applyFixes` writes. */

import fs from 'node:fs';
import path from 'node:path';
import type { Location } from '../../../generators/core/diagnostics.ts';
import type { PageDiagnostic } from './model.ts';

export interface FixedFile {
  readonly path: string;
  readonly text: string;
  readonly count: number;
}

/** Only where the old name is still at its place, from the end of each line to its start. */
export function planFixes(
  diagnostics: readonly PageDiagnostic[],
  textOf: (file: string) => string,
): readonly FixedFile[] {
  const byFile = new Map<string, { from: string; to: string; at: Location }[]>();
  for (const { rename } of diagnostics) {
    for (const at of rename?.at ?? [])
      byFile.set(at.file, [...(byFile.get(at.file) ?? []), { from: '', to: '', ...rename, at }]);
  }
  return [...byFile].map(([file, renames]) => {
    const lines = textOf(file)
      .split('\n')
      .map((line) => Array.from(line));
    const ordered = renames.toSorted((a, b) => b.at.line - a.at.line || b.at.column - a.at.column);
    let count = 0;
    for (const { from, to, at } of ordered) {
      const line = lines[at.line - 1];
      const length = Array.from(from).length;
      if (!line || line.slice(at.column - 1, at.column - 1 + length).join('') !== from) continue;
      line.splice(at.column - 1, length, ...Array.from(to));
      count += 1;
    }
    return { path: file, text: lines.map((line) => line.join('')).join('\n'), count };
  });
}

export function applyFixes(root: string, files: readonly FixedFile[]): void {
  for (const file of files) {
    if (file.count > 0) fs.writeFileSync(path.join(root, file.path), file.text);
  }
}
