/** The Move compiler's diagnostics as results in the author's lines and names, with the name that was probably meant. */

import type { CompilerDiagnostic } from '../../../../site/move/compiler/compiler-output.ts';
import type { Declarations } from '../../../../site/move/compiler/declarations.ts';
import { explain } from '../../../../site/move/explain/explain.ts';
import { blockLineOf } from '../assemble.ts';
import type { UnitResult } from '../model.ts';
import type { MoveUnit } from './units.ts';
import { originalColumn, originalText } from './units.ts';

/** Null for another unit's file, and for advice that a fragment cannot follow. */
export function toResult(
  diagnostic: CompilerDiagnostic,
  unit: MoveUnit,
  framework: Declarations,
): UnitResult | null {
  const file = unit.files.get(diagnostic.file);
  if (!file) return null;
  const own = blockLineOf(file, diagnostic.line);
  if (diagnostic.level === 'warning' && unit.isFragment && !isFollowed(diagnostic)) return null;
  const lineText = unit.unit.blocks[own.block]?.code.split('\n')[own.line - 1] ?? '';
  const inOwnNames = {
    ...diagnostic,
    column: own.isContext ? 1 : originalColumn(file, diagnostic.line, diagnostic.column),
    message: originalText(file, diagnostic.message),
    detail: originalText(file, diagnostic.detail),
  };
  const result = explain(inOwnNames, own.isContext ? '' : lineText, {
    framework,
    own: [...unit.files.values()].map(({ text }) => originalText(file, text)),
  });
  const message = (own.isContext ? 'in the context around the fragment: ' : '') + result.message;
  return { ...result, message, block: own.block, line: own.line };
}

/** A fragment may leave unused what others use; a public function that takes `Random` is wrong anywhere. */
function isFollowed({ code }: CompilerDiagnostic): boolean {
  return code === 'Lint W99006';
}
