/** Programs and lists of tests on a page or in an example → units with a task. Reads `docs/examples`. */

import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import type { Block, Unit } from '../model.ts';
import { exampleBlock, unitsOfExample } from '../page/example-files.ts';
import type { Asking } from './asking.ts';
import { SCRIPTS } from './asking.ts';
import { calledProgram, ownProgram, withProgram } from './program-units.ts';
import { testList } from './test-units.ts';

export interface Tasks {
  readonly units: readonly Unit[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The blocks must come in page order. */
export function tasksOfPage(root: string, blocks: readonly Block[], text: string): Tasks {
  const results = blocks.map((block, index) => taskOf({ root, blocks, block, index }));
  const units = results.flatMap((result) => (result && 'task' in result ? [result] : []));
  return {
    units: NEEDS_NOTHING.test(text) ? units.map((unit) => withVariables(unit, text)) : units,
    diagnostics: results.flatMap((result) => (result && 'message' in result ? [result] : [])),
  };
}

/** "You need neither a key nor coins": a promise that a run must keep. */
const NEEDS_NOTHING =
  /\b(?:neither|no|without)\s+(?:an?\s+)?keys?\s+(?:n?or|and\s+no)\s+(?:\bany\s+)?coins\b/;

function withVariables(unit: Unit, text: string): Unit {
  const variables = text.match(/\b[A-Z]\w*(?==)/g) ?? [];
  return unit.task?.kind === 'program' ? { ...unit, task: { ...unit.task, variables } } : unit;
}

/** Every program of an example that has what it prints beside it: `tidy.ts` and `tidy.console`. */
export function tasksOfExample(root: string, name: string): readonly Unit[] {
  return unitsOfExample(root, name).flatMap((unit) => {
    if (unit.language !== 'ts') return [];
    return unit.blocks.flatMap((block, entry) => {
      const printed = exampleBlock(root, block.id.replace(/\.\w+$/, '.console'));
      return printed
        ? [withProgram(unit, { root, entry, printed, asked: null, node: null, call: null })]
        : [];
    });
  });
}

/** Null: the block asks for nothing. */
function taskOf(asking: Asking): Unit | Diagnostic | null {
  const { block } = asking;
  if (block.meta.unchecked !== null) return null;
  if (block.meta.isRun)
    return SCRIPTS.has(block.language) ? ownProgram(asking) : calledProgram(asking);
  return ['sh', 'bash'].includes(block.language) ? testList(asking) : null;
}
