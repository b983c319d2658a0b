/** Other people's Markdown: read as CommonMark and GFM, without what a page must not have. */

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { normalize } from '../../../generators/core/print/normalize.ts';
import type { Flow } from '../../../generators/core/nodes.ts';
import {
  fence,
  inlineCode,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
} from '../../../generators/core/nodes.ts';
import {
  forgetProse,
  parseProse,
  plainText,
  shorten,
  summaryOf,
} from '../../../generators/core/prose.ts';
import { pinnedFile } from '../../../generators/core/sources.ts';
import { cases, hostileText } from '../../support/hostile.ts';
import { expectedBlocks } from '../../support/read-back.ts';
import { root } from '../../support/run.ts';

/** Without the places where the parser found each node. */
const treeOf = (nodes: readonly Flow[]): unknown => expectedBlocks(normalize(nodes));

function expectTree(markdown: string, nodes: readonly Flow[]): void {
  expect(treeOf(parseProse(markdown))).toEqual(treeOf(nodes));
}

describe('prose', () => {
  const read: readonly (readonly [what: string, markdown: string, nodes: readonly Flow[]])[] = [
    ['nothing', ' \n\n ', []],
    ['words', 'Coin of a_b (1.5): "x" – y.', [paragraph('Coin of a_b (1.5): "x" – y.')]],
    ['paragraphs', 'a\nb\n\n\nc', [paragraph('a\nb'), paragraph('c')]],
    ['code and bold words', 'a `b` **c**', [paragraph('a ', inlineCode('b'), ' ', strong('c'))]],
    ['a list', '- a\n- b', [list([[paragraph('a')], [paragraph('b')]])]],
    ['a numbered list', '1. a', [list([[paragraph('a')]], true)]],
    ['a number at the start', '12 a\n13 b', [paragraph('12 a\n13 b')]],
    ['a line break', 'a  \nb', [paragraph('a', { type: 'break' }, 'b')]],
    ['a rule', 'a\n\n---', [paragraph('a'), { type: 'thematicBreak' }]],
    ['a heading as bold words', '# a `b`', [paragraph(strong('a ', inlineCode('b')))]],
    ['an underlined heading as bold words', 'a\n===', [paragraph(strong('a'))]],
    ['bold words in a heading once', '## **a** b', [paragraph(strong('a b'))]],
    ['indented words as words', '    a {b}', [paragraph('a {b}')]],
    ['HTML as words', '<b>a</b>\n\n<!-- c -->', [paragraph('<b>a</b>'), paragraph('<!-- c -->')]],
    ['code in a known language', '```TS x\na\n```', [fence('ts', 'a')]],
    ['code in no language', '```\na\n```', [fence('text', 'a')]],
    ['code in no language that could be one', '```{.x}\na\n```', [fence('text', 'a')]],
    [
      'code in a language with a long name',
      `\`\`\`${'a'.repeat(21)}\na\n\`\`\``,
      [fence('text', 'a')],
    ],
    ['code over two lines as one line', 'a `b\nc`', [paragraph('a ', inlineCode('b c'))]],
    ['an image as its words', '![a](/b) c ![](/d)', [paragraph('a c ')]],
    ['an image by reference', '![a][b] c\n\n[b]: /d', [paragraph('a c')]],
    ['an image without words as nothing', '![](/a)', []],
    ['a link to the web', '[a](https://b.c)', [paragraph(link('https://b.c', 'a'))]],
    ['a link by reference', '[a][b]\n\n[b]: https://c.d', [paragraph(link('https://c.d', 'a'))]],
    [
      'the first of two definitions',
      '[a]\n\n[a]: https://b.c\n[a]: https://d.e',
      [paragraph(link('https://b.c', 'a'))],
    ],
    [
      'a definition in a list',
      '[a]\n\n- > [a]: https://b.c',
      [paragraph(link('https://b.c', 'a')), list([[]])],
    ],
    [
      'a link to a script as its words',
      '[a `b`](javascript:c)',
      [paragraph('a ', inlineCode('b'))],
    ],
    ['a link inside the site as its words', '[a](/b) [c](#d)', [paragraph('a c')]],
    ['a link without words as nothing', 'a [](https://b.c)', [paragraph('a')]],
    ['an address as a link', 'https://a.b', [paragraph(link('https://a.b', 'https://a.b'))]],
    [
      'an address without protocol as a link',
      'www.a.b',
      [paragraph(link('http://www.a.b', 'www.a.b'))],
    ],
    [
      'a footnote where it is',
      'a[^1]\n\n[^1]: b `c`',
      [paragraph('a[1]'), paragraph('b ', inlineCode('c'))],
    ],
    ['struck words', '~a~', [paragraph({ type: 'delete', children: [text('a')] })]],
    ['emphasis of nothing as nothing', 'a **![](/b)**', [paragraph('a')]],
    [
      'a table',
      '| a | b |\n|---|:-:|\n| c |\n| d | e |',
      [
        {
          ...table([
            [['a'], ['b']],
            [['c'], []],
            [['d'], ['e']],
          ]),
          align: [null, 'center'],
        },
      ],
    ],
    [
      'a row that is too long as a row',
      '| a |\n| - |\n| b | c | d |',
      [table([[['a']], [['b | c | d']]])],
    ],
    ['a quote of nothing as nothing', '> ![](/a)', []],
    ['a list of nothing', '- ![](/a)', [list([[]])]],
    ['characters that cannot be seen', 'a\u0000\r\nb\u202e', [paragraph('a\ufffd\nb\ufffd')]],
  ];

  it.each(read)('has %s', (_what, markdown, nodes) => {
    expectTree(markdown, nodes);
  });

  it('of ours may link inside the site', () => {
    const ours = parseProse('[a](/b) [c](#d) [e](//f)', 'ours');
    expect(treeOf(ours)).toEqual(treeOf([paragraph(link('/b', 'a'), ' ', link('#d', 'c'), ' e')]));
  });

  it('keeps the boxes of tasks', () => {
    const [tasks] = parseProse('- [x] a\n- [ ] b\n- c');
    expect(tasks?.type === 'list' && tasks.children.map((item) => item.checked)).toEqual([
      true,
      false,
      null,
    ]);
  });

  it('is read once, until it is forgotten', () => {
    const first = parseProse('a *b*');
    expect(parseProse('a *b*')).toBe(first);
    expect(parseProse('a *b*', 'ours')).not.toBe(first);
    forgetProse();
    const second = parseProse('a *b*');
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });

  it('is cut where nobody reads on', () => {
    const whole = 'a'.repeat(200_000);
    expect(plainText(parseProse(whole))).toBe(`${whole}\n`);
    expect(plainText(parseProse(`${whole}b`))).toBe(`${whole}…\n`);
  });

  it('is words where it is deeper than anybody writes', () => {
    expect(depthOf(parseProse(`${'> '.repeat(25)}a *b*`), 'blockquote')).toBe(25);
    expect(depthOf(parseProse(`${'> '.repeat(30)}a *b*`), 'blockquote')).toBe(25);
    expect(depthOf(parseProse(`${'- '.repeat(30)}a *b*`), 'listItem')).toBe(13);
    const bold = parseProse(`${'**a _b '.repeat(40)}c${'_**'.repeat(40)}`);
    expect([depthOf(bold, 'strong'), depthOf(bold, 'emphasis')]).toEqual([12, 11]);
    const words = plainText(parseProse(`${'> '.repeat(30)}- a *b*\n${'> '.repeat(30)}\n`));
    expect(words.trim()).toBe('a b');
  });
});

