/** What is printed is read back as the same tree, by the site's own parser, whatever the words are. */

import fc from 'fast-check';
import type { List, ListItem, PhrasingContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { normalize } from '../../../generators/core/mdx/normalize.ts';
import { printFlow } from '../../../generators/core/mdx/print.ts';
import type { Flow, Inline } from '../../../generators/core/nodes.ts';
import {
  anchor,
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
import { parseProse } from '../../../generators/core/prose.ts';
import { KILLERS, cases, hostileText } from '../../support/hostile.ts';
import { expectedBlocks, readBack } from '../../support/read-back.ts';
import { anyFlow } from '../../support/trees.ts';

function expectReadBack(nodes: readonly Flow[]): void {
  const printed = printFlow(nodes);
  expect(readBack(printed), printed).toEqual(expectedBlocks(normalize(nodes)));
}

function expectPrinted(nodes: readonly Flow[], printed: string): void {
  expect(printFlow(nodes)).toBe(printed);
  expectReadBack(nodes);
}

describe('a printed tree', () => {
  it('is read back as it was', () => {
    fc.assert(fc.property(anyFlow, expectReadBack), { numRuns: cases(1_000, 100_000) });
  }, 1_200_000);

  it('is read back as it was when its words come from upstream', () => {
    for (const killer of KILLERS) expectReadBack(parseProse(killer));
    fc.assert(
      fc.property(hostileText, (input) => expectReadBack(parseProse(input))),
      { numRuns: cases(1_000, 20_000) },
    );
  }, 600_000);

  it('may be as deep as prose can be', () => {
    for (const mark of ['> ', '- ', '1. ']) expectReadBack(parseProse(`${mark.repeat(300)}deep`));
  });
});

const emphasis = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
});
const struck = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'delete', children });
const BREAK: PhrasingContent = { type: 'break' };

describe('a line', () => {
  const lines: readonly (readonly [parts: readonly Inline[], printed: string])[] = [
    [['a ', strong('b'), ' ', emphasis(text('c')), ' ', struck(text('d'))], 'a **b** _c_ ~~d~~'],
    [[strong('a'), 'b'], '**a**b'],
    [[emphasis(text('a')), 'b'], '_a_&#x62;'],
    [['a', emphasis(text('b'))], '&#x61;_b_'],
    [['a', strong('(b)'), 'c'], '&#x61;**(b)**&#x63;'],
    [['(', strong('(b)'), ')'], '(**(b)**)'],
    [['a', strong(' b '), 'c'], '&#x61;**&#x20;b&#x20;**&#x63;'],
    [[strong('a', emphasis(text('b')))], '**&#x61;_b_**'],
    [['x', strong('a', emphasis(text('b')))], '&#x78;**&#x61;_b_**'],
    [[strong('a'), emphasis(text('b'))], '**a**_b_'],
    [['a_b', emphasis(text('c'))], 'a\\_&#x62;_c_'],
    [['a', BREAK, 'b'], 'a\\\nb'],
    [[strong('a', BREAK, 'b')], '**a\\\nb**'],
    [[link('/u', 'a ', strong('b'))], '[a **b**](/u)'],
    [[anchor('a.b'), inlineCode('c')], '<Anchor id="a.b" />`c`'],
    [
      [badge('info', 'a "b" & <c> | {d}\n')],
      '<Badge kind="info" text="a &quot;b&quot; &amp; <c> | {d}&#10;" />',
    ],
  ];

  it.each(lines)('%j is printed as %j', (parts, printed) => {
    expectPrinted([paragraph(...parts)], printed);
  });

  it.each([
    ['a', '`a`'],
    ['`', '`` ` ``'],
    ['a`b', '``a`b``'],
    ['a``b', '`a``b`'],
    ['a`b``c', '```a`b``c```'],
    ['`a', '`` `a ``'],
    ['a`', '`` a` ``'],
    [' a ', '`  a  `'],
    [' a', '` a`'],
    ['a ', '`a `'],
    ['  ', '`  `'],
    ['\\', '`\\`'],
    ['<T> {x} *a* [b](c)', '`<T> {x} *a* [b](c)`'],
  ])('of the code %j is printed as %j', (code, printed) => {
    expectPrinted([paragraph({ type: 'inlineCode', value: code })], printed);
  });

  it.each([
    ['/a_b?c=d&e#f.g', '/a_b?c=d&e#f.g'],
    ['/a(b', '/a\\(b'],
    ['/a)', '/a\\)'],
    ['<a>', '\\<a>'],
    ['/a\\_b', '/a\\\\_b'],
    ['/a&amp;b', '/a\\&amp;b'],
    ['/a b\n\tc', '/a&#x20;b&#xa;&#x9;c'],
    ['', ''],
    ['/a|b', '/a|b'],
    ['/{x}', '/{x}'],
  ])('with a link to %j has the address as %j', (url, printed) => {
    expectPrinted([paragraph(link(url, 'x'))], `[x](${printed})`);
  });

  it('keeps its pipes in a cell', () => {
    const cell = [inlineCode('a|b'), link('/a|b', 'c|d'), badge('info', 'e|f'), anchor('x')];
    expectPrinted(
      [table([[cell]])],
      '| `a\\|b`[c\\|d](/a\\|b)<Badge kind="info" text="e&#124;f" /><Anchor id="x" /> |\n| - |',
    );
  });
});

