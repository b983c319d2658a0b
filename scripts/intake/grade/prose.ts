/** Descriptions that people wrote, in two trees of the project: what was added, reworded and removed. Reads `schema/prose/`. */

import fs from 'node:fs';
import path from 'node:path';
import { loadDescriptions } from '../../../generators/core/descriptions.ts';
import type { Change } from './change.ts';
import { matchUp } from './change.ts';

/** What ids of a reference begin with; those of operators name their kind themselves. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['typescript', 'ts:'],
  ['json-rpc', 'rpc:'],
  ['operator', ''],
]);

export function gradeProse(before: string, after: string): readonly Change[] {
  return referencesIn(before, after).flatMap((reference) => {
    const [old, now] = [before, after].map((root) => [
      ...(loadDescriptions(root, reference).value ?? []),
    ]);
    const { removed, added, retained } = matchUp(old ?? [], now ?? [], ([id]) => id);
    const describe = (
      id: string,
      what: string,
      words: readonly [string | null, string | null],
    ) => ({
      id: `${PREFIXES.get(reference) ?? `${reference}:`}${id}`,
      grade: 'documentation' as const,
      rule: `${reference}/our-description` as const,
      message: `our description ${what}`,
      before: words[0],
      after: words[1],
    });
    return [
      ...removed.map(([id, { markdown }]) => describe(id, 'is gone', [markdown, null])),
      ...added.map(([id, { markdown }]) => describe(id, 'is new', [null, markdown])),
      ...retained
        .filter(([[, was], [, is]]) => was.markdown !== is.markdown)
        .map(([[id, was], [, is]]) => describe(id, 'is reworded', [was.markdown, is.markdown])),
    ];
  });
}

function referencesIn(...roots: readonly string[]): readonly string[] {
  const names = roots.flatMap((root) => {
    const folder = path.join(root, 'schema/prose');
    return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  });
  const files = names.filter((name) => name.endsWith('.md'));
  return [...new Set(files.map((name) => name.slice(0, -'.md'.length)))].sort();
}
