/** Answers that a page shows as JSON: of which block, under which key, and the diagnostics of what is wrong in it. Pure. */

import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { diagnosticsOf } from '../expectations.ts';
import type { Block, PageDiagnostic, UnitResult } from '../model.ts';

/** Null where the block shows no object with that key, or is not held to anything. */
export function answerUnder(key: string, { code, language, meta }: Block): Node | null {
  const isHeld = language === 'json' && meta.unchecked === null && meta.error.length === 0;
  if (!isHeld || meta.isVariables || !code.includes(`"${key}"`)) return null;
  const tree = parseTree(code, [], { disallowComments: true });
  const found = tree?.type === 'object' ? findNodeAtLocation(tree, [key]) : undefined;
  return found ?? null;
}

export function diagnosticsIn(
  block: Block,
  results: readonly UnitResult[],
): readonly PageDiagnostic[] {
  const unit = { blocks: [block], language: block.language, folder: '', isPackage: false };
  return diagnosticsOf({ ...unit, moveCode: [], task: null }, results);
}
