/** The packages that the tests load are those that programs load. */

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('are not their development versions, which are slower and say other things', () => {
  expect(process.execArgv).not.toContain('development');
  expect(fileURLToPath(import.meta.resolve('micromark'))).not.toContain('/dev/');
});
