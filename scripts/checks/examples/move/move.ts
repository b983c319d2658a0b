/** Move blocks: compiled by the real compiler against the framework's declarations, many in one call. */

import { compilePackage, testPackage } from '../../move/compiler.ts';
import type { CompileRequest, CompilerDiagnostic, TestResult } from '../../move/compiler.ts';
import { loadContexts } from '../page/contexts.ts';
import type { Checker, Finding } from '../model.ts';
import { toFinding } from './findings.ts';
import { withoutConsequences } from './consequences.ts';
import { loadNeighbours, neighboursOf } from './neighbours.ts';
import type { Neighbours } from './neighbours.ts';
import { releaseFindings } from './release-rules.ts';
import { loadTypes } from './types.ts';
import { failedTest } from './test-failures.ts';
import { prepareUnit } from './units.ts';
import type { MoveUnit } from './units.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const contexts = loadContexts(context.root);
    const neighbours = loadNeighbours(context.root);
    const prepared = units.map((unit, index) => prepareUnit(unit, { index, contexts }));
    const verdicts = new Map<MoveUnit, readonly Finding[]>();
    for (const unit of prepared) if (unit.findings.length > 0) verdicts.set(unit, unit.findings);
    const open = prepared.filter((unit) => !verdicts.has(unit));
    const together = open.filter((unit) => !unit.hasTests && !unit.isPackage);
    const batch = { root: context.root, neighbours, verdicts };
    await compileTogether(together, batch);
    for (const unit of open.filter((one) => !together.includes(one)))
      verdicts.set(unit, await checkAlone(unit, batch));
    const known = loadTypes(context.root);
    return prepared.map((unit) => [
      ...(verdicts.get(unit) ?? []),
      ...releaseFindings(unit, (name) => known.get(name) ?? []),
    ]);
  },
};

/** One call carries this many units for the price of two alone. */
const BATCH = 40;

interface Batch {
  readonly root: string;
  readonly neighbours: Neighbours;
  readonly verdicts: Map<MoveUnit, readonly Finding[]>;
}

/**
 * A batch that compiles clears all its units. In one that does not, those with an error are compiled alone
 * for the whole story, and the others tried again: an early error keeps later stages from looking at them.
 */
async function compileTogether(units: readonly MoveUnit[], batch: Batch): Promise<void> {
  for (let at = 0; at < units.length; at += BATCH)
    await compileBatch(units.slice(at, at + BATCH), batch);
}

async function compileBatch(units: readonly MoveUnit[], batch: Batch): Promise<void> {
  if (units.length === 0) return;
  const [only] = units;
  if (units.length === 1 && only) {
    batch.verdicts.set(only, await checkAlone(only, batch));
    return;
  }
  const result = await compilePackage(requestFor(units, batch.neighbours));
  const broken = units.filter((unit) =>
    result.diagnostics.some(({ file, level }) => level === 'error' && unit.files.has(file)),
  );
  if (!result.ok) {
    // No file to blame: halve until the culprit stands alone.
    const rest =
      broken.length > 0 ? [units.filter((unit) => !broken.includes(unit))] : halves(units);
    for (const unit of broken) batch.verdicts.set(unit, await checkAlone(unit, batch));
    for (const part of rest) await compileBatch(part, batch);
    return;
  }
  for (const unit of units)
    batch.verdicts.set(unit, findingsIn(unit, result.diagnostics, batch.root));
}

function halves<T>(list: readonly T[]): readonly (readonly T[])[] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

async function checkAlone(
  unit: MoveUnit,
  { root, neighbours }: Batch,
): Promise<readonly Finding[]> {
  const request = requestFor([unit], neighbours);
  const compiled = await compilePackage(request);
  if (!compiled.ok || !unit.hasTests) return findingsIn(unit, compiled.diagnostics, root);
  const run = await testOnce(request);
  // The stubbed declarations warn in their own way; of a test run only errors and verdicts count.
  const errors = run.diagnostics.filter(({ level }) => level === 'error');
  const failed = run.tests.filter((test) => !test.passed && !test.needsFramework);
  return [
    ...findingsIn(unit, [...compiled.diagnostics, ...errors], root),
    ...failed.map((test) => failedTest(unit, test)),
  ];
}

const ran = new Map<string, Promise<TestResult>>();

/** A package is tested once, however many pages show its tests. */
export function testOnce(request: CompileRequest): Promise<TestResult> {
  const key = JSON.stringify([...request.files]);
  const known = ran.get(key) ?? testPackage(request);
  ran.set(key, known);
  return known;
}

export function requestFor(units: readonly MoveUnit[], neighbours: Neighbours): CompileRequest {
  const own = units.flatMap((unit) =>
    [...unit.files].map(([file, { text }]) => [file, text] as const),
  );
  const words = own.map(([, text]) => text).join('\n');
  const files = new Map([...own, ...neighboursOf(neighbours, words)]);
  const needs = (name: string): boolean =>
    [...files.values()].some((text) => new RegExp(`\\b${name}::`).test(text));
  const dependencies = [
    'sui',
    ...(needs('sui_system') ? ['sui_system'] : []),
    ...(needs('bridge') ? ['bridge'] : []),
  ];
  return { files, dependencies: dependencies as CompileRequest['dependencies'] };
}

function findingsIn(
  unit: MoveUnit,
  diagnostics: readonly CompilerDiagnostic[],
  root: string,
): readonly Finding[] {
  const findings = diagnostics.flatMap((diagnostic) => toFinding(diagnostic, unit, root) ?? []);
  return withoutConsequences(findings, unit);
}
