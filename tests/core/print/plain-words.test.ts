/** Which text needs no Markdown parser, and the paragraphs that it is. */

import type { PhrasingContent } from 'mdast';
import { expect, it } from 'vitest';
import { plainParagraphs } from '../../../generators/core/print/plain-words.ts';
import { paragraph } from '../../../generators/core/nodes.ts';

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

it.each<readonly [source: string, paragraphs: readonly (readonly (string | PhrasingContent)[])[]]>([
  ['', []],
  [
    'Coins of one type (in all): 50% + a_b/c = "d".',
    [['Coins of one type (in all): 50% + a_b/c = "d".']],
  ],
  ['One line\nand another', [['One line\nand another']]],
  ['One.\n\nTwo.\n\n\nThree.', [['One.'], ['Two.'], ['Three.']]],
  ['2024 was a year', [['2024 was a year']]],
  ["'quoted' and (more)", [["'quoted' and (more)"]]],
  ['The `key` of `a b`.', [['The ', code('key'), ' of ', code('a b'), '.']]],
  ['`key`', [[code('key')]]],
  ['`*a*` and `_b_`', [[code('*a*'), ' and ', code('_b_')]]],
  ['` a ` and ` ab `', [[code('a'), ' and ', code('ab')]]],
  ['`a b ` and ` b  c`', [[code('a b '), ' and ', code(' b  c')]]],
])('%j is words and code', (source, paragraphs) => {
  expect(plainParagraphs(source)).toEqual(paragraphs.map((parts) => paragraph(...parts)));
});

it.each([
  'some *stress*',
  'a [link](/b)',
  '- an item',
  '1. an item',
  '12) an item',
  'text\n- an item',
  '# a heading',
  '> a quotation',
  '    code',
  'a line  \nand a break',
  'see www.example.com',
  'see https://example.com',
  'see HTTP://example.com',
  'a _stressed_ word',
  '_stressed',
  'stressed_ word',
  '``a`` of two',
  'an open ` backtick',
  '` ` is code of a blank',
  '`  ` is code of two',
  '`a\nb` in two lines',
  'a <b> element',
  'a \\ backslash',
  'Tom & Co.',
])('%j is left to the parser', (source) => {
  expect(plainParagraphs(source)).toBeNull();
});
