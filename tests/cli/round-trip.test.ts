/** The documented release printed as help and read back: every fact that help shows returns. */

import { describe, expect, it } from 'vitest';
import type { CliCommand, CliOption, CliProgram } from '../../generators/cli/model/model.ts';
import { inheritedOptions } from '../../generators/cli/model/facts.ts';
import { readHelpFiles } from '../../generators/cli/read/help/saved-pages.ts';
import { mergeListing } from '../../scripts/intake/cli/merge.ts';
import { joinListing, splitListing } from '../../scripts/intake/cli/lines.ts';
import { printHelpFiles } from './clap-printer.ts';
import { listedProgram, listingFiles } from './input.ts';

const listed = listedProgram();

function readBack(layout: 'same-line' | 'next-line'): CliProgram {
  const { value, diagnostics } = readHelpFiles(printHelpFiles(listed, layout));
  if (!value) throw new Error(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
  return value;
}

/** What help shows of a command, in plain data. */
function visible(program: CliProgram, command: CliCommand): unknown {
  const all = [
    ...command.options,
    ...inheritedOptions(program.commands, command).flatMap((level) => level.options),
  ];
  const options = all
    .filter((option) => !['--help', '--version'].includes(option.id))
    .map(visibleOption);
  return {
    usages: command.usages,
    needsSubcommand: command.needsSubcommand,
    arguments: command.arguments.map((argument) => [
      argument.name,
      argument.isRequired,
      argument.isMany,
      argument.default,
    ]),
    options: options.sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function visibleOption(option: CliOption): { id: string } & Record<string, unknown> {
  const { id, longs, shorts, valueNames, count, needsEquals, isRequired } = option;
  return { id, longs, shorts, valueNames, count, needsEquals, isRequired, default: option.default };
}

describe.each(['same-line', 'next-line'] as const)('help printed with text on the %s', (layout) => {
  const read = readBack(layout);

  it('gives every visible command back with its usage, arguments and options', () => {
    const displayed = listed.commands.filter((command) => !command.isHidden && !command.hasOwnHelp);
    expect(displayed.length).toBeGreaterThan(100);
    for (const command of displayed) {
      const back = read.commands.find((other) => other.path.join() === command.path.join());
      expect(back && visible(read, back), command.path.join(' ')).toEqual(visible(listed, command));
    }
  });

  it('leaves the listing byte for byte as it is when taken in as another release', () => {
    const files = listingFiles();
    const merged = mergeListing({
      files: files.map((file) => splitListing(file.path, file.text)),
      old: listed,
      help: read,
    });
    expect(merged.report).toEqual({ added: [], removed: [], changed: [] });
    expect(merged.files.map(joinListing)).toEqual(files.map((file) => file.text));
  });
});
