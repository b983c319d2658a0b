import { expect, test } from 'vitest';
import { explain } from './errors';

const abort = (code: number) =>
  `MoveAbort(MoveLocation { module: ModuleId { address: 7a, name: Identifier("greenhouse") }, function: 0, instruction: 5, function_name: Some("grow") }, ${code}) in command 0`;

test('an abort of the greenhouse becomes a sentence', () => {
  expect(explain(abort(0))).toContain('closed');
  expect(explain(abort(1))).toContain('water');
  expect(explain(abort(9))).toContain('code 9');
});

test('a rejection is not an error of the network', () => {
  expect(explain('Rejected from user')).toContain('You declined');
});

test('everything else is shown as it is', () => {
  expect(explain('fetch failed')).toBe('The transaction failed: fetch failed');
});
