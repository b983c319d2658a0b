/** Code whose names are links: each range says where in the code its name is. */

import { expect, it } from 'vitest';
import { printFlow } from '../../generators/core/print/print.ts';
import { part, signature } from '../../generators/core/signature.ts';

it('a signature names its language, its code and the place of each link', () => {
  const parts = [
    part('fun a(b: '),
    part('Coin', '/coin'),
    part(', c: '),
    part('😀', '/d'),
    part(')'),
  ];
  expect(printFlow([signature('move', parts)])).toBe(
    '<Signature language="move" code="fun a(b: Coin, c: 😀)" links="9-13:/coin 18-20:/d" />',
  );
  expect(printFlow([signature('ts', [part('x')])])).toBe(
    '<Signature language="ts" code="x" links="" />',
  );
});