const item = (
  children: readonly Flow[],
  rest: Partial<Pick<ListItem, 'checked' | 'spread'>> = {},
): ListItem => ({ type: 'listItem', spread: false, ...rest, children: children as never });
const listOf = (items: readonly ListItem[], rest: Partial<List> = {}): List => ({
  ...list([]),
  ...rest,
  children: [...items],
});
const [a, b, c] = ['a', 'b', 'c'].map((words) => paragraph(words)) as [Flow, Flow, Flow];

describe('a block', () => {
  const blocks: readonly (readonly [nodes: readonly Flow[], printed: string])[] = [
    [[a, b], 'a\n\nb'],
    [[{ type: 'thematicBreak' }], '___'],
    [[{ type: 'blockquote', children: [a, list([[b]])] as never }], '> a\n>\n> - b'],
    [[heading(1, 'a'), heading(6, strong('b'), 'b-c')], '# a\n\n###### **b** {/* #b-c */}'],
    [[list([[a], [b]]), list([[c]]), list([[a]])], '- a\n- b\n\n* c\n\n- a'],
    [[list([[a]], true), list([[b]], true), list([[c]])], '1. a\n\n1) b\n\n- c'],
    [[list([[a]]), b, list([[c]])], '- a\n\nb\n\n- c'],
    [[list([[a, list([[b, list([[c]])]])]])], '- a\n  - b\n    - c'],
    [[list([[list([[list([[]])]])]])], '- * -'],
    [[list([[list([[a]], true)]], true)], '1. 1. a'],
    [[list([[], [a]])], '-\n- a'],
    [[listOf([item([a]), item([b])], { spread: true })], '- a\n\n- b'],
    [[listOf([item([a])], { spread: true })], '- a'],
    [[list([[a, b], [c]])], '- a\n\n  b\n- c'],
    [[list([[a, fence('sh', 'b\n\nc'), c]])], '- a\n  ```sh\n  b\n\n  c\n  ```\n  c'],
    [[listOf([item([a, fence('sh', 'b')], { spread: true })])], '- a\n\n  ```sh\n  b\n  ```'],
    [[list([[a, { type: 'thematicBreak' }]])], '- a\n\n  ___'],
    [[list([[heading(2, 'x'), a]])], '- ## x\n  a'],
    [[list([[a, { type: 'blockquote', children: [b] } as Flow, c]])], '- a\n\n  > b\n\n  c'],
    [[list([[a, table([[['x']]])]])], '- a\n\n  | x |\n  | - |'],
    [[list([[table([[['x']]]), a]])], '- | x |\n  | - |\n\n  a'],
    [[list([[a, list([[b]], true)]])], '- a\n  1. b'],
    [[list([[a, listOf([item([b])], { ordered: true, start: 2 })]])], '- a\n\n  2. b'],
    [[list([[a, list([[], [b]])]])], '- a\n\n  -\n  - b'],
    [[list([[a, list([[fence('', '')]])]])], '- a\n\n  - ```\n    ```'],
    [[list([[list([[a]]), list([[b]])]])], '- * a\n\n  - b'],
    [[list([[list([[a]]), fence('', 'b')]])], '- * a\n  ```\n  b\n  ```'],
    [[listOf([item([a]), item([b])], { ordered: true, start: 9 })], '9. a\n10. b'],
    [
      [listOf([item([a, b]), item([c])], { ordered: true, start: 99, spread: true })],
      '99. a\n\n    b\n\n100. c',
    ],
    [
      [listOf([item([a]), item([b])], { ordered: true, start: 999_999_999 })],
      '999999999. a\n999999999. b',
    ],
    [[listOf([item([a])], { ordered: true, start: null })], '1. a'],
    [
      [listOf([item([a], { checked: true }), item([b], { checked: false }), item([c])])],
      '- [x] a\n- [ ] b\n- c',
    ],
    [
      [listOf([item([], { checked: true }), item([fence('', '')], { checked: false })])],
      '-\n- ```\n  ```',
    ],
    [
      [
        table([
          [['a'], []],
          [['b'], [strong('c')]],
        ]),
      ],
      '| a | |\n| - | - |\n| b | **c** |',
    ],
    [[table([[['a'], ['b']], [['c']], []])], '| a | b |\n| - | - |\n| c | |\n| | |'],
    [
      [{ ...table([[['a'], ['b'], ['c'], ['d']]]), align: ['left', 'right', 'center', null] }],
      '| a | b | c | d |\n| :- | -: | :-: | - |',
    ],
    [[fence('ts', 'a\n  b\n')], '```ts\na\n  b\n\n```'],
    [[fence('', '')], '```\n```'],
    [[fence('ts', 'a', 'title="b c"')], '```ts title="b c"\na\n```'],
    [[fence('', 'a', 'title="b"')], '```\na\n```'],
    [
      [fence('a b`&\\', 'x', ' `&\\\n\t ')],
      '```a&#x20;b&#x60;&#x26;&#x5c; &#x20;&#x60;&#x26;&#x5c;&#xa;&#x9;&#x20;\nx\n```',
    ],
    [[fence('ts', 'a ``` b')], '````ts\na ``` b\n````'],
    [[fence('ts', '`````')], '``````ts\n`````\n``````'],
    [[component('Tool', {})], '<Tool />'],
    [[component('Tool', { a: 'b', c: 'd"' })], '<Tool a="b" c="d&quot;" />'],
    [
      [details('a', [list([[b]]), details('c', [fence('ts', 'x')])])],
      '<details>\n\n<summary>a</summary>\n\n- b\n\n<details>\n\n<summary>c</summary>\n\n```ts\nx\n```\n\n</details>\n\n</details>',
    ],
    [[list([[details('a', [b])]])], '- <details>\n\n  <summary>a</summary>\n\n  b\n\n  </details>'],
    [
      [paragraph(badge('info', 'x'), ' ', anchor('y'))],
      '<Badge kind="info" text="x" /> <Anchor id="y" />',
    ],
  ];

  it.each(blocks)('%j is printed as %j', (nodes, printed) => {
    expectPrinted(nodes, printed);
  });

  it('of nothing is nothing', () => {
    const nothing = [paragraph(), paragraph(''), list([]), table([]), table([[]])];
    expect(printFlow([...nothing, { type: 'blockquote', children: [] }])).toBe('');
  });
});

