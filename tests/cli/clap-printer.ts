/** Prints help of a program the way clap 4 does, from a model: the other direction of the reader. For tests. */

import type { SourceText } from '../../generators/core/source.ts';
import { plainText } from '../../generators/core/prose.ts';
import { inheritedOptions } from '../../generators/cli/model/facts.ts';
import type {
  CliArgument,
  CliCommand,
  CliOption,
  CliProgram,
} from '../../generators/cli/model/model.ts';
import { printArgumentName, printValues } from '../../generators/cli/model/notation.ts';

export type Layout = 'same-line' | 'next-line';

/** Help files of all commands that help shows. Hidden ones and those with help of their own are left out. */
export function printHelpFiles(
  program: CliProgram,
  layout: Layout = 'same-line',
): readonly SourceText[] {
  return program.commands
    .filter((command) => !command.isHidden && !command.hasOwnHelp)
    .map((command) => ({
      path: `${[program.name, ...command.path].join('/')}.txt`,
      text: printHelp(program, command, layout),
    }));
}

function printHelp(program: CliProgram, command: CliCommand, layout: Layout): string {
  const inherited = inheritedOptions(program.commands, command).flatMap((level) => level.options);
  const options = [
    ...command.options.filter((option) => !option.isHidden),
    ...inherited,
    ...program.automatic,
  ];
  const sections = [
    [command.summary ?? ''],
    [`Usage: ${command.usages[0] ?? ''}`],
    commandRows(program, command),
    command.arguments.length === 0
      ? []
      : ['Arguments:', ...rows(command.arguments.map(argumentRow), layout)],
    ['Options:', ...rows(options.map(optionRow), layout)],
  ];
  return `${sections
    .filter((section) => section.join('') !== '')
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`;
}

type Row = readonly [name: string, text: string];

function commandRows(program: CliProgram, command: CliCommand): readonly string[] {
  const children = program.commands.filter(
    (other) =>
      !other.isHidden &&
      other.path.length === command.path.length + 1 &&
      command.path.every((word, at) => other.path[at] === word),
  );
  if (children.length === 0) return [];
  const all: Row[] = children.map((child) => [
    `  ${[child.path.at(-1), ...child.aliases].join(', ')}`,
    child.summary ?? '',
  ]);
  return [
    'Commands:',
    ...rows(
      [...all, ['  help', 'Print this message or the help of the given subcommand(s)']],
      'same-line',
    ),
  ];
}

function argumentRow(argument: CliArgument): Row {
  return [`  ${printArgumentName(argument)}`, describe(argument)];
}

function optionRow(option: CliOption): Row {
  const short = option.shorts.length > 0 ? `  ${option.shorts.join(', ')}, ` : '      ';
  const isVisiblyRepeated = option.valueNames.length === 0 && option.isRepeatable;
  return [
    `${short}${option.longs.join(', ')}${printValues({ ...option, isRepeatable: isVisiblyRepeated })}`,
    describe(option),
  ];
}

/** Values that only the program checks are not in help. */
function describe(item: CliOption | CliArgument): string {
  const isDisplayed =
    item.values.length > 0 && 'longs' in item && item.valuesCheckedBy === 'parser';
  const tails = [
    ...(item.default === null ? [] : [`[default: ${item.default}]`]),
    ...(isDisplayed ? [`[possible values: ${item.values.join(', ')}]`] : []),
  ];
  return [
    plainText([...item.prose])
      .trim()
      .replace(/\s+/g, ' '),
    ...tails,
  ].join(' ');
}

function rows(all: readonly Row[], layout: Layout): readonly string[] {
  const width = Math.max(...all.map(([name]) => name.length));
  return all.flatMap(([name, text]) =>
    layout === 'same-line'
      ? [`${name.padEnd(width)}  ${text}`.trimEnd()]
      : [name, `          ${text}`, ''],
  );
}
