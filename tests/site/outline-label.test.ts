/** Labels of the outline: commands without the words of their page, every other heading as it is. */

import { expect, it } from 'vitest';
import { outlineLabel } from '../../site/src/outline-label.ts';

it.each([
  ['sui client gas', 'sui client', 'gas'],
  ['sui move coverage summary', 'sui move', 'coverage summary'],
  ['sui genesis-ceremony init', 'sui genesis-ceremony', 'init'],
  ['sui client', 'sui client', 'sui client'],
  ['sui clients', 'sui client', 'sui clients'],
  ['Worked examples', 'sui client ptb', 'Worked examples'],
  ['Coin metadata', 'Coin', 'Coin metadata'],
  ['Move types and more', 'Move types', 'Move types and more'],
  ['sui analyzer', 'Sui command line', 'sui analyzer'],
])('%s on the page "%s" is %s', (heading, title, label) => {
  expect(outlineLabel(heading, title)).toBe(label);
});
