/** Rows of a runbook that somebody at night cannot tell apart. Pure. */

import type { PageDiagnostic } from '../model.ts';
import type { Page, RowHead } from '../page/read-page.ts';
import { isMessage } from './quotes.ts';

/** Two rows fit one message: each must say what else is seen. */
export function checkSymptom({ source, rowHeads }: Page): readonly PageDiagnostic[] {
  return rowHeads.flatMap((row, index) => {
    const shared = rowHeads.slice(0, index).flatMap((other) => {
      const both = messagesIn(row).filter((code) => messagesIn(other).includes(code));
      return both.length > 0 && (isBare(row) || isBare(other))
        ? [{ message: both[0] ?? '', other }]
        : [];
    });
    return shared.slice(0, 1).map(({ message, other }): PageDiagnostic => ({
      level: 'error',
      code: 'examples/ambiguous-symptom',
      message: `\`${message}\` is in line ${other.line} as well, and nothing tells the two rows apart`,
      at: { file: source.path, line: row.line, column: row.column },
      fix: 'say in the cell what else is seen: a place in the source, another line, the status of the exit',
    }));
  });
}

function messagesIn({ codes }: RowHead): readonly string[] {
  return codes.filter((value) => isMessage({ value }));
}

/** Nothing but messages, one after another or instead of each other. */
function isBare({ text, codes }: RowHead): boolean {
  return (
    text.replace(/\b(?:or|and|then)\b|\W/g, '') === '' &&
    codes.every((value) => isMessage({ value }))
  );
}
