/** The unit tests of one target of the mutation tester, which names it in the environment. */

import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import base from '../../tests/vitest.config.ts';
import { slowTests, targets } from './targets.ts';

const target = targets[process.env['MUTATION_TARGET'] ?? ''];

/** The first failure ends a run: what takes long is asked last. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [...(target?.tests ?? [])],
    exclude: [...(base.test?.exclude ?? []), ...slowTests],
    sequence: { sequencer: ShortFirst },
    // The tester runs in threads, which take no flags of V8.
    execArgv: [],
  },
});
