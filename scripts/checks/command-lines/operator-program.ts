/** The command line of an operator's program, from the facts in `schema/operator`. Pure. */

import type {
  CommandFacts,
  OptionFacts,
  OptionGroup,
  ProgramFacts,
  ValueCount,
} from '../../../generators/cli/model/facts.ts';
import { comparePaths } from '../../../generators/cli/model/facts.ts';

/** What is read of `schema/operator/<program>.json`; it holds more. */
export interface OperatorProgram {
  readonly binary: string;
  readonly automatic: {
    readonly options: readonly {
      readonly long: string;
      readonly short: string;
      readonly on: string;
    }[];
  };
  readonly commands: readonly OperatorCommand[];
}

interface OperatorCommand {
  /** Begins with the program. */
  readonly path: readonly string[];
  readonly aliases: readonly string[];
  readonly hidden: boolean;
  readonly usage: string;
  readonly subcommand_required?: boolean;
  readonly arguments: readonly OperatorValue[];
  readonly options: readonly OperatorOption[];
  readonly groups?: readonly {
    readonly id: string;
    readonly args: readonly string[];
    readonly required: boolean;
    readonly exclusive: boolean;
  }[];
  /** In words; those that name options as needed are read. */
  readonly constraints?: readonly string[];
}

interface OperatorValue {
  readonly name: string;
  readonly required: boolean;
  readonly multiple: boolean;
  readonly type: string;
  readonly possible_values?: readonly string[];
}

interface OperatorOption extends Omit<OperatorValue, 'name'> {
  readonly long: string | null;
  readonly short: string | null;
  readonly value_name: string | null;
  readonly default: string | null;
  readonly global: boolean;
  readonly aliases?: readonly string[];
  readonly conflicts_with?: readonly string[];
  readonly ignore_case?: boolean;
  /** `2..`, `0..=1`. */
  readonly num_values?: string;
  /** Another option of the command has the same letter and wins. */
  readonly short_shadowed_by?: string;
  readonly value_delimiter?: string;
  readonly env?: string;
}

export function programOf({ binary, automatic, commands }: OperatorProgram): ProgramFacts {
  const isEverywhere = ({ on }: { readonly on: string }): boolean => on === 'every command';
  return {
    name: binary,
    release: null,
    automatic: automatic.options.filter(isEverywhere).map(switchOf),
    commands: commands
      .map((command) =>
        commandOf(
          command,
          automatic.options.filter((one) => !isEverywhere(one)),
        ),
      )
      .toSorted((a, b) => comparePaths(a.path, b.path)),
    ptb: null,
  };
}

type Names = Pick<OperatorOption, 'long' | 'short'>;

function switchOf({ long, short }: Names): OptionFacts {
  return optionOf({
    ...{ long, short, value_name: null, required: false, multiple: false, default: null },
    ...{ type: 'flag', global: false },
  });
}

function commandOf(command: OperatorCommand, topOnly: readonly Names[]): CommandFacts {
  const path = command.path.slice(1);
  return {
    path,
    aliases: command.aliases,
    isHidden: command.hidden,
    needsSubcommand: command.subcommand_required === true,
    hasOwnHelp: false,
    usages: [command.usage],
    arguments: command.arguments.map((argument) => ({
      name: argument.name,
      isRequired: argument.required,
      isMany: argument.multiple,
      takesRest: false,
      ...UNSAID,
      ...valuesOf(argument),
    })),
    options: [
      ...command.options.map(optionOf),
      ...(path.length === 0 ? topOnly : []).map(switchOf),
    ],
    groups: groupsOf(command),
  };
}

/** What the checks of lines do not ask for. */
const UNSAID = { default: null, runTimeDefault: null, environment: null };

function optionOf(option: OperatorOption): OptionFacts {
  const { long, short } = option;
  const isSwitch = option.type === 'flag';
  return {
    ...UNSAID,
    ...valuesOf(option),
    id: long ?? short ?? '',
    longs: long === null ? [] : [long, ...(option.aliases ?? [])],
    shorts: short === null || option.short_shadowed_by !== undefined ? [] : [short],
    aliases: [],
    valueNames: isSwitch ? [] : [option.value_name ?? 'VALUE'],
    count: isSwitch ? { least: 0, most: 0 } : countOf(option.num_values),
    needsEquals: false,
    isRepeatable: option.multiple,
    isRequired: option.required,
    isGlobal: option.global,
    isHidden: false,
    bareDefault: null,
    delimiter: option.value_delimiter ?? null,
    conflicts: option.conflicts_with ?? [],
    requires: [],
    heading: null,
  };
}

function valuesOf({
  type,
  possible_values: values = [],
  ignore_case: ignoresCase,
}: Pick<OperatorOption, 'type' | 'possible_values' | 'ignore_case'>) {
  const known = ignoresCase ? [] : values;
  return {
    type: type === 'seconds (u64)' ? 'u64' : type,
    values: known,
    valuesCheckedBy: known.length > 0 ? ('parser' as const) : null,
  };
}

function countOf(range = '1..=1'): ValueCount {
  const [least = '1', most = ''] = range.split(/\.\.=?/);
  return { least: Number(least), most: most === '' ? null : Number(most) };
}

/** `--epoch or --latest needed (run time)`. */
const NEEDED = /^(--[\w-]+)(?: or (--[\w-]+))? needed(?=;| \(run time\)$|$)/;

function groupsOf({ groups = [], constraints = [] }: OperatorCommand): readonly OptionGroup[] {
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
