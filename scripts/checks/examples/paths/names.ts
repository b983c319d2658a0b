/** One name for one thing: `docs/examples/_variables.tsv` says what each variable is. `load…` reads that file. */

import fs from 'node:fs';
import path from 'node:path';
import { nearestName } from '../../../../generators/core/text.ts';
import type { Variable } from '../../../../site/dialect/variables.ts';
import { readVariables, variablesFile } from '../../../../site/dialect/variables.ts';
import { SCRIPTS, SHELLS } from './page-path.ts';
import type { PageWalk, PathResult } from './walk.ts';

const VARIABLES = `docs/${variablesFile}`;

/** By name; empty for a project without such a file. */
export function loadVariables(root: string): ReadonlyMap<string, Variable> {
  const file = path.join(root, VARIABLES);
  return fs.existsSync(file) ? readVariables(fs.readFileSync(file, 'utf8')) : new Map();
}

/** What ends so is a secret, an address or an ID. */
const OURS = /(?:^|_)(?:ID|IDS|KEY|SECRET|ADDRESS|DIGEST|PHRASE|MNEMONIC|WORDS|CAP)$/;
/** Names that other programs read. */
const FOREIGN = /^(?:AWS|GOOGLE|AZURE|GITHUB|CARGO|POSTGRES|FORMAL)_/;

const IN_SCRIPT = /\b(?:process|import\.meta)\.env(?:\.|\[')(\w+)/g;
const IN_SHELL = /\bexport[ \t]+(\w+)=/g;

export function checkNames({ blocks, list }: PageWalk): readonly PathResult[] {
  if (list.size === 0) return [];
  const synonyms = new Map(
    [...list.values()].flatMap(({ name, synonyms: others }) =>
      others.map((other) => [other, name] as const),
    ),
  );
  return blocks.flatMap((block) => {
    const pattern = SCRIPTS.has(block.language) ? IN_SCRIPT : IN_SHELL;
    if (!SCRIPTS.has(block.language) && !SHELLS.has(block.language)) return [];
    return [...block.code.matchAll(pattern)].flatMap((match) => {
      const [text, name = ''] = match;
      const own = synonyms.get(name);
      if (list.has(name) || FOREIGN.test(name) || (own === undefined && !OURS.test(name)))
        return [];
      const near = own ?? nearestName(name, [...list.keys()]);
      const fix =
        near === null
          ? `add it to ${VARIABLES}: what it is, and the command that prints it`
          : `write ${near}: ${list.get(near)?.meaning ?? ''}`;
      const message =
        own === undefined
          ? `\`${name}\` is not in ${VARIABLES}`
          : `\`${name}\` is called \`${own}\` on the other pages`;
      return [
        { code: 'path-name', message, fix, block, start: match.index + text.lastIndexOf(name) },
      ];
    });
  });
}
