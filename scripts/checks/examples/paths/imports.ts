/** Files and packages that a shown program imports and its reader does not have. Pure. */

import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Block } from '../model.ts';
import { SCRIPTS, withoutEnding } from './page-path.ts';
import type { PageWalk, PathMessage, PathResult } from './walk.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

export function checkImports(walk: PageWalk): readonly PathResult[] {
  const known = new Set<string>();
  return walk.displayed.filter(isProgram).flatMap((block) =>
    [...block.code.matchAll(IMPORT)].flatMap((match) => {
      const [text, , source = ''] = match;
      const start = match.index + text.indexOf(source);
      const result = source.startsWith('.')
        ? checkFile(walk, block, source)
        : checkPackage(walk, source);
      if (result === null || known.has(result.message)) return [];
      known.add(result.message);
      return [{ ...result, block, start }];
    }),
  );
}

/** What completes a fragment is shown beside it; a fragment is no program of its own. */
function isProgram({ language, meta }: Block): boolean {
  const { file, title, isRun, unchecked } = meta;
  const isNamed = file !== null || title !== null || isRun;
  return SCRIPTS.has(language) && unchecked === null && meta.fragment.length === 0 && isNamed;
}

const EXAMPLES = 'docs/examples/';

function checkFile(walk: PageWalk, { id, meta }: Block, source: string): PathMessage | null {
  const file = id.startsWith(EXAMPLES) ? id.slice('docs/'.length) : (meta.file ?? meta.title ?? '');
  const from = path.posix.dirname(file);
  const target = withoutEnding(path.posix.join(from, source));
  const tail = `/${withoutEnding(path.posix.normalize(source).replace(/^(?:\.\.\/)+/, ''))}`;
  if (walk.hasFile((file) => file === target || `/${file}`.endsWith(tail))) return null;
  const message = `the program imports ${source}, and ${walk.route} does not show that file`;
  const fix =
    'quote the file with file=, folded if it is long, or link the page that has it where this one says what its reader has';
  return { code: 'path-file', message, fix };
}

function checkPackage(walk: PageWalk, source: string): PathMessage | null {
  if (isBuiltin(source) || /^(?:@\/|virtual:|https?:)/.test(source)) return null;
  const name = source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
  if (walk.isInstalled(name)) return null;
  const message = `the program imports ${name}, and no command of ${walk.route} installs it`;
  const fix = `show npm install ${name} with its version, or link the page that installs it where this one says what its reader has`;
  return { code: 'path-package', message, fix };
}
