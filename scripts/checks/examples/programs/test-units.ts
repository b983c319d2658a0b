/** Lists of Move tests on a page, with the package whose tests they show. Reads `docs/examples`. */

import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import type { Block, Unit } from '../model.ts';
import { unitsOfExample } from '../page/example-files.ts';
import { unitsOfPage } from '../units.ts';
import type { Asking } from './asking.ts';
import { quotedExample, outputAfter, diagnosticOf } from './asking.ts';
import { readTestCall } from './commands.ts';

/** The Move package whose tests a command runs: the one it names, or the last one that the page quotes or shows. */
export function testList(asking: Asking): Unit | Diagnostic | null {
  const { root, blocks, block, index } = asking;
  const call = readTestCall(block.code);
  const printed = outputAfter(asking);
  if (
    call === null ||
    printed === null ||
    !/^(?:\[ (?:PASS|FAIL|TIMEOUT) |Test result: )/m.test(printed.code)
  )
    return null;
  const before = blocks
    .slice(0, index)
    .filter(
      (candidate) => candidate.language === 'move' || candidate.meta.file?.endsWith('Move.toml'),
    );
  const last = before.findLast(
    (candidate) => candidate.meta.file !== null || candidate.meta.package !== null,
  );
  const name =
    block.meta.package ?? (last?.meta.file ? quotedExample(last) : (last?.meta.package ?? null));
  const ofPage = unitsOfPage(blocks).find(
    (unit) => unit.language === 'move' && unit.blocks[0]?.meta.package === name,
  );
  const unit = name === null ? null : (ofPage ?? packageOf(root, name, last ?? null));
  if (!unit) {
    const message = 'the page shows tests, and no package whose tests they could be';
    const fix = 'quote a file of the package above, or name its example with package=NAME';
    return { ...diagnosticOf(block, { code: 'tests-of-nothing', message, fix }), level: 'warning' };
  }
  const task = { kind: 'move-tests', printed: unit.blocks.length, filter: call.filter } as const;
  return { ...unit, blocks: [...unit.blocks, printed], task };
}

/** Of an example with several packages: the one that the quoted file belongs to. */
function packageOf(root: string, name: string, quoted: Block | null): Unit | null {
  const packages = unitsOfExample(root, name).filter(({ language }) => language === 'move');
  const id = quoted?.meta.file ? `docs/${quoted.meta.file}` : null;
  const owner = packages.find(({ blocks }) => blocks.some((block) => block.id === id));
  return owner ?? packages[0] ?? null;
}
