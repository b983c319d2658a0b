/** Slips of the pen: a word twice in a row, and long numbers without separators. Pure. */

import type { StyleResult, Rule } from '../rule.ts';
import type { FlatText } from '../../../../site/dialect/page/flat-text.ts';

const MAY_REPEAT = new Set(['that', 'had']);

export const wordRule: Rule = (page) =>
  page.prose.flatMap((flat) => [...repeated(flat), ...bareNumbers(flat)]);

function repeated({ text, offsets }: FlatText): readonly StyleResult[] {
  return [...text.matchAll(/(?<![\w'’-])([A-Za-z]+)\s+\1(?![\w'’-])/gi)].flatMap((match) => {
    const word = match[1] ?? '';
    if (MAY_REPEAT.has(word.toLowerCase())) return [];
    return [
      {
        offset: offsets[match.index] ?? 0,
        code: 'style/repeated-word' as const,
        message: `"${word}" is repeated`,
        fix: 'delete one of them',
      },
    ];
  });
}

/** Five digits and more; four are a year or a port as often as an amount. */
function bareNumbers({ text, offsets }: FlatText): readonly StyleResult[] {
  return [...text.matchAll(/(?<![\w.,#/:-])\d{5,}(?![\w/:-]|\.\d)/g)].map((match) => ({
    offset: offsets[match.index] ?? 0,
    code: 'style/number' as const,
    message: `"${match[0]}" is hard to read`,
    fix: `write ${match[0].replace(/\B(?=(?:\d{3})+$)/g, ',')}, or put a literal value into code marks`,
  }));
}
