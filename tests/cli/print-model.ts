/** A program read from help as lines for golden files: facts as the surface prints them, then the words. */

import { plainText } from '../../generators/core/prose.ts';
import type { Flow } from '../../generators/core/nodes.ts';
import type {
  CliArgument,
  CliCommand,
  CliOption,
  CliProgram,
} from '../../generators/cli/model/model.ts';
import { printArgumentName, printOptionName } from '../../generators/cli/model/notation.ts';

export function printModel(program: CliProgram): string {
  return [`program ${program.name}`, ...program.commands.flatMap(commandLines)].join('\n');
}

function commandLines(command: CliCommand): string[] {
  return [
    '',
    line(`command ${command.path.join('/') || '(program)'}`, [
      ...(command.needsSubcommand ? ['needs a command'] : []),
      ...command.aliases.map((alias) => `alias ${alias}`),
      ...command.groups.map(
        (group) => `group ${group.options.join('|')}${group.isRequired ? ' required' : ''}`,
      ),
    ]),
    ...(command.summary === null ? [] : [`  summary  ${command.summary}`]),
    ...prose(command.prose).map((text) => `  text     ${text}`),
    ...command.usages.map((usage) => `  usage    ${usage}`),
    ...command.arguments.map(
      (argument) => `  argument ${itemLine(printArgumentName(argument), argument)}`,
    ),
    ...command.options.map((option) => `  option   ${itemLine(printOptionName(option), option)}`),
    ...command.notes.map(
      (note) => `  note     ${note.title ?? '(none)'} | ${prose(note.prose).join(' / ')}`,
    ),
  ];
}

function itemLine(name: string, item: CliOption | CliArgument): string {
  const option = 'longs' in item ? item : null;
  return line(name, [
    ...(option?.isRequired ? ['required'] : []),
    ...(option?.isGlobal ? ['global'] : []),
    ...(option?.needsEquals ? ['needs ='] : []),
    ...(option && option.count.most !== 0
      ? [`${option.count.least}..${option.count.most ?? ''} values`]
      : []),
    ...(option?.heading ? [`heading ${option.heading}`] : []),
    ...(option?.aliases ?? []).map((alias) => `alias ${alias}`),
    ...(item.default === null ? [] : [`default "${item.default}"`]),
    ...(item.environment === null ? [] : [`env ${item.environment}`]),
    ...(item.values.length === 0
      ? []
      : [`values ${item.values.map((value) => `"${value}"`).join(' ')}`]),
    ...item.valueNotes.map((note) => `"${note.value}" means ${prose(note.prose).join(' / ')}`),
    ...prose(item.prose).map((text) => `| ${text}`),
  ]);
}

function line(name: string, notes: readonly string[]): string {
  return [name, ...notes].join('  ');
}

/** One text per block; line breaks inside become ⏎. */
function prose(flow: readonly Flow[]): string[] {
  return flow.map(
    (node) =>
      `${node.type === 'paragraph' ? '' : `(${node.type}) `}${plainText([node]).trim().replaceAll('\n', '⏎')}`,
  );
}
