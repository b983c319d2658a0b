/** Where the types come from that a package does not ship itself: its own dependencies, else the project's. Reads manifests. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../core/text.ts';

const KINDS = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** Changes when a dependency appears, goes, or is another release: each shows in the types. */
export function dependencyHash(
  folder: string,
  root: string,
  manifest: Readonly<Record<string, unknown>>,
): string {
  const hash = createHash('sha256');
  for (const name of namesOf(manifest)) {
    const found = manifestOf(name, folder) ?? manifestOf(name, root);
    hash.update(`${name}\0`).update(found ?? 'missing');
  }
  return hash.digest('hex');
}

function namesOf(manifest: Readonly<Record<string, unknown>>): string[] {
  const names = KINDS.flatMap((kind) => {
    const found = manifest[kind];
    return typeof found === 'object' && found !== null ? Object.keys(found) : [];
  });
  return [...new Set(names)].sort(compareText);
}

/** As Node looks for a package: beside the folder, then one folder up, to the top. */
function manifestOf(name: string, from: string): Buffer | null {
  for (let at = from; ; at = path.dirname(at)) {
    const file = path.join(at, 'node_modules', name, 'package.json');
    if (fs.existsSync(file)) return fs.readFileSync(file);
    if (path.dirname(at) === at) return null;
  }
}
