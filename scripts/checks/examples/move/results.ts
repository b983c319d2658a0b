/** The Move compiler's diagnostics as results in the author's lines and names, with the name that was probably meant. */

import type { CompilerDiagnostic } from '../../move/compiler.ts';
import { blockLineOf } from '../assemble.ts';
import type { UnitResult, Rename } from '../model.ts';
import type { Proposal } from '../../proposal.ts';
import { propose } from '../../proposal.ts';
import { adviceOn } from './advice.ts';
import { messageOf } from './compiler-words.ts';
import { declaredNames, proposeName } from './names.ts';
import type { MoveUnit } from './units.ts';
import { originalColumn, originalText } from './units.ts';

/** Null for another unit's file, and for advice that a fragment cannot follow. */
export function toResult(
  diagnostic: CompilerDiagnostic,
  unit: MoveUnit,
  root: string,
): UnitResult | null {
  const file = unit.files.get(diagnostic.file);
  if (!file) return null;
  const own = blockLineOf(file, diagnostic.line);
  if (diagnostic.level === 'warning' && unit.isFragment && !isFollowed(diagnostic)) return null;
  const column = own.isContext ? 1 : originalColumn(file, diagnostic.line, diagnostic.column);
  const message = originalText(file, diagnostic.message);
  const detail = originalText(file, diagnostic.detail);
  const sources = {
    root,
    own: [...unit.files.values()].map(({ text }) => originalText(file, text)),
  };
  const proposal =
    diagnostic.level === 'error'
      ? (proposeName(message, sources) ?? ownProposal(message, sources.own))
      : null;
  const lineText = unit.unit.blocks[own.block]?.code.split('\n')[own.line - 1] ?? '';
  const rename = proposal && !own.isContext ? renameIn(lineText, column, proposal) : null;
  return {
    level: diagnostic.level,
    code: diagnostic.code.replace(/^(Sui|Lint) /, '$1-'),
    message:
      (own.isContext ? 'in the context around the fragment: ' : '') + messageOf(message, detail),
    block: own.block,
    line: own.line,
    column: rename?.column ?? column,
    fix: proposal
      ? `did you mean \`${proposal.to}\`?`
      : adviceOn(diagnostic, { message, detail, sources }),
    rename: proposal?.isUnique ? rename : null,
  };
}

/** A fragment may leave unused what others use; a public function that takes `Random` is wrong anywhere. */
function isFollowed({ code }: CompilerDiagnostic): boolean {
  return code === 'Lint W99006';
}

/** `Did you mean: 'ID'`: the compiler proposes one name in scope, however far, and hides others as near. */
function ownProposal(message: string, own: readonly string[]): Proposal | null {
  const from = /'(\w+)'/.exec(message)?.[1] ?? '';
  const list = /Did you mean:? (.+)$/.exec(message)?.[1] ?? '';
  const names = [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
  return names.length === 0 ? null : propose(from, [...names, ...declaredNames(own.join('\n'))]);
}

/** The mark starts at the expression; the name stands somewhere behind. */
function renameIn(lineText: string, column: number, { from, to }: Proposal): Rename | null {
  const rest = Array.from(lineText)
    .slice(column - 1)
    .join('');
  const at = new RegExp(`\\b${from}\\b`).exec(rest)?.index;
  return at === undefined
    ? null
    : { column: column + Array.from(rest.slice(0, at)).length, from, to };
}
