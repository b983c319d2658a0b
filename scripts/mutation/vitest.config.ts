/** The unit tests of one target of the mutation tester, which names it in the environment. */

import { defineConfig } from 'vitest/config';
import base from '../../tests/vitest.config.ts';
import { slowTests, targets } from './targets.ts';

const target = targets[process.env['MUTATION_TARGET'] ?? ''];

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [...(target?.tests ?? [])],
    exclude: [...(base.test?.exclude ?? []), ...slowTests],
  },
});
