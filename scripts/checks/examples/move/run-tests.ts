/** The tests of units: in one call where that is possible, and each unit once, however many pages show its tests. */

import { testPackage, testTogether } from '../../move/compiler.ts';
import type { TestResult } from '../../../../site/move/compiler/compiler.ts';
import type { CompilerDiagnostic } from '../../../../site/move/compiler/compiler-output.ts';
import type { Neighbours } from './neighbours.ts';
import { requestFor } from './requests.ts';
import type { MoveUnit } from './units.ts';
import { originalText } from './units.ts';

export type Test = TestResult['tests'][number];

export interface Tested {
  /** Named as the author names them. */
  readonly tests: readonly Test[];
  /** Errors of code that only tests compile. */
  readonly errors: readonly CompilerDiagnostic[];
}

const ran = new Map<string, Tested>();

export async function testsOf(unit: MoveUnit, neighbours: Neighbours): Promise<Tested> {
  return ran.get(keyOf(unit)) ?? (await testAlone(unit, neighbours));
}

function keyOf({ unit }: MoveUnit): string {
  return JSON.stringify(unit.blocks.map(({ id, code }) => [id, code]));
}

export async function testAlone(unit: MoveUnit, neighbours: Neighbours): Promise<Tested> {
  return keep(unit, await testPackage(requestFor([unit], neighbours)));
}

/** Whoever asks later for the tests of what does not compile need not try it again. */
export function keepBroken(unit: MoveUnit, diagnostics: readonly CompilerDiagnostic[]): void {
  keep(unit, { ok: false, tests: [], diagnostics });
}

function keep(unit: MoveUnit, { tests, diagnostics }: TestResult): Tested {
  const [file] = unit.files.values();
  const original = (text: string): string => (file ? originalText(file, text) : text);
  const tested = {
    tests: tests.map((test) => ({ ...test, name: original(test.name) })),
    // The stubbed declarations warn in their own way; of a test run only errors and results count.
    errors: diagnostics
      .filter(({ level }) => level === 'error')
      .map((error) => ({ ...error, message: original(error.message) })),
  };
  ran.set(keyOf(unit), tested);
  return tested;
}

/**
 * Those with an error are tested alone and the others once more together. Of tests that never end nobody knows
 * whose they are: then each unit is tested alone.
 */
export async function testUnits(
  units: readonly MoveUnit[],
  neighbours: Neighbours,
): Promise<ReadonlyMap<MoveUnit, Tested>> {
  const together =
    units.length > 1 ? await testTogether(requestFor(units, neighbours), units.length) : null;
  const isWhole = together !== null && together.diagnostics.every(({ level }) => level !== 'error');
  if (isWhole) return new Map(units.map((unit) => [unit, keep(unit, ofUnit(together, unit))]));
  const broken = unitsWithErrors(units, together?.diagnostics ?? []);
  const alone = broken.length > 0 ? broken : units;
  const results = new Map<MoveUnit, Tested>();
  for (const unit of alone) results.set(unit, await testAlone(unit, neighbours));
  const rest = units.filter((unit) => !results.has(unit));
  return rest.length > 0 ? new Map([...results, ...(await testUnits(rest, neighbours))]) : results;
}

export function unitsWithErrors(
  units: readonly MoveUnit[],
  diagnostics: readonly CompilerDiagnostic[],
): readonly MoveUnit[] {
  const files = new Set(
    diagnostics.flatMap(({ level, file }) => (level === 'error' ? [file] : [])),
  );
  return units.filter((unit) => [...unit.files.keys()].some((file) => files.has(file)));
}

/** Modules have names of their own in a call: the address of each unit was renamed. */
function ofUnit(result: TestResult, { files }: MoveUnit): TestResult {
  const modules = [...files.values()].flatMap(({ text }) =>
    [...text.matchAll(/\bmodule\s+(\w+::\w+)/g)].map((match) => match[1] ?? ''),
  );
  const isOwn = ({ name }: Test): boolean =>
    modules.includes(name.split('::').slice(0, 2).join('::'));
  return { ...result, tests: result.tests.filter(isOwn), diagnostics: [] };
}
