/** One temporary folder for everything that a run of tests leaves there, and it goes with the run. */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What `os.tmpdir()` reads, here and in all processes that are started from here. */
const VARIABLES = ['TMPDIR', 'TMP', 'TEMP'];

export default function ownTemporaryFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-tests-'));
  for (const name of VARIABLES) process.env[name] = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
