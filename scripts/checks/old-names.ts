/** What names of earlier releases are called now, as the search knows it too, and what the records say of each id. Reads both lists, once. */

import fs from 'node:fs';
import path from 'node:path';
import type { RemovedEntity } from '../../generators/changes/model/record.ts';
import { REMOVED_FILE } from '../../generators/changes/model/record.ts';

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

const successors = new Map<string, ReadonlyMap<string, string>>();

/** Id of what took the place of `ts:client/SuiClient`, of which a release was the last; null for what is not gone, or has none. */
export function successorOf(root: string, id: string): string | null {
  const known = successors.get(root) ?? loadSuccessors(root);
  successors.set(root, known);
  return known.get(id) ?? null;
}

function loadSuccessors(root: string): ReadonlyMap<string, string> {
  const file = path.join(root, REMOVED_FILE);
  if (!fs.existsSync(file)) return new Map();
  const removed = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly RemovedEntity[];
  return new Map(removed.flatMap(({ id, to }) => (to === null ? [] : [[id, to]])));
}
