/** What is printed is read back as the same tree, by the site's own parser, whatever the words are. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from '../../generators/core/mdx/normalize.ts';
import { printFlow } from '../../generators/core/mdx/print.ts';
import type { Flow } from '../../generators/core/nodes.ts';
import { parseProse } from '../../generators/core/prose.ts';
import { KILLERS, cases, hostileText } from '../support/hostile.ts';
import { expectedBlocks, readBack } from '../support/read-back.ts';
import { anyFlow } from '../support/trees.ts';

function expectReadBack(nodes: readonly Flow[]): void {
  const printed = printFlow(nodes);
  expect(readBack(printed), printed).toEqual(expectedBlocks(normalize(nodes)));
}

describe('a printed tree', () => {
  it('is read back as it was', () => {
    fc.assert(fc.property(anyFlow, expectReadBack), { numRuns: cases(3_000, 100_000) });
  }, 600_000);

  it('is read back as it was when its words come from upstream', () => {
    for (const killer of KILLERS) expectReadBack(parseProse(killer));
    fc.assert(
      fc.property(hostileText, (input) => expectReadBack(parseProse(input))),
      { numRuns: cases(1_500, 20_000) },
    );
  }, 600_000);
});
