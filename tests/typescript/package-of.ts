/** A package in a temporary folder, for tests that need one of some shape. */

import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/run.ts';

/** The folder that holds `files`: path below it → text. */
export function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
