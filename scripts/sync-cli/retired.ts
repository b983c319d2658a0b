/** Entries that left the program: kept with their words at the end of the main file, and found again. Pure. */

import type { ListingLines } from './lines.ts';

/** Id → lines as they stood. Later entries win. */
export function takeRetired(files: readonly ListingLines[]): Map<string, readonly string[]> {
  const retired = new Map<string, readonly string[]>();
  for (const file of files) {
    let id = '';
    for (const line of file.retired) {
      const name = /^ {2}- id: (.*)$/.exec(line)?.[1];
      if (name !== undefined) {
        id = name.replace(/^'(.*)'$/, '$1');
        retired.set(id, []);
      } else if (line.startsWith('      '))
        retired.set(id, [...(retired.get(id) ?? []), line.slice(6)]);
    }
  }
  return retired;
}

/** Puts all retired entries at the end of the file that names the program. */
export function retire(
  files: readonly ListingLines[],
  retired: ReadonlyMap<string, readonly string[]>,
): readonly ListingLines[] {
  const lines = [...retired]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, kept]) => [
      `  - id: '${id}'`,
      '    lines: |2',
      ...kept.map((line) => `      ${line}`),
    ]);
  return files.map((file) =>
    file.head.some((line) => line.startsWith('program:')) ? { ...file, retired: lines } : file,
  );
}
