/** The parts that pages are made of, as references ask for them. */

import type { PhrasingContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { printFlow } from '../../generators/core/print/print.ts';
import type { Flow } from '../../generators/core/nodes.ts';
import {
  anchor,
  details,
  fence,
  flattenInline,
  heading,
  inlineCode,
  joinInline,
  link,
  linkCode,
  linkIf,
  list,
  mergeText,
  paragraph,
  strong,
  table,
  text,
} from '../../generators/core/nodes.ts';

describe('code in a line', () => {
  it.each([
    ['a b', 'a b'],
    ['a \n  b', 'a b'],
    ['a\rb\r\nc', 'a b c'],
    [' a  b ', ' a  b '],
  ])('of %j is %j', (given, value) => {
    expect(inlineCode(given)).toEqual({ type: 'inlineCode', value });
  });
});

describe('an anchor', () => {
  it.each(['a', 'Coin.balance', 'a_b-c~d:e', '_x', '0x2'])('may be %j', (id) => {
    expect(printFlow([paragraph(anchor(id))])).toBe(`<Anchor id="${id}" />`);
    expect(printFlow([heading(2, 'a', id)])).toBe(`## a {/* #${id} */}`);
  });

  it.each(['', ' a', 'a b', '-a', 'a*/', '.a', 'é', 'a\n'])('cannot be %j', (id) => {
    expect(() => anchor(id)).toThrow(`"${id}" cannot be an anchor: ids are letters, digits and`);
    expect(() => heading(2, 'a', id)).toThrow('cannot be an anchor');
  });

  it('of a heading may be made by the site', () => {
    expect(printFlow([heading(3, strong('a'))])).toBe('### **a**');
    expect(heading(3, 'a')).not.toHaveProperty('data');
  });
});

describe('words and links', () => {
  it('lead somewhere only if there is somewhere to go', () => {
    expect(linkIf(null, 'a')).toBe('a');
    expect(linkIf('/b', 'a')).toEqual(link('/b', 'a'));
  });

  it('are joined where they are texts, without the empty ones', () => {
    const code = inlineCode('c');
    expect(mergeText(['a', '', 'b', code, '', code, 'd', 'e'])).toEqual(['ab', code, code, 'de']);
    expect(mergeText([''])).toEqual([]);
  });

  it('are listed with something between', () => {
    expect(joinInline(['a', 'b', 'c'])).toEqual(['a', ', ', 'b', ', ', 'c']);
    expect(joinInline(['a', 'b'], ' · ')).toEqual(['a', ' · ', 'b']);
    expect(joinInline([])).toEqual([]);
  });
});

describe('code with an address', () => {
  const hrefOf = (code: string): string | null => (code === 'a' ? '/a' : null);
  const [a, b] = [inlineCode('a'), inlineCode('b')];
  const linked = link('/a', a);

  it('becomes a link, however deep it is', () => {
    expect(linkCode([paragraph('a', strong(a), b), a], hrefOf)).toEqual([
      paragraph('a', strong(linked), b),
      linked,
    ]);
    expect(linkCode([list([[paragraph(a)]])], hrefOf)).toEqual([list([[paragraph(linked)]])]);
  });

  it('is not a link in a link, and nothing else is new', () => {
    const nodes = [paragraph(link('/c', a), strong(b)), fence('ts', 'a')];
    expect(linkCode(nodes, hrefOf)).toBe(nodes);
    const [first, second] = linkCode([nodes[0], paragraph(a)] as Flow[], hrefOf);
    expect(first).toBe(nodes[0]);
    expect(second).toEqual(paragraph(linked));
  });

  it('leaves a tree that others hold as it was', () => {
    const nodes = [paragraph(strong(a))];
    const copy = structuredClone(nodes);
    linkCode(nodes, hrefOf);
    expect(nodes).toEqual(copy);
  });
});

describe('blocks', () => {
  it('are built with what is given, and nothing else', () => {
    expect(fence('ts', 'a')).toEqual({ type: 'code', lang: 'ts', value: 'a', meta: null });
    expect([list([]).ordered, list([], true).ordered, list([[]]).spread]).toEqual([
      false,
      true,
      false,
    ]);
    expect(printFlow([details('a', [paragraph('b')])])).toBe(
      '<details>\n\n<summary>a</summary>\n\nb\n\n</details>',
    );
  });
});

it('a table leaves a column out that has nothing below its head', () => {
  const rows = [
    [['a'], [], ['b']],
    [['c'], [], []],
  ];
  expect(printFlow([table([[['A'], ['B'], ['C']], ...rows])])).toBe(
    '| A | C |\n| - | - |\n| a | b |\n| c | |',
  );
});

describe('blocks in a cell', () => {
  const flat = (...nodes: Flow[]): string =>
    printFlow([table([[flattenInline(nodes)]])]).split('\n')[0] ?? '';
  const broken: PhrasingContent[] = [text('a'), { type: 'break' }, text('b \n c')];

  it.each<[string, Flow[], string]>([
    ['paragraphs, by a blank', [paragraph('a'), paragraph('b')], '| a b |'],
    ['breaks, by a blank', [{ type: 'paragraph', children: broken }], '| a b c |'],
    ['a heading', [heading(2, strong('a')), paragraph('b')], '| **a** b |'],
    ['a fence, in one line', [fence('ts', 'a\n  b')], '| `a b` |'],
    ['a list, item by item', [list([[paragraph('a')], [paragraph('b')]])], '| a b |'],
    ['code and words without a paragraph', [inlineCode('a'), text('b')], '| `a` b |'],
    [
      'nothing of HTML, front matter and rules',
      [{ type: 'html', value: '<b>' }, { type: 'yaml', value: 'a: b' }, { type: 'thematicBreak' }],
      '| |',
    ],
  ])('become one line: %s', (_what, nodes, line) => {
    expect(flat(...nodes)).toBe(line);
  });
});
