/** Words are escaped where they would mean something, and only there. */

import type { PhrasingContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { normalize } from '../../../generators/core/print/normalize.ts';
import { printFlow } from '../../../generators/core/print/print.ts';
import type { Flow } from '../../../generators/core/nodes.ts';
import {
  badge,
  details,
  heading,
  inlineCode,
  link,
  paragraph,
  strong,
  table,
  text,
} from '../../../generators/core/nodes.ts';
import { expectedBlocks, readBack } from '../../support/read-back.ts';

/** Marks that mean nothing where they are. */
const PLAIN = [
  'a * b',
  'a _ b',
  'a ~ b',
  'a ` b',
  'costs $5',
  'a_b_c and d_e',
  'an array [x] of [Coin!]!',
  '[x]y',
  '[] a',
  '[a] (b)',
  '[a][b]',
  'Hello!',
  'a & b; &; &#; &&amp &-a;',
  'C:\\5\\é\\a\\Z',
  '0x2::sui::SUI',
  '10:30, a: b, a:1, a:_b',
  ': a',
  'a ::b',
  '@me a@ b',
  'wwwx.y ww.x',
  'http:/x ftp://x',
  'a } b',
  'a > b',
  'a = b',
  'a + b - c',
  'a | b',
  'a #b # c #',
  '#b',
  '-a',
  '+a',
  '1.a',
  'a1. b',
  '1234567890. b',
  'importer x',
  'import',
  'import\tx',
  'Import x',
  'a import x',
  'a\nimport x',
  'a\nb',
  '= a',
  'a\n=b',
  'a\n-b',
  'a\n| b',
  '####### a',
  'a\n\u00a0b',
];

/** What is written, and how it is printed as a paragraph. */
const ESCAPED: readonly (readonly [words: string, printed: string])[] = [
  ['<T>', '\\<T>'],
  ['a < b', 'a \\< b'],
  ['{x} {y', '\\{x} \\{y'],
  ['&amp; &#1; &#x1f;', '\\&amp; \\&#1; \\&#x1f;'],
  ['a \\ b', 'a \\\\ b'],
  ['\\', '\\\\'],
  ['\\\\a', '\\\\\\a'],
  ['\\_', '\\\\_'],
  ['a\\\nb', 'a\\\\\nb'],
  ['*a*', '\\*a\\*'],
  ['**', '\\*\\*'],
  ['`a`', '\\`a\\`'],
  ['~a~', '\\~a\\~'],
  ['$a$', '\\$a\\$'],
  ['$a\nb$', '\\$a\nb\\$'],
  ['*a_ `b~ $', '*a_ `b~ $'],
  ['_a_', '\\_a\\_'],
  ['_a b_c', '\\_a b_c'],
  ['a_ b_c', 'a\\_ b_c'],
  ['a__b', 'a\\_\\_b'],
  ['a_é b_c', 'a\\_é b_c'],
  ['![a', '\\![a'],
  ['a](b)', 'a]\\(b)'],
  ['http://a.b', 'http\\://a.b'],
  ['HTTPS://a.b', 'HTTPS\\://a.b'],
  ['www.a.b', 'www\\.a.b'],
  ['WWW.a.b', 'WWW\\.a.b'],
  ['a@b.c', 'a\\@b.c'],
  ['+@.c', '+\\@.c'],
  ['a :b', 'a \\:b'],
  ['a:b:C', 'a\\:b\\:C'],
  [':a', '\\:a'],
  ['::a', ':\\:a'],
  [':::a b', '::\\:a b'],
  ['a\n:::B', 'a\n::\\:B'],
  ['# a', '\\# a'],
  ['#', '\\#'],
  ['######\ta', '\\######\ta'],
  ['a\n# b', 'a\n\\# b'],
  ['>a', '\\>a'],
  ['a\n> b', 'a\n\\> b'],
  ['- a', '\\- a'],
  ['+\ta', '\\+\ta'],
  ['* a', '\\* a'],
  ['-', '\\-'],
  ['+', '\\+'],
  ['*', '\\*'],
  ['a\n+ b', 'a\n\\+ b'],
  ['1. a', '1\\. a'],
  ['123456789)\ta', '123456789\\)\ta'],
  ['1.', '1\\.'],
  ['a\n2. b', 'a\n2\\. b'],
  ['a\n---', 'a\n\\---'],
  ['a\n- - -', 'a\n\\- - -'],
  ['a\n===', 'a\n\\==='],
  ['a\n=', 'a\n\\='],
  ['a\n|-|:-:|', 'a\n\\|-|:-:|'],
  ['a\n:-', 'a\n\\:-'],
  ['a\n-|-', 'a\n\\-|-'],
  ['[a]: b', '\\[a]: b'],
  ['[^a]: b', '\\[^a]: b'],
  ['a\n[^b]: c', 'a\n\\[^b]: c'],
  ['[a\nb]: c', '\\[a\nb]: c'],
  ['[ ] a', '\\[ ] a'],
  ['[x] a', '\\[x] a'],
  ['[X]\ta', '\\[X]\ta'],
  ['a\n[x] b', 'a\n[x] b'],
  ['import a', 'import&#x20;a'],
  ['export a', 'export&#x20;a'],
  ['a \n b', 'a&#x20;\n&#x20;b'],
  ['a\t\n\tb', 'a&#x9;\n&#x9;b'],
  ['a\n\nb', 'a&#xA;&#xA;b'],
  ['a\n<b/>\nc', 'a&#xA;\\<b/>&#xA;c'],
  ['a\n<b/>', 'a&#xA;\\<b/>'],
  ['<b/>\nc', '\\<b/>&#xA;c'],
  ['a\n<b/> c\nd', 'a\n\\<b/> c\nd'],
];

function expectReadBack(nodes: readonly Flow[]): void {
  const printed = printFlow(nodes);
  expect(readBack(printed), printed).toEqual(expectedBlocks(normalize(nodes)));
}

function expectPrinted(nodes: readonly Flow[], printed: string): void {
  expect(printFlow(nodes)).toBe(printed);
  expectReadBack(nodes);
}

describe('words in a paragraph', () => {
  it.each(PLAIN.map((words) => [words]))('are printed as they are: %j', (words) => {
    expectPrinted([paragraph(words)], words);
  });

  it.each(ESCAPED)('%j are printed as %j', (words, printed) => {
    expectPrinted([paragraph(words)], printed);
  });

  it('are printed alike in a list of a thousand lines', () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `- _${index}_ [x]: <T>`);
    const printed = lines.map((line) => line.replace(/[<_[]|^-/g, '\\$&').replace('\\[x', '[x'));
    expect(printFlow([paragraph(lines.join('\n'))])).toBe(printed.join('\n'));
  });
});

