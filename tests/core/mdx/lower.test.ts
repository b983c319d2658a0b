/** Pages for other sites: what becomes of each component of ours. */

import { expect, it } from 'vitest';
import { plainFlow } from '../../../generators/core/mdx/lower.ts';
import { printFlow } from '../../../generators/core/mdx/print.ts';
import type { Flow } from '../../../generators/core/nodes.ts';
import {
  anchor,
  badge,
  component,
  details,
  list,
  paragraph,
  table,
} from '../../../generators/core/nodes.ts';
import { part, signature } from '../../../generators/core/signature.ts';

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
  expect(printFlow(plainFlow([node]))).toBe(printed);
});
