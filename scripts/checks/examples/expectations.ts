/** Results of a unit → diagnostics in files: promised errors are removed, missing ones added, repeats made one. Pure. */

import { fenceStart, locationInFile } from './page/fence-rules.ts';
import type { Block, PageDiagnostic, UnitResult, Unit } from './model.ts';

export function diagnosticsOf(
  unit: Unit,
  results: readonly UnitResult[],
): readonly PageDiagnostic[] {
  const unexpected = results.filter((result) => !isPromised(unit.blocks[result.block], result));
  return [
    ...repeatsOf(unexpected).flatMap((repeats) => toDiagnostic(unit, repeats) ?? []),
    ...unit.blocks.flatMap((block, index) =>
      brokenPromises(
        { unit, block },
        results.filter((result) => result.block === index),
      ),
    ),
  ];
}

function isPromised(block: Block | undefined, result: UnitResult): boolean {
  return result.level === 'error' && (block?.meta.error.includes(result.code) ?? false);
}

/** The same words in one block have one cause: a name that is wrong wherever it is used. */
function repeatsOf(
  results: readonly UnitResult[],
): readonly (readonly [UnitResult, ...UnitResult[]])[] {
  const byCause = new Map<string, [UnitResult, ...UnitResult[]]>();
  for (const result of results) {
    const { block, level, code, message, fix } = result;
    const cause = JSON.stringify([block, level, code, message, fix]);
    const known = byCause.get(cause);
    if (known) known.push(result);
    else byCause.set(cause, [result]);
  }
  return [...byCause.values()];
}

function toDiagnostic(
  unit: Unit,
  [result, ...repeats]: readonly [UnitResult, ...UnitResult[]],
): PageDiagnostic | null {
  const block = unit.blocks[result.block] ?? unit.blocks[0];
  if (!block) return null;
  // A block that must fail may well leave something unused.
  if (result.level === 'warning' && block.meta.error.length > 0) return null;
  const { level, fix, rename } = result;
  const at =
    result.line === 0
      ? fenceStart(block.origin)
      : locationInFile(block.origin, result.line, result.column);
  const lines = repeats.map(({ line }) => locationInFile(block.origin, line, 1).line);
  const others = [...new Set(lines)].filter((line) => line !== at.line);
  const message = result.message + (others.length > 0 ? `; also in line ${others.join(', ')}` : '');
  const locations = [result, ...repeats].flatMap((location) =>
    location.rename === null
      ? []
      : [locationInFile(block.origin, location.line, location.rename.column)],
  );
  const renamed = rename && { from: rename.from, to: rename.to, at: locations };
  return {
    level,
    code: `examples/${result.code}`,
    message,
    at,
    fix,
    rename: renamed,
    block: block.id,
  };
}

/** Errors of a run are promised to its task, all others to the block's language. */
function isPromisedOf({ task }: Unit, code: string): boolean {
  const isOfRun = /^(?:program|node)-/.test(code);
  return task === null ? !isOfRun : isOfRun && task.kind === 'program';
}

function brokenPromises(
  { unit, block }: { readonly unit: Unit; readonly block: Block },
  results: readonly UnitResult[],
): readonly PageDiagnostic[] {
  const codes = new Set(results.filter(({ level }) => level === 'error').map(({ code }) => code));
  return block.meta.error
    .filter((code) => isPromisedOf(unit, code) && !codes.has(code))
    .map((code) => {
      const instead =
        codes.size === 0 ? 'nothing is wrong with it' : `it fails with ${[...codes].join(', ')}`;
      const message = `the block must fail with ${code}, and ${instead}`;
      const fix =
        codes.size === 0
          ? 'remove `error`, or write the mistake that the text describes'
          : 'name the code it fails with, or correct the block';
      const at = fenceStart(block.origin);
      return { level: 'error', code: 'examples/missing-error', message, at, fix, block: block.id };
    });
}
