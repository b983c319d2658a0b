/** Programs of operators: facts of `schema/operator` with our words, each on a page of its own. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { ProgramFacts } from '../../generators/output/cli.ts';
import { readProgramFile } from '../../generators/cli/read/facts/program.ts';
import type { FileOption, ProgramFile } from '../../generators/cli/read/facts/syntax.ts';
import { reference } from '../../generators/cli/reference.ts';
import { readDescriptions, descriptionsFrom } from '../../generators/core/descriptions.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';

const NAMES = ['sui-node', 'sui-tool', 'sui-bridge', 'sui-bridge-cli', 'sui-faucet'];
const MORE = ['sui-graphql-rpc', 'sui-indexer', 'sui-indexer-alt', 'sui-indexer-alt-graphql'];

const option = (given: Partial<FileOption>): FileOption => ({
  ...{ long: '--id', short: null, value_name: 'ID', required: false, multiple: false },
  ...{ default: null, type: 'u64', global: false },
  ...given,
});

const file = (
  options: readonly FileOption[],
  constraints: readonly string[] = [],
): ProgramFile => ({
  binary: 'tool',
  automatic: {
    options: [
      { long: '--help', short: '-h', on: 'every command' },
      { long: '--version', short: '-V', on: 'top level only' },
    ],
  },
  environment_variables: [{ name: 'SIZE', type: 'u64', overrides: 'cache.size' }],
  commands: [
    {
      ...{ path: ['tool'], aliases: [], hidden: false, usage: 'tool', arguments: [], options: [] },
      output: 'none',
    },
    {
      ...{ path: ['tool', 'read'], aliases: [], hidden: false, usage: 'tool read', arguments: [] },
      ...{ options, constraints, output: 'text' },
    },
  ],
});

const words = readDescriptions(
  { path: 'cli.md', text: '## tool/read\n\nReads.\n\n## *#--id\n\nThe object.\n' },
  'cli',
).value;
const read = (given: ProgramFile) =>
  readProgramFile(given, '1.0.0', descriptionsFrom(words ?? new Map()));

describe('the facts of a program', () => {
  it('give its commands our words, by name or by pattern', () => {
    const [root, command] = read(file([option({})])).commands;
    expect([root?.summary, command?.summary]).toEqual([null, 'Reads.']);
    expect(command?.options[0]?.prose).toMatchObject([{ type: 'paragraph' }]);
  });

  it('put options of the top level on the program only, and those of every command on none', () => {
    const program = read(file([]));
    expect(program.automatic.map(({ id }) => id)).toEqual(['--help']);
    expect(program.commands.map(({ options }) => options.map(({ id }) => id))).toEqual([
      ['--version'],
      [],
    ]);
  });

  it('say of a letter that another option takes that nobody can use it', () => {
    const shadowed = option({ short: '-p', short_shadowed_by: '--protocol-version' });
    expect(read(file([shadowed])).commands[1]?.options[0]?.shorts).toEqual([]);
  });

  it('check values only where the parser knows no other spelling', () => {
    const values = { possible_values: ['one', 'two'], type: 'enum' };
    const command = read(
      file([option(values), option({ ...values, long: '--any', ignore_case: true })]),
    ).commands[1];
    const checked = command?.options.map(({ id, valuesCheckedBy }) => [id, valuesCheckedBy]);
    expect(checked).toEqual([
      ['--any', null],
      ['--id', 'parser'],
    ]);
  });

  it('make a group of what is needed at run time', () => {
    const groups = read(file([], ['--id or --any needed (run time)', '--id wins'])).commands[1]
      ?.groups;
    expect(groups).toMatchObject([{ options: ['--id', '--any'], isRequired: true }]);
  });

  it('say which key a variable of the environment replaces', () => {
    const [variable] = read(file([])).environment;
    expect(JSON.stringify(variable?.prose)).toContain('cache.size');
  });
});

describe('the programs of the documented release', () => {
  let rendered: RenderedReference;
  beforeAll(async () => {
    rendered = await documented(reference);
  });

  it.each([...NAMES, ...MORE])('%s has a page with every command', (name) => {
    const page = rendered.pages.get(`/references/cli/${name}`) ?? '';
    const facts = rendered.prepared?.data['cli-programs'] as readonly ProgramFacts[];
    const program = facts.find((programFacts) => programFacts.name === name);
    expect(program?.commands.length).toBeGreaterThan(0);
    for (const { path } of program?.commands.slice(1) ?? [])
      expect(page).toContain(`## ${[name, ...path].join(' ')} {`);
    expect(page).not.toContain('Undocumented');
  });

  it('are found from the index', () => {
    const index = rendered.pages.get('/references/cli') ?? '';
    for (const name of NAMES) expect(index).toContain(`(/references/cli/${name})`);
  });
});
