/** One cause, one result: what follows from another error of the unit is left out. Pure. */

import type { UnitResult } from '../model.ts';
import type { MoveUnit } from './units.ts';

const WRONG_IMPORT = /^E0300[23]$/;
const UNKNOWN_NAME = /^E030(?:04|05|06)$/;
const WRONG_COUNT = /^E0401[67]$/;
const WRONG_TYPE = /^E040(?:06|07|10)$/;

export function withoutConsequences(
  results: readonly UnitResult[],
  unit: MoveUnit,
): readonly UnitResult[] {
  const imports = results.filter(
    ({ code, message }) => WRONG_IMPORT.test(code) && message.includes("Invalid 'use'"),
  );
  return results.filter((result, index) => {
    if (UNKNOWN_NAME.test(result.code))
      return !imports.some((imported) => wouldImport(imported, unit, nameIn(result)));
    if (!WRONG_TYPE.test(result.code)) return true;
    // With arguments missing or in the wrong order, each parameter gets what is meant for another.
    return !results.some(
      (other, at) =>
        isSamePlace(other, result) &&
        (WRONG_COUNT.test(other.code) || (at < index && WRONG_TYPE.test(other.code))),
    );
  });
}

function nameIn({ message }: UnitResult): string {
  return /'(\w+)'(?: in current scope)?$/.exec(message)?.[1] ?? '';
}

/** The statement holds the name, or the name it should hold. */
function wouldImport(wrong: UnitResult, unit: MoveUnit, name: string): boolean {
  if (name === '') return false;
  const lines = (unit.unit.blocks[wrong.block]?.code ?? '').split('\n').slice(wrong.line - 1);
  const statement = /^[^;]*/.exec(lines.join('\n'))?.[0] ?? '';
  return wrong.fix.includes(`\`${name}\``) || new RegExp(`\\b${name}\\b`).test(statement);
}

function isSamePlace(result: UnitResult, other: UnitResult): boolean {
  return (
    result.block === other.block && result.line === other.line && result.column === other.column
  );
}
