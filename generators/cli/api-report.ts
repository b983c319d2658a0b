/** The surface report: one line per command, argument, option and block item, for people to review. Pure. */

import { keyOfPath } from './model/facts.ts';
import type { CliArgument, CliCommand, CliOption, CliProgram, PtbItem } from './model/model.ts';
import { printArgumentName, printOptionName } from './model/notation.ts';

/** Sorted like the model, so that an input in another order gives the same report. */
export function apiReportOf(program: CliProgram): string {
  const lines = [
    `program ${program.name}${program.release === null ? '' : ` ${program.release}`}`,
    ...program.automatic.map((option) => `every command ${optionLine(option)}`),
    ...program.commands.flatMap(commandLines),
    ...(program.ptb?.items ?? []).map(itemLine),
    ...program.environment.map((variable) => `environment ${variable.name}`),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(command: CliCommand): string[] {
  const key = keyOfPath(command.path) || '(program)';
  const notes = [
    ...(command.isHidden ? ['hidden'] : []),
    ...(command.aliases.length > 0 ? [`aliases ${command.aliases.join(' ')}`] : []),
    ...(command.needsSubcommand ? ['needs a command'] : []),
    ...(command.output === null ? [] : [`output ${command.output}`]),
    ...(command.hasJson ? ['json'] : []),
    ...(isUndocumented(command) ? ['undocumented'] : []),
  ];
  return [
    [`command ${key}`, ...notes].join(' · '),
    ...command.arguments.map((argument) => `  ${argumentLine(argument)}`),
    ...command.options.map((option) => `  ${optionLine(option)}`),
    ...command.groups.map(
      (group) =>
        `  group ${group.options.join(' ')}${group.isRequired ? ' · required' : ''}${group.isExclusive ? ' · exclusive' : ''}`,
    ),
  ];
}

function argumentLine(argument: CliArgument): string {
  return [printArgumentName(argument), ...valueNotes(argument)].join(' · ');
}

function optionLine(option: CliOption): string {
  const notes = [
    ...(option.isRequired ? ['required'] : []),
    ...(option.isGlobal ? ['global'] : []),
    ...(option.isHidden ? ['hidden'] : []),
    ...(option.isRepeatable ? ['repeatable'] : []),
    ...(option.aliases.length > 0 ? [`aliases ${option.aliases.join(' ')}`] : []),
    ...(option.bareDefault === null ? [] : [`bare ${option.bareDefault}`]),
    ...(option.conflicts.length > 0 ? [`excludes ${option.conflicts.join(' ')}`] : []),
    ...(option.requires.length > 0 ? [`needs ${option.requires.join(' ')}`] : []),
  ];
  return [
    printOptionName({
      ...option,
      isRepeatable: option.valueNames.length === 0 && option.isRepeatable,
    }),
    ...notes,
    ...valueNotes(option),
  ].join(' · ');
}

function valueNotes(item: CliOption | CliArgument): string[] {
  return [
    ...(item.type === null ? [] : [item.type]),
    ...(item.default === null ? [] : [`default ${item.default}`]),
    ...(item.runTimeDefault === null ? [] : [`default at run time ${item.runTimeDefault}`]),
    ...(item.values.length > 0 ? [`values ${item.values.join(' ')}`] : []),
    ...(item.environment === null ? [] : [`env ${item.environment}`]),
    ...(item.prose.length === 0 ? ['undocumented'] : []),
  ];
}

function itemLine(item: PtbItem): string {
  return [
    `ptb ${item.kind} ${item.syntax}`,
    ...(item.takes === '' ? [] : [`takes ${item.takes}`]),
    ...(item.hasResult ? ['result'] : []),
    ...(item.isOnce ? ['once'] : []),
  ].join(' · ');
}

/** Has neither a summary nor a description; its options are not asked. */
export function isUndocumented(command: CliCommand): boolean {
  return command.summary === null && command.prose.length === 0;
}
