/** What Markdown cannot say is said in the nearest way that it can, and nothing else changes. */

import type { PhrasingContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { normalize } from '../../../generators/core/print/normalize.ts';
import type { Flow } from '../../../generators/core/nodes.ts';
import {
  badge,
  component,
  details,
  fence,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
} from '../../../generators/core/nodes.ts';

const BREAK: PhrasingContent = { type: 'break' };
const BADGE = badge('info', 'x');
const emphasis = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
});

type Parts = readonly (PhrasingContent | string)[];

describe('a line', () => {
  const lines: readonly (readonly [what: string, before: Parts, after: Parts])[] = [
    ['joins texts', ['a', '', 'b'], ['ab']],
    ['joins code', [inlineCode('a'), '', inlineCode('b')], [inlineCode('ab')]],
    ['keeps text and code apart', ['a', inlineCode('b')], ['a', inlineCode('b')]],
    ['keeps links apart', [link('/a', 'b'), link('/a', 'c')], [link('/a', 'b'), link('/a', 'c')]],
    ['keeps components apart', [BADGE, BADGE], [BADGE, BADGE]],
    [
      'joins bold words',
      [strong('a', inlineCode('b')), strong(inlineCode('c'))],
      [strong('a', inlineCode('bc'))],
    ],
    [
      'keeps kinds of emphasis apart',
      [strong('a'), emphasis(text('b'))],
      [strong('a'), emphasis(text('b'))],
    ],
    [
      'has no bold in bold',
      [strong('a', emphasis(strong('b')), strong('c'))],
      [strong('a', emphasis(text('b')), 'c')],
    ],
    [
      'has no link in a link',
      [link('/a', 'b', strong(link('/c', 'd')))],
      [link('/a', 'b', strong('d'))],
    ],
    ['has no emphasis of nothing', ['a', strong(''), strong(emphasis()), link('/a')], ['a']],
    ['has no white space at its ends', [' \t\n', BREAK, '\n a ', BREAK], ['a']],
    ['has it inside', ['a', ' ', strong(' b ')], ['a ', strong(' b ')]],
    ['has no break at the ends of bold words', [strong(BREAK, 'a', BREAK)], [strong(' a ')]],
    [
      'keeps breaks inside',
      ['a', BREAK, strong('b', BREAK, 'c')],
      ['a', BREAK, strong('b', BREAK, 'c')],
    ],
    [
      'has no break before components alone',
      ['a', BREAK, BADGE, ' ', BADGE],
      ['a ', BADGE, ' ', BADGE],
    ],
    ['keeps a break before words', ['a', BREAK, BADGE, 'b'], ['a', BREAK, BADGE, 'b']],
    ['has code in one line', [{ type: 'inlineCode', value: 'a\nb' }], [inlineCode('a b')]],
    ['keeps code with an escaped pipe', [inlineCode('a\\|b')], [inlineCode('a\\|b')]],
    [
      'shows what cannot be seen',
      ['a\u0000\r\nb', inlineCode('\u202e')],
      ['a\ufffd\nb', inlineCode('\ufffd')],
    ],
    [
      'shows it in addresses and properties',
      [link('/\u202e', 'a'), badge('a', '\u0007')],
      [link('/\ufffd', 'a'), badge('a', '\ufffd')],
    ],
  ];

  it.each(lines)('%s', (_what, before, after) => {
    expect(normalize([paragraph(...before)])).toEqual([paragraph(...after)]);
  });

  it('is one line in a heading, a summary and a cell', () => {
    const before = ['a', BREAK, 'b'];
    expect(normalize([{ ...heading(2, ''), children: [text('a'), BREAK, text('b')] }])).toEqual([
      heading(2, 'a b'),
    ]);
    const summary = { ...component('summary', {}), children: [paragraph(...before)] };
    expect(normalize([summary as Flow])).toEqual([{ ...summary, children: [paragraph('a b')] }]);
    expect(normalize([table([[before]])])).toEqual([{ ...table([[['a b']]]), align: [null] }]);
  });

  it('says in words what code in a cell cannot hold', () => {
    const cell = [inlineCode('a\\|b'), 'c', strong(inlineCode('\\|')), inlineCode('\\ |')];
    const after = ['a\\|bc', strong('\\|'), inlineCode('\\ |')];
    expect(normalize([table([[cell]])])).toEqual([{ ...table([[after]]), align: [null] }]);
  });

  it('is not changed where it stands', () => {
    const before = paragraph('a', 'b', strong('c'), strong('d'));
    const copy = structuredClone(before);
    normalize([before]);
    expect(before).toEqual(copy);
  });
});

describe('a block', () => {
  it('of nothing is left out, wherever it is', () => {
    const nothing: Flow[] = [paragraph(' '), list([]), table([]), table([[], [['a']].slice(1)])];
    const quote = { type: 'blockquote', children: nothing } as Flow;
    expect(normalize([...nothing, quote, list([[quote]])])).toEqual([
      {
        ...list([[]]),
        start: null,
        children: [{ type: 'listItem', spread: false, checked: null, children: [] }],
      },
    ]);
  });

  it('that has a place of its own stays without content', () => {
    const unchanged: Flow[] = [
      heading(2, ''),
      component('Tool', {}),
      fence('sh', ''),
      { type: 'thematicBreak' },
    ];
    expect(normalize(unchanged)).toEqual([
      { ...heading(2, ''), children: [] },
      ...unchanged.slice(1),
    ]);
  });

  it('of code has a language before it has more, and nothing that cannot be seen', () => {
    expect(normalize([fence('', 'a\u0000', 'b'), fence('c\u202e', '', 'd\u202e')])).toEqual([
      { type: 'code', lang: null, meta: null, value: 'a\ufffd' },
      { type: 'code', lang: 'c\ufffd', meta: 'd\ufffd', value: '' },
    ]);
    expect(normalize([{ type: 'code', value: 'a' }])).toEqual([
      { type: 'code', lang: null, meta: null, value: 'a' },
    ]);
  });

  it('with blocks in it has them normalized', () => {
    const before = details('a', [paragraph('b', 'c')]);
    expect(normalize([before])).toEqual([details('a', [paragraph('bc')])]);
  });

  it('of rows has as many cells in each as in its head', () => {
    const { children, align } = normalize([table([[['a'], ['b']], [['c']]])])[0] as never;
    expect([
      align,
      (children as { children: unknown[] }[]).map((row) => row.children.length),
    ]).toEqual([
      [null, null],
      [2, 2],
    ]);
  });
});
