/** The one way to write a single file: whole or not at all, for others may be reading it. Writes the file, and its folder. */

import fs from 'node:fs';
import path from 'node:path';

export function applyFile(file: string, content: string | Uint8Array): void {
  // Two processes may write it at once.
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}
