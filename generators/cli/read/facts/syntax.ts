/** The command line of an operator's program as `schema/operator/<program>.json` has it. Types only. Pure. */

/** What is read of the file; it holds more. */
export interface ProgramFile {
  readonly binary: string;
  readonly automatic: { readonly options: readonly AutomaticOption[] };
  readonly environment_variables: readonly FileVariable[];
  readonly commands: readonly FileCommand[];
}

export interface AutomaticOption {
  readonly long: string;
  readonly short: string;
  /** `every command`, or `top level only`. */
  readonly on: string;
}

export interface FileVariable {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  /** Path of the key in the configuration file that the variable replaces. */
  readonly overrides?: string;
}

export interface FileCommand {
  /** Begins with the program. */
  readonly path: readonly string[];
  readonly aliases: readonly string[];
  readonly hidden: boolean;
  readonly usage: string;
  readonly subcommand_required?: boolean;
  readonly arguments: readonly FileArgument[];
  readonly options: readonly FileOption[];
  readonly groups?: readonly {
    readonly id: string;
    readonly args: readonly string[];
    readonly required: boolean;
    readonly exclusive: boolean;
  }[];
  /** In words; those that name options as needed are read. */
  readonly constraints?: readonly string[];
  readonly output: string | null;
}

interface FileValue {
  readonly required: boolean;
  readonly multiple: boolean;
  readonly type: string;
  readonly possible_values?: readonly string[];
  readonly default_at_run_time?: string;
}

export interface FileArgument extends FileValue {
  readonly name: string;
}

export interface FileOption extends FileValue {
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
  readonly default_if_flag_without_value?: string;
  /** Another option of the command has the same letter and wins. */
  readonly short_shadowed_by?: string;
  readonly value_delimiter?: string;
  readonly env?: string;
}
