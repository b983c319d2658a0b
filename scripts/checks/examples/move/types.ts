/** The framework's types and their abilities. Reads `framework-sources`, once. */

import fs from 'node:fs';
import path from 'node:path';
import type { TypeFacts } from './release-rules.ts';
import { typesIn } from './release-rules.ts';

let loaded: {
  readonly root: string;
  readonly types: ReadonlyMap<string, readonly TypeFacts[]>;
} | null = null;

export function loadTypes(root: string): ReadonlyMap<string, readonly TypeFacts[]> {
  if (loaded?.root === root) return loaded.types;
  const folder = path.join(root, 'framework-sources');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.move'));
  const texts = files.map((file) =>
    fs.readFileSync(path.join(folder, file), 'utf8').replace(/\/\/[^\n]*/g, ''),
  );
  const types = typesIn(texts.join('\n'));
  loaded = { root, types };
  return types;
}