describe('words in one line', () => {
  const inLocations: readonly (readonly [words: string, line: string, cell: string])[] = [
    ['# a', '# a', '# a'],
    ['> a', '> a', '> a'],
    ['- a', '- a', '- a'],
    ['1. a', '1. a', '1. a'],
    ['---', '---', '---'],
    ['===', '===', '==='],
    ['[a]: b', '[a]: b', '[a]: b'],
    ['[x] a', '[x] a', '[x] a'],
    ['import a', 'import a', 'import a'],
    ['::a', '::a', '::a'],
    ['a #', 'a \\#', 'a #'],
    ['a ##', 'a \\##', 'a ##'],
    ['a#', 'a#', 'a#'],
    ['#', '\\#', '#'],
    ['a # b', 'a # b', 'a # b'],
    ['a|b', 'a|b', 'a\\|b'],
    ['a\\|b', 'a\\\\|b', 'a\\\\\\|b'],
    ['a\nb', 'a&#xA;b', 'a&#xA;b'],
    ['a :b <c> {d} _e_', 'a \\:b \\<c> \\{d} \\_e\\_', 'a \\:b \\<c> \\{d} \\_e\\_'],
    ['www.a.b', 'www\\.a.b', 'www\\.a.b'],
  ];

  it.each(inLocations)(
    '%j are %j in a heading and a summary, and %j in a cell',
    (words, line, cell) => {
      expectPrinted([heading(2, words)], `## ${line}`);
      expectPrinted([table([[[words]]])], `| ${cell} |\n| - |`);
      const summary = `<details>\n\n<summary>${line}</summary>\n\nb\n\n</details>`;
      expectPrinted([details(words, [paragraph('b')])], summary);
    },
  );

  it('mind the id behind a heading', () => {
    expectPrinted([heading(3, 'a', 'b.c')], '### a {/* #b.c */}');
    expectPrinted([heading(3, inlineCode('a'), 'b.c')], '### `a` {/* #b.c */}');
    expectPrinted([heading(1, '', 'b')], '# {/* #b */}');
    expectPrinted([heading(1, '')], '#');
  });
});

describe('words beside markup', () => {
  const code = inlineCode('x');
  const cases: readonly (readonly [
    parts: readonly (PhrasingContent | string)[],
    printed: string,
  ])[] = [
    [['a\\', code], 'a\\\\`x`'],
    [['a!', link('/u', 'b')], 'a\\![b](/u)'],
    [['a`', code], 'a\\``x`'],
    [[code, '`a'], '`x`\\`a'],
    [[inlineCode('*a'), ' b*'], '`*a` b\\*'],
    [['[', code, ']: b'], '\\[`x`]: b'],
    [['a ', code, '\n- b'], 'a `x`\n\\- b'],
    [['1', code, '. b'], '1`x`. b'],
    [[badge('info', 'x'), '\na'], '<Badge kind="info" text="x" />&#xA;a'],
    [['a\n', badge('info', 'x')], 'a&#xA;<Badge kind="info" text="x" />'],
    [['a\n', badge('info', 'x'), ' b\nc'], 'a\n<Badge kind="info" text="x" /> b\nc'],
    [['a ', badge('info', 'x'), '\nb'], 'a <Badge kind="info" text="x" />\nb'],
    [[link('/u', 'a]['), '[b](c)'], '[a\\]\\[](/u)[b]\\(c)'],
    [[link('/u', 'https://a.b www.c.d e@f.g')], '[https://a.b www.c.d e@f.g](/u)'],
    [[link('/u', 'a'), ' www.c.d'], '[a](/u) www\\.c.d'],
    [[link('/u', 'a *', strong('[b*]')), '*'], '[a \\***\\[b\\*\\]**](/u)\\*'],
    [['a', { type: 'break' }, '- b'], 'a\\\n\\- b'],
  ];

  it.each(cases)('%j are printed as %j', (parts, printed) => {
    expectPrinted([paragraph(...parts)], printed);
  });
});

describe('characters outside the basic plane', () => {
  it('are spelled whole beside a marker', () => {
    const nodes = [paragraph('😀', strong('.a.'), '😀')];
    expectPrinted(nodes, '&#x1F600;**.a.**&#x1F600;');
    expectPrinted([paragraph(text('é'), strong('(a)'), 'b')], '&#xE9;**(a)**&#x62;');
  });
});
