import { expect, test } from 'vitest';
import { explain } from './errors';

test('an abort of the counter becomes a sentence', () => {
  const abort =
    'MoveAbort(MoveLocation { module: ModuleId { address: c0de, name: Identifier("counter") }, function: 2, instruction: 10, function_name: Some("set_value") }, 0) in command 0';
  expect(explain(abort)).toContain('Only the owner');
});
