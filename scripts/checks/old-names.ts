/** What names of earlier releases are called now: by the reviewed list, as the search knows it too, and by the records of releases. Reads them once. */

import fs from 'node:fs';
import path from 'node:path';

const FILE = 'site/src/search/old-names.tsv';
const REMOVED = 'schema/releases/gone.json';
const known = new Map<string, ReadonlyMap<string, string>>();
const replacements = new Map<string, ReadonlyMap<string, string>>();

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

/** `ts:jsonRpc/SuiJsonRpcClient` for `ts:client/SuiClient`; null for what is there, and for what nothing replaced. */
export function replacementOf(root: string, id: string): string | null {
  const ids = replacements.get(root) ?? loadReplacements(root);
  replacements.set(root, ids);
  return ids.get(id) ?? null;
}

function loadReplacements(root: string): ReadonlyMap<string, string> {
  const text = fs.readFileSync(path.join(root, REMOVED), 'utf8');
  const removed = JSON.parse(text) as readonly {
    readonly id: string;
    readonly to: string | null;
  }[];
  return new Map(removed.flatMap(({ id, to }) => (to === null ? [] : [[id, to] as const])));
}
