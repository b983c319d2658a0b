/** Findings → problems in files: promised errors are taken off, missing ones added. Pure. */

import type { Diagnostic, Location } from '../../../generators/core/diagnostics.ts';
import { fenceStart, placeInFile } from './page/fence-rules.ts';
import type { Block, Finding, Unit } from './model.ts';

/** A diagnostic with the rename that `--fix` may carry out at its place. */
export interface Problem {
  readonly diagnostic: Diagnostic;
  readonly rename: { readonly from: string; readonly to: string; readonly at: Location } | null;
  /** Id of the block that it is about; null for a page, a sentence, a formula. */
  readonly block: string | null;
}

export function problemsOf(unit: Unit, findings: readonly Finding[]): readonly Problem[] {
  const unexpected = findings.filter((finding) => !isPromised(unit.blocks[finding.block], finding));
  return [
    ...unexpected.flatMap((finding) => toProblem(unit, finding) ?? []),
    ...unit.blocks.flatMap((block, index) =>
      brokenPromises(
        block,
        findings.filter((finding) => finding.block === index),
      ),
    ),
  ];
}

function isPromised(block: Block | undefined, finding: Finding): boolean {
  return finding.level === 'error' && (block?.meta.error.includes(finding.code) ?? false);
}

function toProblem(unit: Unit, finding: Finding): Problem | null {
  const block = unit.blocks[finding.block] ?? unit.blocks[0];
  if (!block) return null;
  // A block that must fail may well leave something unused.
  if (finding.level === 'warning' && block.meta.error.length > 0) return null;
  const { level, message, fix, rename } = finding;
  const at =
    finding.line === 0
      ? fenceStart(block.origin)
      : placeInFile(block.origin, finding.line, finding.column);
  const diagnostic = { level, code: `examples/${finding.code}`, message, at, fix } as const;
  const renamed = rename && {
    from: rename.from,
    to: rename.to,
    at: placeInFile(block.origin, finding.line, rename.column),
  };
  return { diagnostic, rename: renamed, block: block.id };
}

function brokenPromises(block: Block, findings: readonly Finding[]): readonly Problem[] {
  const codes = new Set(findings.filter(({ level }) => level === 'error').map(({ code }) => code));
  return block.meta.error
    .filter((code) => !codes.has(code))
    .map((code) => {
      const instead =
        codes.size === 0 ? 'nothing is wrong with it' : `it fails with ${[...codes].join(', ')}`;
      const message = `the block must fail with ${code}, and ${instead}`;
      const fix =
        codes.size === 0
          ? 'remove `error`, or write the mistake that the text speaks of'
          : 'name the code it fails with, or mend the block';
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
