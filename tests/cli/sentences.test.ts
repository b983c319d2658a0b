/** Words in a table cell: paragraphs, lines and items stay apart, and what has an end gets no second one. */

import { expect, it } from 'vitest';
import { list, paragraph } from '../../generators/core/nodes.ts';
import { plainText } from '../../generators/core/prose.ts';
import { endedSentences, sentences } from '../../generators/cli/pages/sentences.ts';

function shown(words: ReturnType<typeof sentences>): string {
  return plainText([paragraph(...words)]).trimEnd();
}

const BREAK = { type: 'break' } as const;

it.each([
  ['a paragraph alone as it is', [paragraph('Change directory')], sentences, 'Change directory'],
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
    sentences,
    'Takes all. And more',
  ],
  [
    'ended lines apart',
    [paragraph('Fast', BREAK, 'Slow, or', BREAK, 'not')],
    sentences,
    'Fast. Slow, or not',
  ],
  ['items apart', [list([[paragraph('one')], [paragraph('two')]])], endedSentences, 'one; two.'],
] as const)('keeps %s', (_what, prose, read, text) => {
  expect(shown(read([...prose]))).toBe(text);
});
