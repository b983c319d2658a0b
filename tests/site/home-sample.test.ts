/** The sample of the home page keeps the promise that stands below it: every sample is checked. */

import { expect, test } from 'vitest';
import { compilePackage } from '../../scripts/checks/move/compiler.ts';
import { counterSample } from '../../site/src/home/sample.ts';

test('the module on the home page compiles without an error or a warning', async () => {
  const result = await compilePackage({
    files: new Map([['sources/counter.move', counterSample]]),
    dependencies: ['sui'],
  });
  expect(result).toMatchObject({ ok: true, diagnostics: [] });
});
