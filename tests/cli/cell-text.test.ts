/** Words in a table cell: paragraphs and lines stay apart, and what has an end gets no second one. */

import { expect, it } from 'vitest';
import { paragraph } from '../../generators/core/nodes.ts';
import { plainText } from '../../generators/core/prose.ts';
import { cellText, endedSentences } from '../../generators/cli/pages/cell-text.ts';

function display(prose: ReturnType<typeof cellText>): string {
  return plainText([paragraph(...prose)]).trimEnd();
}

const BREAK = { type: 'break' } as const;

it.each([
  ['a paragraph alone as it is', [paragraph('Change directory')], cellText, 'Change directory'],
  [
    'an end before what follows',
    [paragraph('Change directory')],
    endedSentences,
    'Change directory.',
  ],
  ['one end only', [paragraph('How many?'), paragraph('Few')], endedSentences, 'How many? Few.'],
  [
    'paragraphs apart',
    [paragraph('Takes all'), paragraph('And more')],
    cellText,
    'Takes all. And more',
  ],
  [
    'ended lines apart',
    [paragraph('Fast', BREAK, 'Slow, or', BREAK, 'not')],
    cellText,
    'Fast. Slow, or not',
  ],
] as const)('keeps %s', (_what, prose, read, text) => {
  expect(display(read([...prose]))).toBe(text);
});
