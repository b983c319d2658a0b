/** The Move compiler's diagnostics as findings in the author's lines and names. Pure. */

import { blockLineOf } from '../assemble.ts';
import type { CompilerDiagnostic } from '../../move-compiler.ts';
import type { Finding } from '../model.ts';
import type { MoveUnit } from './move-units.ts';
import { originalColumn, originalText } from './move-units.ts';

/** Null for another unit's file, and for advice that a fragment cannot follow. */
export function toFinding(diagnostic: CompilerDiagnostic, unit: MoveUnit): Finding | null {
  const file = unit.files.get(diagnostic.file);
  if (!file || (diagnostic.level === 'warning' && unit.isFragment)) return null;
  const own = blockLineOf(file, diagnostic.line);
  const column = own.isContext ? 1 : originalColumn(file, diagnostic.line, diagnostic.column);
  const message = originalText(file, diagnostic.message);
  const proposed = candidatesOf(message);
  const lineText = unit.unit.blocks[own.block]?.code.split('\n')[own.line - 1] ?? '';
  const from = /^\w+/.exec(Array.from(lineText).slice(column - 1).join(''))?.[0];
  const [only] = proposed;
  const isPlain = !own.isContext && proposed.length === 1 && only !== undefined && from !== undefined && isNear(from, only);
  return {
    level: diagnostic.level,
    code: diagnostic.code.replace(/^Sui /, 'Sui-'),
    message: own.isContext ? `in the context around the fragment: ${message}` : message,
    block: own.block,
    line: own.line,
    column,
    fix: isPlain ? `write \`${only}\`` : 'write what the compiler accepts; the framework reference lists every function',
    rename: isPlain ? { column, from, to: only } : null,
  };
}

/** `Did you mean: 'ID'`: the compiler proposes the nearest name in scope, however far. */
function candidatesOf(message: string): readonly string[] {
  const list = /Did you mean:? (.+)$/.exec(message)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
}

function isNear(from: string, to: string): boolean {
  return from.toLowerCase()[0] === to.toLowerCase()[0] && Math.abs(from.length - to.length) <= 2;
}
