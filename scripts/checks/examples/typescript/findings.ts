/** The compiler's diagnostics as findings, with the rename it proposes. Pure. */

import type ts from 'typescript';
import type { BlockLine } from '../assemble.ts';
import type { Finding } from '../model.ts';
import { compiler } from './compiler.ts';

export function toFinding(
  diagnostic: ts.Diagnostic,
  blockLine: (line: number) => BlockLine & { readonly isContext: boolean },
): Finding {
  const message = compiler
    .flattenDiagnosticMessageText(diagnostic.messageText, '\n')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .replace(/\s+/g, ' ');
  const place = placeOf(diagnostic);
  const own = blockLine(place.line);
  const to = renameOf(diagnostic, message);
  return {
    level: diagnostic.reportsDeprecated === undefined ? 'error' : 'warning',
    code: `TS${diagnostic.code}`,
    message:
      (own.isContext ? 'in the context around the fragment: ' : '') +
      (to === null ? message : message.replace(/\s*Did you mean .+$/, '')),
    block: own.block,
    line: own.line,
    column: own.isContext ? 1 : place.column,
    fix:
      to === null
        ? (ORDERS[diagnostic.code] ?? 'write what the installed version accepts')
        : `did you mean \`${to}\`?`,
    rename:
      to === null || own.isContext || place.text === ''
        ? null
        : { column: place.column, from: place.text, to },
  };
}

const ORDERS: Readonly<Record<number, string>> = {
  2304: 'import it, declare it, or name a context with fragment=…',
  2305: 'look the export up in the SDK reference of this release',
  2307: 'import from a package of this release, such as @mysten/sui/client',
  2339: 'look the member up in the SDK reference of this release',
  2345: 'give the argument the type that the function takes',
  6385: 'use what the SDK reference names instead',
  6387: 'use what the SDK reference names instead',
  7006: 'give the parameter a type',
};

function placeOf(diagnostic: ts.Diagnostic): { line: number; column: number; text: string } {
  const { file, start = 0, length = 0 } = diagnostic;
  if (!file) return { line: 1, column: 1, text: '' };
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const lineText = file.text.split('\n')[line] ?? '';
  const column = Array.from(lineText.slice(0, character)).length + 1;
  return { line: line + 1, column, text: file.text.slice(start, start + length) };
}

/** `… Did you mean 'getCoins'?`: the compiler proposes one name at most. */
function renameOf(diagnostic: ts.Diagnostic, message: string): string | null {
  const proposed = /Did you mean (?:to write )?['"]([^'"]+)['"]\?/.exec(message)?.[1];
  if (proposed === undefined || !/^[\w$]+$/.test(proposed)) return null;
  const { file, start = 0, length = 0 } = diagnostic;
  const from = file?.text.slice(start, start + length) ?? '';
  return /^[\w$]+$/.test(from) ? proposed : null;
}
