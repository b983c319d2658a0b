/** One name for one thing: variables for secrets, addresses and IDs are those of the list. Pure. */

import { nearestName } from '../../../../generators/core/text.ts';
import { SCRIPTS, SHELLS } from './page-path.ts';
import { VARIABLES } from './variable-list.ts';
import type { PageWalk, PathResult } from './walk.ts';

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
      if (list.has(name) || FOREIGN.test(name) || (own === undefined && !OURS.test(name))) return [];
      const near = own ?? nearestName(name, [...list.keys()]);
      const fix = near === null ? `add it to ${VARIABLES}: what it is, and the command that prints it` : `write ${near}: ${list.get(near)?.meaning ?? ''}`;
      const message = own === undefined ? `\`${name}\` is not in ${VARIABLES}` : `\`${name}\` is called \`${own}\` on the other pages`;
      return [{ code: 'path-name', message, fix, block, start: match.index + text.lastIndexOf(name) }];
    });
  });
}
