/** What names of earlier releases are called now, as the search knows it too. Reads the reviewed list, once. */

import fs from 'node:fs';
import path from 'node:path';

const FILE = 'site/src/search/old-names.tsv';
const known = new Map<string, ReadonlyMap<string, string>>();

/** Null for a name that the list does not have. */
export function newNameOf(root: string, old: string): string | null {
  const names = known.get(root) ?? loadNames(root);
  known.set(root, names);
  return names.get(old) ?? names.get(`new ${old}`) ?? null;
}

function loadNames(root: string): ReadonlyMap<string, string> {
  const lines = fs.readFileSync(path.join(root, FILE), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [old = '', now = ''] = line.split('\t');
      return now === '' || line.startsWith('#') ? [] : [[old, now]];
    }),
  );
}
