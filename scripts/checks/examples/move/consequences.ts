/** One cause, one finding: what follows from another error of the unit is left out. Pure. */

import type { Finding } from '../model.ts';
import type { MoveUnit } from './units.ts';

const WRONG_IMPORT = /^E0300[23]$/;
const UNKNOWN_NAME = /^E030(?:04|05|06)$/;
const WRONG_COUNT = /^E0401[67]$/;
const WRONG_TYPE = /^E040(?:06|07|10)$/;

export function withoutConsequences(
  findings: readonly Finding[],
  unit: MoveUnit,
): readonly Finding[] {
  const imports = findings.filter(
    ({ code, message }) => WRONG_IMPORT.test(code) && message.includes("Invalid 'use'"),
  );
  return findings.filter((finding, index) => {
    if (UNKNOWN_NAME.test(finding.code))
      return !imports.some((imported) => wouldImport(imported, unit, nameIn(finding)));
    if (!WRONG_TYPE.test(finding.code)) return true;
    // With arguments missing or in the wrong order, each parameter gets what is meant for another.
    return !findings.some(
      (other, at) =>
        isSamePlace(other, finding) &&
        (WRONG_COUNT.test(other.code) || (at < index && WRONG_TYPE.test(other.code))),
    );
  });
}

function nameIn({ message }: Finding): string {
  return /'(\w+)'(?: in current scope)?$/.exec(message)?.[1] ?? '';
}

/** The statement holds the name, or the name it should hold. */
function wouldImport(wrong: Finding, unit: MoveUnit, name: string): boolean {
  if (name === '') return false;
  const lines = (unit.unit.blocks[wrong.block]?.code ?? '').split('\n').slice(wrong.line - 1);
  const statement = /^[^;]*/.exec(lines.join('\n'))?.[0] ?? '';
  return wrong.fix.includes(`\`${name}\``) || new RegExp(`\\b${name}\\b`).test(statement);
}

function isSamePlace(finding: Finding, other: Finding): boolean {
  return (
    finding.block === other.block && finding.line === other.line && finding.column === other.column
  );
}
