/** What search gets of a page: its entries with their words, without what leads on or is alike everywhere. */

import { expect, it } from 'vitest';
import { searchSections } from '../../../generators/core/print/search-sections.ts';
import {
  alias,
  anchor,
  caption,
  details,
  fence,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  table,
  unsearched,
  withHints,
} from '../../../generators/core/nodes.ts';
import { part, signature } from '../../../generators/core/signature.ts';

it('is a section for each entry, and the words that are its own', () => {
  const sections = searchSections('Coin', [
    paragraph('A coin.'),
    withHints(heading(2, 'Fields'), { id: '-fields' }),
    withHints(heading(3, inlineCode('join'), 'join'), { isInternal: true }),
    signature('move', [part('fun join()')]),
    paragraph('Joins ', link('/two', 'two'), '.'),
    caption('Equivalents', ': ', link('/x', 'X')),
    unsearched(list([[paragraph('A list of links that lead on.')]])),
    details('Fields (9)', [list([[paragraph('too short')], [paragraph('the name of the coin')]])]),
    table([
      [['Argument'], ['Type'], ['Description']],
      [[anchor('join.other'), inlineCode('other')], ['Coin'], ['Is gone afterwards.']],
      [[alias('old'), 'none'], ['u8'], ['']],
    ]),
    fence('text', 'Coins were joined.'),
    fence('sh', 'sui client merge-coin'),
    withHints(heading(2, 'End'), { id: '-end' }),
    paragraph('Of the page.'),
  ]);
  const section = { depth: 3, code: [], messages: [], isInternal: false };
  expect(sections).toEqual([
    { ...section, anchor: null, heading: 'Coin', depth: 1, text: ['A coin.', 'Of the page.'] },
    {
      ...section,
      anchor: 'join',
      heading: 'join',
      text: ['Joins two.', 'the name of the coin;', 'none · u8;'],
      messages: ['Coins were joined.'],
      isInternal: true,
    },
    { ...section, anchor: 'join.other', heading: 'other', depth: 7, text: ['Is gone afterwards.'] },
  ]);
});
