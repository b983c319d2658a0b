/**
 * Ends the process right before the change to the file system that DIE_AT counts to, as a kill would, with
 * half of that change done where it can be half done. Loaded before a writer. Touches what the writer touches.
 */

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

let left = Number(process.env['DIE_AT']);

const { writeFileSync } = fs;

/** @type {Readonly<Record<string, (...args: any[]) => void>>} */
const halves = {
  writeFileSync: (file, text) => writeFileSync(file, text.slice(0, text.length / 2)),
  rmSync: (folder) => {
    if (!fs.existsSync(folder) || fs.statSync(folder).isFile()) return;
    const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    const [file] = entries.filter((entry) => entry.isFile());
    if (file) fs.unlinkSync(path.join(file.parentPath, file.name));
  },
};

for (const name of /** @type {const} */ ([
  'writeFileSync',
  'renameSync',
  'linkSync',
  'mkdirSync',
  'rmSync',
  'cpSync',
])) {
  const change = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  Object.assign(fs, {
    [name]: (/** @type {unknown[]} */ ...args) => {
      left -= 1;
      if (left > 0) return change(...args);
      halves[name]?.(...args);
      process.kill(process.pid, 'SIGKILL');
      // The signal needs a moment; nothing more may happen in it.
      for (;;);
    },
  });
}
syncBuiltinESMExports();
