/** Formulas, compiled by KaTeX in its strictest mode. Pure. */

import katex from 'katex';
import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import { oneLine } from '../../../../generators/core/text.ts';
import { isSentence } from './dollars.ts';
import type { Formula } from '../../../../site/dialect/page/authored-page.ts';
import type { Page } from './read-page.ts';

const outcomes = new Map<string, string | null>();

export function checkFormula(page: Page): readonly Diagnostic[] {
  return page.formulas.flatMap((formula) => {
    // A sentence between two dollar signs is reported as that.
    const reason = isSentence(formula) ? null : reasonOf(formula);
    if (reason === null) return [];
    return [
      {
        level: 'error',
        code: 'examples/formula',
        message: `KaTeX cannot set the formula: ${reason}`,
        at: { file: page.source.path, line: formula.line, column: formula.column },
        fix: 'write it as KaTeX wants it; a dollar sign in a sentence is written \\$',
      },
    ];
  });
}

function reasonOf({ value, isDisplay }: Formula): string | null {
  const key = `${String(isDisplay)} ${value}`;
  const known = outcomes.get(key);
  if (known !== undefined) return known;
  const reason = compile(value, isDisplay);
  outcomes.set(key, reason);
  return reason;
}

function compile(value: string, displayMode: boolean): string | null {
  try {
    katex.renderToString(value, { displayMode, throwOnError: true, strict: 'error' });
    return null;
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return oneLine(error.message.replace(/^KaTeX parse error: /, ''));
  }
}
