/** Pages for other sites, and plain Markdown: what becomes of each component of ours. */

import { expect, it } from 'vitest';
import { WITH_HTML, lower } from '../../../generators/core/print/lower.ts';
import { printFlow, printMarkdown } from '../../../generators/core/print/print.ts';
import type { Flow } from '../../../generators/core/nodes.ts';
import {
  anchor,
  badge,
  component,
  details,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  table,
} from '../../../generators/core/nodes.ts';
import { part, signature } from '../../../generators/core/signature.ts';

const NOTE = '_The page has an interactive tool here._';
const linked = signature('move', [part('fun a(): '), part('Coin', '/coin')]);
const required = badge('required', 'Required');

it.each<readonly [what: string, node: Flow, printed: string]>([
  ['a signature is a fence', linked, '```move\nfun a(): Coin\n```'],
  ['a badge is bold words', paragraph('a ', required), 'a **Required**'],
  ['an anchor is an empty element', paragraph(anchor('a.b'), 'c'), '<span id="a.b" />c'],
  [
    'a source is a link',
    component('SourceLink', { href: 'https://a.b/c' }),
    '[Source](https://a.b/c)',
  ],
  ['a tool of our site is nothing', component('AbortDecoder', {}), ''],
  ['cells are plain too', table([[[required], ['b']]]), '| **Required** | b |\n| - | - |'],
  ['items are plain too', list([[linked]]), '- ```move\n  fun a(): Coin\n  ```'],
  [
    'what folds in HTML stays, with plain content',
    details('More', [linked]),
    '<details>\n\n<summary>More</summary>\n\n```move\nfun a(): Coin\n```\n\n</details>',
  ],
])('%s', (_what, node, printed) => {
  expect(printFlow(lower([node], { components: WITH_HTML }))).toBe(printed);
});

it.each<readonly [what: string, node: Flow, printed: string]>([
  ['a signature is a fence', linked, '```move\nfun a(): Coin\n```'],
  ['a badge is emphasized words', paragraph('a ', required), 'a _Required_'],
  [
    'an anchor is HTML',
    table([[[anchor('a.b'), inlineCode('c')]]]),
    '| <a id="a.b"></a>`c` |\n| - |',
  ],
  ['a heading whose words make its id says none', heading(3, inlineCode('Xy'), 'Xy'), '### `Xy`'],
  ['any other id is said', heading(3, inlineCode('x'), 'y.x'), '### `x` <a id="y.x"></a>'],
  ['a tool of our site is a note', component('AbortDecoder', {}), NOTE],
  ['nothing folds', details('More (2)', [paragraph('b')]), '**More (2)**\n\nb'],
  [
    'only what means something is escaped',
    paragraph('a:b {c} <d> 1 < 2 *e*'),
    'a:b {c} \\<d> 1 < 2 \\*e\\*',
  ],
])('in Markdown, %s', (_what, node, printed) => {
  expect(printMarkdown([node])).toEqual([printed]);
});

it('says the id of a heading whose words an earlier one has', () => {
  expect(printMarkdown([heading(2, 'Fields', 'a.fields'), heading(2, 'Fields', 'fields')])).toEqual(
    ['## Fields <a id="a.fields"></a>\n\n## Fields <a id="fields"></a>'],
  );
});

it('cuts Markdown at addresses of the site, and at no others', () => {
  const links = [
    link('/a#b', 'a'),
    ' ',
    link('#c', 'c\u0003'),
    ' ',
    link('https://d.example', 'd'),
  ];
  expect(printMarkdown([paragraph(...links)])).toEqual([
    '[a](',
    '/a#b',
    ') [c\ufffd](',
    '#c',
    ') [d](https://d.example)',
  ]);
});

it('hands back what nothing takes the place of', () => {
  const nodes = [paragraph('a'), paragraph(required), list([[paragraph('b')]])];
  const lowered = lower(nodes, { components: WITH_HTML });
  expect(lowered[0]).toBe(nodes[0]);
  expect(lowered[2]).toBe(nodes[2]);
  expect(lower([paragraph('c')], { components: WITH_HTML })).toEqual([paragraph('c')]);
});

it('throws at a component that has no form', () => {
  expect(() => printMarkdown([component('Unheard', {})])).toThrow('<Unheard> has no form');
});
