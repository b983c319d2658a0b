/** What a check leaves open, in sentences: whoever reads "accepted" should know of what. Pure. */

import type { Unit } from '../examples/model.ts';
import type { Test } from '../examples/move/run-tests.ts';
import type { CheckerName } from '../examples/page/languages.ts';

export interface Checked {
  readonly name: CheckerName;
  readonly unit: Unit;
  readonly tests: readonly Test[];
  /** What the code was held against, as the site says it. */
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

export function notCheckedOf(checked: Checked): readonly string[] {
  const always = ALWAYS[checked.name];
  return [
    ...(always === undefined ? [] : [always]),
    ...moveGaps(checked),
    ...variableGaps(checked),
    ...keyGaps(checked),
  ];
}

function moveGaps({ name, unit, tests }: Checked): readonly string[] {
  if (name !== 'move') return [];
  const unran = tests.filter(({ needsFramework }) => needsFramework);
  const [context] = unit.blocks[0]?.meta.fragment ?? [];
  return [
    ...(context === undefined
      ? []
      : ['The code has no module of its own, so it was compiled inside an empty one.']),
    ...(tests.length === 0 ? ['The behaviour of the functions: no test ran.'] : []),
    ...(unran.length === 0
      ? []
      : [
          `These tests call framework functions that have no body here, so they were only compiled: ${unran.map((test) => test.name).join(', ')}.`,
        ]),
  ];
}

function variableGaps({ name, unit }: Checked): readonly string[] {
  const hasVariables = /\$\w+\s*:/.test(unit.blocks[0]?.code ?? '');
  return name === 'graphql' && hasVariables && unit.blocks.length === 1
    ? ['The values of the variables: send them as a file variables.json.']
    : [];
}

/** Files whose keys nobody recognised. */
function keyGaps({ name, checkedWith }: Checked): readonly string[] {
  if (!['json', 'toml', 'yaml', 'ini'].includes(name) || !/ syntax$/.test(checkedWith)) return [];
  return [
    'Keys and values: give the name of a known file as the language, such as Move.toml, client.yaml or package.json, or send a whole JSON-RPC request.',
  ];
}
