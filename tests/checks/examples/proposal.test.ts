/** Which name was probably meant, and when only one is as near. */

import { expect, test } from 'vitest';
import { propose } from '../../../scripts/checks/proposal.ts';

test.each([
  ['stome', ['Stone', 'stone'], 'stone', true],
  ['Stome', ['Stone', 'stone'], 'Stone', true],
  ['stome', ['stone', 'store'], 'stone', false],
])('%s among %j is %s, alone: %s', (from, candidates, to, isUnique) => {
  expect(propose(from, candidates)).toEqual({ from, to, isUnique });
});
