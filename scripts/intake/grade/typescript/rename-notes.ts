/** What the change log of a package says that names are called now. Reads that file. */

import fs from 'node:fs';
import path from 'node:path';

/** "`SuiClient` -> `SuiJsonRpcClient`", as changesets write it. */
const ARROW = /`([A-Za-z_$][\w$]*)`\s*(?:->|→|=>)\s*`[A-Za-z_$][\w$]*`/g;

/** Old name → the words of the log, from everything above the release before. Empty for a package without a log. */
export function loadRenameNotes(folder: string, before: string): ReadonlyMap<string, string> {
  const file = path.join(folder, 'CHANGELOG.md');
  if (!fs.existsSync(file)) return new Map();
  const [newer = ''] = fs.readFileSync(file, 'utf8').split(`\n## ${before}\n`);
  return new Map([...newer.matchAll(ARROW)].map(([words, old = '']) => [old, words]));
}
