/** The command line of the generator: which words of it are names of references. */

import { expect, it } from 'vitest';
import { namesIn } from '../../generators/flags.ts';

it.each([
  [['cli'], ['cli']],
  [['--out', 'cli'], []],
  [['--out', 'cli', 'graphql', '--strict'], ['graphql']],
  [['--out=cli', '--check'], []],
])('of %j the references are %j', (args, named) => {
  expect(namesIn(args, ['graphql', 'cli'])).toEqual(named);
});
