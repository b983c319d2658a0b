/** What a check leaves open, in sentences: whoever reads "accepted" should know of what. Pure. */

import type { Unit } from '../examples/model.ts';
import type { Test } from '../examples/move/run-tests.ts';
import type { CheckerName } from '../examples/page/languages.ts';

export interface Checked {
  readonly name: CheckerName;
  readonly unit: Unit;
  readonly tests: readonly Test[];
  /** What the code was checked with, as the site says it. */
  readonly checkedWith: string;
}

const ALWAYS: Partial<Record<CheckerName, string>> = {
  graphql: 'Whether the objects, addresses and digests exist on a network.',
  move: 'What the package does on a network: nothing was published.',
  shell: 'Commands and options of programs other than Sui’s; nothing was run.',
  sql: 'Everything but the syntax.',
  syntax: 'Everything but the syntax.',
  typescript: 'What the program does when it runs: its syntax, types and names were checked.',
};

export function notCheckedOf({ name, unit, tests, checkedWith }: Checked): readonly string[] {
  const [main] = unit.blocks;
  const isMove = name === 'move';
  const unran = tests.flatMap((test) => (test.needsFramework ? [test.name] : []));
  const hasVariables = /\$\w+\s*:/.test(main?.code ?? '');
  const gaps: readonly (readonly [boolean, string])[] = [
    [ALWAYS[name] !== undefined, ALWAYS[name] ?? ''],
    [
      isMove && (main?.meta.fragment.length ?? 0) > 0,
      'The code has no module of its own, so it was compiled inside an empty one.',
    ],
    [isMove && tests.length === 0, 'The behaviour of the functions: no test ran.'],
    [
      unran.length > 0,
      `These tests call framework functions that have no body here, so they were only compiled: ${unran.join(', ')}.`,
    ],
    [
      name === 'graphql' && hasVariables && unit.blocks.length === 1,
      'The values of the variables: send them as a file variables.json.',
    ],
    // Files whose keys nobody recognised.
    [
      ['json', 'toml', 'yaml', 'ini'].includes(name) && checkedWith.endsWith(' syntax'),
      'Keys and values: give the name of a known file as the language, such as Move.toml, client.yaml or package.json, or send a whole JSON-RPC request.',
    ],
  ];
  return gaps.flatMap(([isOpen, sentence]) => (isOpen ? [sentence] : []));
}