describe('a tree that no page has', () => {
  const thrown: readonly (readonly [name: string, nodes: readonly unknown[], message: string])[] = [
    ['an unknown block', [{ type: 'html', value: '<b>' }], 'the printer knows no "html"'],
    ['words between blocks', [text('a')], 'the printer knows no "text"'],
    [
      'an unknown part of a line',
      [paragraph({ type: 'image', url: '/a', alt: 'b' } as PhrasingContent)],
      'the printer knows no "image" in a line',
    ],
    [
      'a footnote inside bold words',
      [paragraph(strong({ type: 'footnoteReference', identifier: 'a' } as PhrasingContent))],
      'the printer knows no "footnoteReference" in a line',
    ],
    [
      'a row that is too long',
      [table([[['a']], [['b'], ['c']]])],
      'a table row has 2 cells under a head of 1',
    ],
    [
      'a summary of two paragraphs',
      [{ ...component('summary', {}), children: [a, b] }],
      'a summary holds one paragraph',
    ],
    [
      'a summary of a list',
      [{ ...component('summary', {}), children: [list([])] }],
      'a summary holds one',
    ],
    [
      'an expression',
      [{ ...component('A', {}), attributes: [{ type: 'mdxJsxExpressionAttribute', value: 'a' }] }],
      'a component got a property that is not a string',
    ],
  ];

  it.each(thrown)('with %s is refused', (_name, nodes, message) => {
    expect(() => printFlow(nodes as Flow[])).toThrow(message);
  });
});
