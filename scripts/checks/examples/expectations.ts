/** Findings → problems in files: promised errors are removed, missing ones added, repeats made one. Pure. */

import type { Diagnostic, Location } from '../../../generators/core/diagnostics.ts';
import { fenceStart, placeInFile } from './page/fence-rules.ts';
import type { Block, Finding, Unit } from './model.ts';

/** A diagnostic with the rename that `--fix` may carry out. */
export interface Problem {
  readonly diagnostic: Diagnostic;
  readonly rename: PlacedRename | null;
  /** Id of the block that it is about; null for a page, a sentence, a formula. */
  readonly block: string | null;
}

export interface PlacedRename {
  readonly from: string;
  readonly to: string;
  /** Every place of the wrong name. */
  readonly at: readonly Location[];
}

export function problemsOf(unit: Unit, findings: readonly Finding[]): readonly Problem[] {
  const unexpected = findings.filter((finding) => !isPromised(unit.blocks[finding.block], finding));
  return [
    ...repeatsOf(unexpected).flatMap((repeats) => toProblem(unit, repeats) ?? []),
    ...unit.blocks.flatMap((block, index) =>
      brokenPromises(
        { unit, block },
        findings.filter((finding) => finding.block === index),
      ),
    ),
  ];
}

function isPromised(block: Block | undefined, finding: Finding): boolean {
  return finding.level === 'error' && (block?.meta.error.includes(finding.code) ?? false);
}

/** The same words in one block have one cause: a name that is wrong wherever it is used. */
function repeatsOf(findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] {
  const byCause = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const { block, level, code, message, fix } = finding;
    const cause = JSON.stringify([block, level, code, message, fix]);
    const known = byCause.get(cause);
    if (known) known.push(finding);
    else byCause.set(cause, [finding]);
  }
  return [...byCause.values()];
}

function toProblem(
  unit: Unit,
  [finding, ...repeats]: readonly [Finding, ...Finding[]],
): Problem | null {
  const block = unit.blocks[finding.block] ?? unit.blocks[0];
  if (!block) return null;
  // A block that must fail may well leave something unused.
  if (finding.level === 'warning' && block.meta.error.length > 0) return null;
  const { level, fix, rename } = finding;
  const at =
    finding.line === 0
      ? fenceStart(block.origin)
      : placeInFile(block.origin, finding.line, finding.column);
  const lines = repeats.map(({ line }) => placeInFile(block.origin, line, 1).line);
  const others = [...new Set(lines)].filter((line) => line !== at.line);
  const message =
    finding.message + (others.length > 0 ? `; also in line ${others.join(', ')}` : '');
  const diagnostic = { level, code: `examples/${finding.code}`, message, at, fix } as const;
  const places = [finding, ...repeats].flatMap((place) =>
    place.rename === null ? [] : [placeInFile(block.origin, place.line, place.rename.column)],
  );
  const renamed = rename && { from: rename.from, to: rename.to, at: places };
  return { diagnostic, rename: renamed, block: block.id };
}

/** Errors of a run are promised to its task, all others to the block's language. */
function isPromisedOf({ task }: Unit, code: string): boolean {
  const isOfRun = /^(?:program|node)-/.test(code);
  return task === null ? !isOfRun : isOfRun && task.kind === 'program';
}

function brokenPromises(
  { unit, block }: { readonly unit: Unit; readonly block: Block },
  findings: readonly Finding[],
): readonly Problem[] {
  const codes = new Set(findings.filter(({ level }) => level === 'error').map(({ code }) => code));
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
      const diagnostic = {
        level: 'error',
        code: 'examples/missing-error',
        message,
        at: fenceStart(block.origin),
        fix,
      } as const;
      return { diagnostic, rename: null, block: block.id };
    });
}