/** How many nodes of a type are around each other. */
function depthOf(nodes: readonly object[], type: string): number {
  const depths = nodes.map((node) => {
    const children = 'children' in node ? (node.children as object[]) : [];
    return depthOf(children, type) + ('type' in node && node.type === type ? 1 : 0);
  });
  return Math.max(0, ...depths);
}

/** Words, ticks and line breaks: the border between words and Markdown. */
const nearlyPlain = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom(
          'Coin',
          'a_b',
          'the ',
          ' of ',
          '12',
          'x',
          'https',
          'www',
          'é',
          '0x2',
          'A',
        ),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...[' ', '\n', '\n\n', '\n- ', '\n  ', '. ', ', ', ': '],
          ...['`x`', '`*_', '`', '` ', '_`a`'],
        ),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...'.)(-+=>#!&_:?%"\'|^$@[]{}~*<\\\t/;',
          '//',
          '...',
          '---',
          '===',
          '&amp;',
          '1. ',
          '- ',
          '[ ] ',
          '[^',
          '](',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('  ', '\u00a0', '\u2028', '\u2014', '😀', '://a.b', '.a.b'),
      },
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

/** Behind a text, a paragraph that needs the whole of the parser: before it, everything must be the same. */
function expectSameBesideMarkdown(markdown: string): void {
  const source = markdown.trim();
  fc.pre(source !== '' && !/```|~~~|\[\^/.test(source));
  const beside = parseProse(`${source}\n\n~x~ https://a.b *c*`).slice(0, -1);
  expect(treeOf(parseProse(source)), JSON.stringify(source)).toEqual(treeOf(beside));
}

describe('words without Markdown', () => {
  it('are read as the parser reads them', () => {
    fc.assert(fc.property(nearlyPlain, expectSameBesideMarkdown), {
      numRuns: cases(2_000, 60_000),
    });
    fc.assert(fc.property(hostileText, expectSameBesideMarkdown), { numRuns: cases(500, 20_000) });
  }, 600_000);

  it('are what most of the schema is, and are read as the parser reads them', () => {
    const descriptions = new Set<string>();
    visit(parse(fs.readFileSync(path.join(root, pinnedFile(root, 'graphql')), 'utf8')), {
      StringValue: (node) => void descriptions.add(node.value.trim()),
    });
    expect(descriptions.size).toBeGreaterThan(500);
    for (const words of descriptions)
      if (words !== '' && !/```|~~~|\[\^/.test(words)) expectSameBesideMarkdown(words);
  }, 60_000);
});

describe('a summary', () => {
  it.each([
    ['the first sentence', 'A coin. Of a type.', 'A coin.'],
    ['a question', 'Why? Because.', 'Why?'],
    ['an exclamation', 'Look! "Here" it is.', 'Look!'],
    ['a sentence before code', 'A coin. `B` follows.', 'A coin.'],
    ['a sentence before a bracket', 'A coin. (Old.)', 'A coin.'],
    ['a sentence before a number', 'A coin. 5 of them.', 'A coin.'],
    ['all of one sentence', 'A coin of a type', 'A coin of a type'],
    ['no end before a small letter', 'See a. b for more. End.', 'See a. b for more.'],
    [
      'no end behind "e.g."',
      'Types, e.g. Coin, i.e. Money, vs. Cash, cf. Gold, etc. All. End.',
      'Types, e.g. Coin, i.e. Money, vs. Cash, cf. Gold, etc. All.',
    ],
    ['an end behind a word that ends like one', 'See the boxvs. Then go.', 'See the boxvs.'],
    ['words of links and code, in one line', 'A [b](https://c.d)\n`e  f`. G', 'A b e f.'],
    ['the first paragraph', '- a\n\nB c. D', 'B c.'],
    ['nothing of a list', '- a', ''],
    ['nothing of nothing', '', ''],
  ])('is %s', (_what, markdown, summary) => {
    expect(summaryOf(parseProse(markdown))).toBe(summary);
  });

  it('has 160 characters at most', () => {
    const words = 'word '.repeat(40).trim();
    expect(summaryOf(parseProse(words))).toBe(`${'word '.repeat(31).trim()}…`);
    expect(summaryOf(parseProse(`${'a'.repeat(159)}.`))).toBe(`${'a'.repeat(159)}.`);
    expect(summaryOf(parseProse(`${'a'.repeat(160)}.`))).toBe(`${'a'.repeat(159)}…`);
  });

  it('of one tree is made once', () => {
    const tree = [paragraph('A b. C')];
    expect(summaryOf(tree)).toBe('A b.');
    (tree[0] as { children: unknown[] }).children = [text('D e. F')];
    expect(summaryOf(tree)).toBe('A b.');
  });
});

describe('words that are cut', () => {
  it.each([
    ['a bc', 4, 'a bc'],
    ['abcd efgh', 8, 'abcd ef…'],
    ['abcde fgh', 8, 'abcde…'],
    ['a bcdefgh', 6, 'a bcd…'],
    ['abcd, efgh', 8, 'abcd…'],
    ['abcd – efgh', 8, 'abcd…'],
    ['abc😀efgh', 5, 'abc\ufffd…'],
  ])('%j at %d characters are %j', (words, limit, cut) => {
    expect(shorten(words, limit)).toBe(cut);
  });
});

describe('the words of a tree', () => {
  it('have a line for each block', () => {
    const tree = parseProse(
      '# a\n\nb `c`  \nd **e**\n\n- f\n- g\n\n> h\n\n```\ni\n```\n\n| j | k |\n| - | - |\n| l | m |\n\n---',
    );
    expect(plainText(tree)).toBe('a\nb c\nd e\nf\n\ng\n\nh\n\ni\nj\nk\n\nl\nm\n\n');
  });
});
