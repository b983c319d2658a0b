/** A whole command line of another release: each kind of change is taken in, graded as what it is, and nothing else is. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { LISTING, loadListing } from '../../../generators/cli/load.ts';
import type { CliCommand, CliOption, CliProgram } from '../../../generators/cli/model/model.ts';
import { readListing } from '../../../generators/cli/read/listing/listing.ts';
import { main, syncCli } from '../../../scripts/intake/cli/sync.ts';
import { gradeCli } from '../../../scripts/intake/grade/cli.ts';
import { printHelpFiles } from '../../cli/clap-printer.ts';
import { listedProgram } from '../../cli/input.ts';
import { writeProgram } from '../../replay/changed-inputs.ts';
import { root, temporaryFolder } from '../../support/run.ts';

const listed = listedProgram();
const displayed = listed.commands.filter(({ isHidden, hasOwnHelp }) => !isHidden && !hasOwnHelp);
const changed = new Map<CliCommand, CliCommand>();
const expected: string[] = [];

const idOf = ({ path: terms }: CliCommand): string => `cli:${terms.join('/')}`;
const isLeaf = (command: CliCommand): boolean =>
  !listed.commands.some(
    (other) => other.path.length > command.path.length && idOf(other).startsWith(idOf(command)),
  );

/** Changes the first command, of those that nothing else changes, in which there is something to change. */
function plant<Part>(
  find: (command: CliCommand) => Part | undefined,
  edit: (command: CliCommand, part: Part) => CliCommand,
  says: (command: CliCommand, part: Part) => string,
): void {
  for (const command of displayed) {
    const part = changed.has(command) || !isLeaf(command) ? undefined : find(command);
    if (part === undefined) continue;
    changed.set(command, edit(command, part));
    expected.push(says(command, part));
    return;
  }
  throw new Error('no command has what the test changes');
}

function withOption(command: CliCommand, old: CliOption, change: Partial<CliOption>): CliCommand {
  return {
    ...command,
    options: command.options.map((option) => (option === old ? { ...option, ...change } : option)),
  };
}

type FindOption = (command: CliCommand) => CliOption | undefined;
const isPlain = ({ isHidden, isGlobal, isRequired }: CliOption): boolean =>
  !isHidden && !isGlobal && !isRequired;
const flag: FindOption = ({ options }) =>
  options.find((option) => isPlain(option) && option.valueNames.length === 0);
const taking =
  (test: (option: CliOption) => boolean): FindOption =>
  ({ options }) =>
    options.find((option) => isPlain(option) && option.valueNames.length === 1 && test(option));

plant(
  flag,
  (command, old) => ({ ...command, options: command.options.filter((it) => it !== old) }),
  (command, { id }) => `breaking ${idOf(command)}#${id} cli/option-gone`,
);
plant(
  flag,
  (command, old) => ({
    ...command,
    options: [...command.options, { ...old, id: '--fresh', longs: ['--fresh'], shorts: [] }],
  }),
  (command) => `safe ${idOf(command)}#--fresh cli/option-new`,
);
plant(
  taking((option) => option.default !== null && option.values.length === 0),
  (command, old) => withOption(command, old, { default: '77' }),
  (command, { id }) => `dangerous ${idOf(command)}#${id} cli/default`,
);
plant(
  taking((option) => option.valuesCheckedBy === 'parser' && option.default === null),
  (command, old) => withOption(command, old, { values: [...old.values.slice(1), 'fresh'] }),
  (command, { id }) => `breaking ${idOf(command)}#${id} cli/values`,
);
plant(
  taking((option) => option.default === null && option.values.length === 0),
  (command, old) => ({
    ...withOption(command, old, { isRequired: true }),
    usages: command.usages.map((usage) =>
      usage.replace('[OPTIONS]', `[OPTIONS] ${old.longs[0]} <${old.valueNames[0]}>`),
    ),
  }),
  (command, { id }) => `breaking ${idOf(command)}#${id} cli/option-required`,
);
plant(
  ({ options }) => options.find((option) => isPlain(option) && option.shorts.length > 0),
  (command, old) => withOption(command, old, { shorts: [] }),
  (command, { id }) => `breaking ${idOf(command)}#${id} cli/option-name-gone`,
);
plant(
  ({ arguments: all }) => all.find(({ isRequired, isMany }) => !isRequired && !isMany),
  (command, old) => ({
    ...command,
    arguments: command.arguments.map((it) => (it === old ? { ...it, isRequired: true } : it)),
    usages: command.usages.map((usage) => usage.replace(`[${old.name}]`, `<${old.name}>`)),
  }),
  (command, { name }) => `breaking ${idOf(command)}#${name} cli/argument-required`,
);
plant(
  ({ aliases, arguments: all }) => (aliases.length === 0 && all.length > 0 ? aliases : undefined),
  (command) => ({ ...command, aliases: ['fr'] }),
  (command) => `safe ${idOf(command)} cli/alias-new`,
);
const hidden = listed.commands.filter(({ isHidden }) => isHidden);
for (const command of hidden) {
  changed.set(command, { ...command, isHidden: false });
  expected.push(`documentation ${idOf(command)} cli/hidden`);
}
let removed: CliCommand | null = null;
plant(
  (command) => (command.options.length === 0 && command.page === null ? command : undefined),
  (command) => (removed = command),
  (command) => `breaking ${idOf(command)} cli/command-gone`,
);
const [template] = displayed.filter((command) => isLeaf(command) && command.path.length === 2);
if (!template) throw new Error('no command has another above it');
const fresh: CliCommand = {
  ...template,
  path: [template.path[0] ?? '', 'fresh'],
  usages: [`${listed.name} ${template.path[0]} fresh`],
  arguments: [],
  options: [],
  aliases: [],
};
expected.push(`safe ${idOf(fresh)} cli/command-new`);

it.each(['program', 'saved help'])('is taken in whole from the %s', async (kind) => {
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const commands = [...listed.commands, fresh]
    .filter((command) => command !== removed)
    .map((command) => changed.get(command) ?? command);
  const program = writeProgram(printHelpFiles({ ...listed, commands }));
  const version = `${listed.name} 1.99.2-0123456789ab (2031-05-06)\n`;
  fs.writeFileSync(path.join(path.dirname(program), '--version'), `printf %s '${version}'\n`);
  const from = kind === 'program' ? program : path.join(temporaryFolder(), 'help');
  if (kind !== 'program') expect(await main(['cli', '--from', program, '--to', from])).toBe(0);
  const listing = path.join(temporaryFolder(), 'cli');
  fs.cpSync(path.join(root, LISTING), listing, { recursive: true });
  expect(await syncCli({ from, listing })).toBe(0);
  const files = loadListing(listing, LISTING);
  const now: CliProgram | null = files ? readListing(files).value : null;
  if (now === null) throw new Error('the listing cannot be read');
  expect([now.release, now.date]).toEqual(['1.99.2', '2031-05-06']);
  const head = fs.readFileSync(path.join(listing, 'sui.yaml'), 'utf8').slice(0, 1000);
  expect(head).toContain('\ncommit: 0123456789ab\n');
  const found = gradeCli(listed, now).map(({ grade, id, rule }) => `${grade} ${id} ${rule}`);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
