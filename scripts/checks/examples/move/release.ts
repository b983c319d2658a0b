/** What the documented release refuses, in the lines of the blocks. Pure. */

import type { Declarations } from '../../../../site/move/compiler/declarations.ts';
import { checkRelease } from '../../../../site/move/explain/release-rules.ts';
import { blockLineOf } from '../assemble.ts';
import type { UnitResult } from '../model.ts';
import type { MoveUnit } from './units.ts';

export function checkUnitRelease(unit: MoveUnit, framework: Declarations): readonly UnitResult[] {
  const texts = [...unit.files].flatMap(([name, { text }]) =>
    name.endsWith('.move') ? [[name, text] as const] : [],
  );
  return checkRelease(new Map(texts), framework).flatMap(({ file: name, ...result }) => {
    const file = unit.files.get(name);
    if (!file) return [];
    const own = blockLineOf(file, result.line);
    const column = own.isContext ? 1 : result.column;
    return [
      {
        ...result,
        level: 'error',
        block: own.block,
        line: own.line,
        column,
        rename: null,
      } as const,
    ];
  });
}
