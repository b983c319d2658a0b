/** Move blocks and packages: compiled by the real compiler against the framework's declarations, many in one call. */

import type { CompilerDiagnostic } from '../../../../site/move/compiler/compiler-output.ts';
import type { Declarations } from '../../../../site/move/compiler/declarations.ts';
import { withoutConsequences } from '../../../../site/move/explain/consequences.ts';
import { compilePackage, loadFramework } from '../../move/compiler.ts';
import { loadContexts } from '../page/contexts.ts';
import type { Checker, UnitResult } from '../model.ts';
import { toResult } from './results.ts';
import { loadNeighbours } from './neighbours.ts';
import type { Neighbours } from './neighbours.ts';
import { checkUnitRelease } from './release.ts';
import { batchesOf, requestFor } from './requests.ts';
import { keepBroken, testAlone, testUnits, unitsWithErrors } from './run-tests.ts';
import type { Tested } from './run-tests.ts';
import { failedTest } from './failed-test.ts';
import { prepareUnit } from './units.ts';
import type { MoveUnit } from './units.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const contexts = loadContexts(context.root);
    const neighbours = loadNeighbours(context.root);
    const prepared = units.map((unit, index) => prepareUnit(unit, { index, contexts }));
    const outcomes = new Map<MoveUnit, readonly UnitResult[]>();
    for (const unit of prepared) if (unit.results.length > 0) outcomes.set(unit, unit.results);
    const open = prepared.filter((unit) => !outcomes.has(unit));
    const batch = { framework: loadFramework(), neighbours, outcomes };
    // What promises an error would only break its batch.
    const failing = open.filter(({ unit }) =>
      unit.blocks.some(({ meta }) => meta.error.length > 0),
    );
    for (const unit of failing) outcomes.set(unit, await checkAlone(unit, batch));
    const others = open.filter((unit) => !failing.includes(unit));
    for (const together of batchesOf(others)) await checkBatch(together, batch);
    return prepared.map((unit) => [
      ...(outcomes.get(unit) ?? []),
      ...checkUnitRelease(unit, batch.framework),
    ]);
  },
};

interface Batch {
  readonly framework: Declarations;
  readonly neighbours: Neighbours;
  readonly outcomes: Map<MoveUnit, readonly UnitResult[]>;
}

/**
 * A batch that compiles clears all its units, and their tests run together. In one that does not, those with an
 * error are checked alone for the whole story, and the others tried again: an early error keeps later stages
 * from looking at them.
 */
async function checkBatch(units: readonly MoveUnit[], batch: Batch): Promise<void> {
  const [only] = units;
  if (only === undefined) return;
  if (units.length === 1) {
    batch.outcomes.set(only, await checkAlone(only, batch));
    return;
  }
  const result = await compilePackage(requestFor(units, batch.neighbours));
  if (!result.ok) {
    const broken = unitsWithErrors(units, result.diagnostics);
    for (const unit of broken) batch.outcomes.set(unit, await checkAlone(unit, batch));
    // No file to blame: halve until the culprit stands alone.
    const rest =
      broken.length > 0 ? [units.filter((unit) => !broken.includes(unit))] : halves(units);
    for (const part of rest) await checkBatch(part, batch);
    return;
  }
  const tested = await testUnits(
    units.filter(({ hasTests }) => hasTests),
    batch.neighbours,
  );
  for (const unit of units)
    batch.outcomes.set(unit, [
      ...resultsIn(unit, result.diagnostics, batch.framework),
      ...checkTest(unit, tested.get(unit) ?? null, batch.framework),
    ]);
}

function halves<T>(list: readonly T[]): readonly (readonly T[])[] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

async function checkAlone(
  unit: MoveUnit,
  { framework, neighbours }: Batch,
): Promise<readonly UnitResult[]> {
  const { ok, diagnostics } = await compilePackage(requestFor([unit], neighbours));
  if (!ok) keepBroken(unit, diagnostics);
  const tested = ok && unit.hasTests ? await testAlone(unit, neighbours) : null;
  return [...resultsIn(unit, diagnostics, framework), ...checkTest(unit, tested, framework)];
}

function checkTest(
  unit: MoveUnit,
  tested: Tested | null,
  framework: Declarations,
): readonly UnitResult[] {
  if (tested === null) return [];
  const failed = tested.tests.filter((test) => !test.passed && !test.needsFramework);
  return [
    ...resultsIn(unit, tested.errors, framework),
    ...failed.map((test) => failedTest(unit, test)),
  ];
}

function resultsIn(
  unit: MoveUnit,
  diagnostics: readonly CompilerDiagnostic[],
  framework: Declarations,
): readonly UnitResult[] {
  const results = diagnostics.flatMap((diagnostic) => toResult(diagnostic, unit, framework) ?? []);
  return withoutConsequences(results, ({ block }) => unit.unit.blocks[block]?.code ?? '');
}
