/** Can each page be finished? Holds variables, files, packages and IDs of a page against what its reader has. Reads prerequisites. */

import { locate } from '../../../../generators/core/source.ts';
import { loadLineReader } from '../../command-lines/check-line.ts';
import type { Block, PageDiagnostic } from '../model.ts';
import { exampleBlock } from '../page/example-files.ts';
import { locationInFile } from '../page/fence-rules.ts';
import type { PageContent } from '../read-project.ts';
import { checkFixtures, checkLiterals, checkPlaceholders } from './ids.ts';
import { checkImports } from './imports.ts';
import { checkNames, loadVariables } from './names.ts';
import { checkVariables } from './variables.ts';
import { checkVersions, loadVersions } from './versions.ts';
import type { PathResult, WalkOptions } from './walk.ts';
import { walkOf } from './walk.ts';

export async function loadPathDiagnostics(
  contents: readonly PageContent[],
  { root, load }: { readonly root: string; readonly load: WalkOptions['load'] },
): Promise<readonly PageDiagnostic[]> {
  const asked = contents.filter(({ blocks }) => blocks.length > 0);
  if (asked.length === 0) return [];
  const read = await loadLineReader();
  const fileOf = (file: string): Block | null => exampleBlock(root, file);
  const versions = loadVersions(root);
  const options = { list: loadVariables(root), load, fileOf };
  return asked.flatMap((content) => {
    const walk = walkOf(content, options);
    if (!/^\/(?:concepts|guides|references|standards)\//.test(walk.route)) return [];
    return [
      ...checkVariables(walk, read),
      ...checkNames(walk),
      ...checkImports(walk),
      ...checkVersions(walk, versions),
      ...checkPlaceholders(walk),
      ...checkLiterals(walk),
      ...checkFixtures(walk),
    ].map(diagnosticOf);
  });
}

function diagnosticOf({ code, message, fix, block, start }: PathResult): PageDiagnostic {
  const { line, column } = locate({ path: '', text: block.code }, start);
  const at = locationInFile(block.origin, line, column);
  return { level: 'error', code: `examples/${code}`, message, at, fix, block: block.id };
}
