/** Words in a table cell: paragraphs, lines and items stay apart, and what has an end gets no second one. */

import { expect, it } from 'vitest';
import type { Flow } from '../../generators/core/nodes.ts';
import { list, paragraph } from '../../generators/core/nodes.ts';
import { plainText } from '../../generators/core/prose.ts';
import { sentences } from '../../generators/cli/sentences.ts';

function shown(prose: readonly Flow[], isContinued: boolean): string {
  return plainText([paragraph(...sentences(prose, isContinued))]).trimEnd();
}

const BREAK = { type: 'break' } as const;

it.each([
  ['a paragraph alone as it is', [paragraph('Change directory')], false, 'Change directory'],
  ['an end before what follows', [paragraph('Change directory')], true, 'Change directory.'],
  ['one end only', [paragraph('How many?'), paragraph('Few')], true, 'How many? Few.'],
  [
    'paragraphs apart',
    [paragraph('Takes all'), paragraph('And more')],
    false,
    'Takes all. And more',
  ],
  [
    'ended lines apart',
    [paragraph('Fast', BREAK, 'Slow, or', BREAK, 'not')],
    false,
    'Fast. Slow, or not',
  ],
  ['items apart', [list([[paragraph('one')], [paragraph('two')]])], true, 'one; two.'],
] as const)('keeps %s', (_what, prose, isContinued, text) => {
  expect(shown([...prose], isContinued)).toBe(text);
});
