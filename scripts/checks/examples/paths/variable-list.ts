/** `docs/examples/_variables.tsv`: one name for each thing that a reader keeps in a variable. Reads that file. */

import fs from 'node:fs';
import path from 'node:path';

export const VARIABLES = 'docs/examples/_variables.tsv';

export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** Empty where no command prints it. */
  readonly command: string;
  /** Names that mean the same and are not used. */
  readonly synonyms: readonly string[];
}

/** By name; empty for a project without such a file. */
export function loadVariables(root: string): ReadonlyMap<string, Variable> {
  const file = path.join(root, VARIABLES);
  if (!fs.existsSync(file)) return new Map();
  const [, ...rows] = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [name = '', meaning = '', command = '', synonyms = ''] = row.split('\t');
      return [name, { name, meaning, command, synonyms: synonyms.split(' ').filter(Boolean) }];
    }),
  );
}
