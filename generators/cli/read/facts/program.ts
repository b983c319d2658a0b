/** The command line of an operator's program: facts of `schema/operator` with our words. Pure. */

import { inlineCode, paragraph } from '../../../core/nodes.ts';
import { summaryOf } from '../../../core/prose.ts';
import type { OptionGroup, ValueCount } from '../../../output/cli.ts';
import { keyOfPath } from '../../model/facts.ts';
import type {
  CliArgument,
  CliCommand,
  CliOption,
  CliProgram,
  CliVariable,
} from '../../model/model.ts';
import { NOT_LISTED, PLAIN_COMMAND, sortProgram } from '../../model/model.ts';
import type { DescriptionLookup } from '../../../core/descriptions.ts';
import type {
  AutomaticOption,
  FileArgument,
  FileCommand,
  FileOption,
  FileVariable,
  ProgramFile,
} from './syntax.ts';

export function readProgramFile(
  file: ProgramFile,
  release: string,
  descriptions: DescriptionLookup,
): CliProgram {
  const { automatic, binary, commands } = file;
  const isEverywhere = ({ on }: AutomaticOption): boolean => on === 'every command';
  const topOnly = automatic.options.filter((option) => !isEverywhere(option));
  return sortProgram({
    ...NOT_LISTED,
    name: binary,
    release,
    automatic: automatic.options
      .filter(isEverywhere)
      .map((option) => optionOf(switchFacts(option), binary, descriptions)),
    commands: commands.map((command) => commandOf(command, topOnly, descriptions)),
    environment: file.environment_variables.map((variable) =>
      variableOf(variable, binary, descriptions),
    ),
  });
}

function commandOf(
  command: FileCommand,
  topOnly: readonly AutomaticOption[],
  descriptions: DescriptionLookup,
): CliCommand {
  const path = command.path.slice(1);
  const id = keyOfPath(command.path);
  const prose = descriptions.proseOf(id);
  const own = path.length === 0 ? topOnly.map(switchFacts) : [];
  return {
    path,
    aliases: command.aliases,
    isHidden: command.hidden,
    needsSubcommand: command.subcommand_required === true,
    ...PLAIN_COMMAND,
    usages: [command.usage],
    arguments: command.arguments.map((argument) => argumentOf(argument, id, descriptions)),
    options: [...command.options, ...own].map((option) => optionOf(option, id, descriptions)),
    groups: groupsOf(command),
    summary: summaryOf(prose) || null,
    prose,
    notes: [],
    // A service prints its log, and a group of commands nothing: that says nothing to a reader.
    output: command.output === 'none' ? null : command.output,
  };
}

function switchFacts({ long, short }: AutomaticOption): FileOption {
  const names = { long, short, value_name: null };
  return { ...names, required: false, multiple: false, default: null, type: 'flag', global: false };
}

function argumentOf(
  facts: FileArgument,
  owner: string,
  descriptions: DescriptionLookup,
): CliArgument {
  const { name, required: isRequired, multiple: isMany } = facts;
  return {
    name,
    isRequired,
    isMany,
    takesRest: false,
    ...valuesOf(facts),
    default: null,
    runTimeDefault: facts.default_at_run_time ?? null,
    environment: null,
    prose: descriptions.proseOf(`${owner}#${name}`),
    valueNotes: [],
  };
}

function optionOf(facts: FileOption, owner: string, descriptions: DescriptionLookup): CliOption {
  const { long, short, num_values: range } = facts;
  const isSwitch = facts.type === 'flag';
  const id = long ?? short ?? '';
  return {
    id,
    longs: long === null ? [] : [long],
    shorts: short === null || facts.short_shadowed_by !== undefined ? [] : [short],
    aliases: facts.aliases ?? [],
    valueNames: isSwitch ? [] : [facts.value_name ?? 'VALUE'],
    count: isSwitch ? { least: 0, most: 0 } : countOf(range),
    needsEquals: false,
    isRepeatable: facts.multiple,
    isRequired: facts.required,
    isGlobal: facts.global,
    isHidden: false,
    ...valuesOf(facts),
    default: facts.default,
    runTimeDefault: facts.default_at_run_time ?? null,
    bareDefault: facts.default_if_flag_without_value ?? null,
    environment: facts.env ?? null,
    delimiter: facts.value_delimiter ?? null,
    conflicts: facts.conflicts_with ?? [],
    requires: [],
    heading: null,
    prose: descriptions.proseOf(`${owner}#${id}`),
    valueNotes: [],
  };
}

/** Where the case of a value does not matter, the parser knows more spellings than are listed. */
function valuesOf(
  facts: FileArgument | FileOption,
): Pick<CliOption, 'type' | 'values' | 'valuesCheckedBy'> {
  const { type, possible_values: values = [] } = facts;
  const isChecked = values.length > 0 && !('ignore_case' in facts && facts.ignore_case === true);
  return {
    type: type === 'flag' ? null : type === 'seconds (u64)' ? 'u64' : type,
    values,
    valuesCheckedBy: isChecked ? 'parser' : null,
  };
}

function countOf(range = '1..=1'): ValueCount {
  const [least = '1', most = ''] = range.split(/\.\.=?/);
  return { least: Number(least), most: most === '' ? null : Number(most) };
}

/** `--epoch or --latest needed (run time)`. */
const NEEDED = /^(--[\w-]+)(?: or (--[\w-]+))? needed(?=;| \(run time\)$|$)/;

function groupsOf({ groups = [], constraints = [] }: FileCommand): readonly OptionGroup[] {
  const parsed = groups.map((group) => ({
    id: group.id,
    options: group.args,
    isRequired: group.required,
    isExclusive: group.exclusive,
    checkedBy: 'parser' as const,
  }));
  const needed = constraints.flatMap((constraint) => {
    const [, ...names] = NEEDED.exec(constraint) ?? [];
    const options = names.filter((name) => name !== undefined);
    const rule = { id: constraint, options, isRequired: true, isExclusive: false };
    return options.length === 0 ? [] : [{ ...rule, checkedBy: 'run time' as const }];
  });
  return [...parsed, ...needed];
}

function variableOf(
  facts: FileVariable,
  program: string,
  descriptions: DescriptionLookup,
): CliVariable {
  const { name, type, overrides } = facts;
  const prose =
    overrides === undefined
      ? descriptions.proseOf(`${program}#$${name}`)
      : [paragraph('Wins over ', inlineCode(overrides), ' in the configuration file.')];
  return { name, type, default: facts.default ?? null, prose };
}
