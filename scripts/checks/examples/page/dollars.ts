/** Dollar signs in sentences: two of them make a formula of all that is between, one waits for the second. Pure. */

import type { PageDiagnostic } from '../model.ts';
import type { Formula } from '../../../../site/dialect/page/authored-page.ts';
import type { Page } from './read-page.ts';

/** Two words side by side, outside `\text{…}`: no formula is written so. */
const PROSE = /[A-Za-z]{2,}[,;:.]?\s+[A-Za-z]{2,}/;

const SET_IN_WORDS = /\\(?:text|mathrm|operatorname|textbf|textit|mathit)\{[^}]*\}/g;

/** Whether a formula is a part of a sentence that two dollar signs enclose by chance. */
export function isSentence({ value, isDisplay }: Formula): boolean {
  if (isDisplay) return false;
  const symbols = value.replace(SET_IN_WORDS, '·').replace(/\\[A-Za-z]+/g, ' · ');
  return /^\s|\s$/.test(value) || PROSE.test(symbols);
}

type Sign = Formula['end'];

export function checkDollar(page: Page): readonly PageDiagnostic[] {
  const swallowed = page.formulas.filter(isSentence).map(({ line, column, end, value }) => {
    // In a formula a backslash does not keep the sign from ending it.
    const signs = value.endsWith('\\') ? [] : [end];
    const message = 'the text up to the next dollar sign is read as a formula';
    return toDiagnostic(page, [{ line, column }, ...signs], message);
  });
  const alone = page.dollars.map((sign) =>
    toDiagnostic(
      page,
      [sign],
      'a dollar sign in a sentence begins a formula once another one follows',
    ),
  );
  return [...swallowed, ...alone];
}

function toDiagnostic(
  page: Page,
  signs: readonly [Sign, ...Sign[]],
  message: string,
): PageDiagnostic {
  const [at, ...more] = signs.map((sign) => ({ file: page.source.path, ...sign }));
  if (!at) throw new Error('a dollar sign has a place');
  return {
    ...{ level: 'error', code: 'examples/dollar', message, at, fix: 'write \\$' },
    rename: { from: '$', to: '\\$', at: [at, ...more] },
  };
}
