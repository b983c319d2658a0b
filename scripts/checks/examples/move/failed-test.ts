/** Why a test failed, in a sentence, at the line of its block. Pure. */

import type { TestCase } from '../../../../site/move/compiler/compiler-output.ts';
import { explainFailure, failedAt } from '../../../../site/move/explain/test-failures.ts';
import { blockLineOf } from '../assemble.ts';
import type { UnitResult } from '../model.ts';
import type { MoveUnit } from './units.ts';
import { originalText } from './units.ts';

export function failedTest(unit: MoveUnit, test: TestCase): UnitResult {
  const [file] = unit.files.values();
  const detail = file ? originalText(file, test.detail) : test.detail;
  const code = [...unit.files.values()].map(({ text }) => text).join('\n');
  const name = test.name.split('::').at(-1) ?? test.name;
  return {
    level: 'error',
    code: 'move-test',
    ...explainFailure({ ...test, detail }, code),
    ...(locationIn(unit, test.detail) ?? unit.findLine(new RegExp(`\\bfun\\s+${name}\\b`))),
    column: 1,
    rename: null,
  };
}

/** The line that gave up, unless it is the framework's. */
function locationIn(unit: MoveUnit, detail: string): Pick<UnitResult, 'block' | 'line'> | null {
  const at = failedAt(detail);
  const file = at && unit.files.get(at.file);
  if (!at || !file) return null;
  const own = blockLineOf(file, at.line);
  return own.isContext ? null : { block: own.block, line: own.line };
}
