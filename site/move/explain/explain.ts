/** The Move compiler's diagnostic as an author reads it: what is wrong, what to do, and the name that was probably meant. Pure. */

import type { CompilerDiagnostic } from '../compiler/compiler-output';
import { adviceOn } from './advice';
import { messageOf } from './compiler-terms';
import type { NameSources } from './names';
import { declaredNames, proposeName } from './names';
import type { Proposal } from './proposal';
import { propose } from './proposal';

export interface Explained {
  readonly level: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly column: number;
  /** A plain rename on the same line: only when there is one candidate. */
  readonly rename: Rename | null;
}

export interface Rename {
  readonly column: number;
  readonly from: string;
  readonly to: string;
}

/** Diagnostic and line in the author's names; an empty line gets no rename. */
export function explain(
  diagnostic: CompilerDiagnostic,
  lineText: string,
  sources: NameSources,
): Explained {
  const { level, column, message, detail } = diagnostic;
  const proposal =
    level === 'error' ? (proposeName(message, sources) ?? ownProposal(message, sources.own)) : null;
  const rename = proposal && renameIn(lineText, column, proposal);
  return {
    level,
    code: diagnostic.code.replace(/^(Sui|Lint) /, '$1-'),
    message: messageOf(message, detail),
    fix: proposal
      ? `did you mean \`${proposal.to}\`?`
      : adviceOn(diagnostic, { message, detail, sources }),
    column: rename?.column ?? column,
    rename: proposal?.isUnique ? rename : null,
  };
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
