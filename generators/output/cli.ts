/** `_data/cli.json`, a program, and `_data/cli-programs.json`, a list of programs: what a command line accepts. Types only. */

/** How many values one occurrence takes; `most` is null when there is no limit. */
export interface ValueCount {
  readonly least: number;
  readonly most: number | null;
}

/** Where a value outside the list is refused: by the parser, or only when the command runs. */
export type CheckedBy = 'parser' | 'run time';

/** What is known about the values of an option or an argument. */
export interface ValueFacts {
  readonly type: string | null;
  readonly default: string | null;
  /** Value that the command chooses when it runs; in words. */
  readonly runTimeDefault: string | null;
  /** Allowed values; empty when any value may be tried. */
  readonly values: readonly string[];
  readonly valuesCheckedBy: CheckedBy | null;
  readonly environment: string | null;
}

/** `conflicts` and `requires` hold IDs of options, inherited ones included. */
export interface OptionFacts extends ValueFacts {
  /** The first long form, else the first short form: `--json`, `-Z`. Unique in its command. */
  readonly id: string;
  readonly longs: readonly string[];
  readonly shorts: readonly string[];
  /** Further spellings that help mentions in a tail. */
  readonly aliases: readonly string[];
  /** Names as help prints them; empty for a switch. */
  readonly valueNames: readonly string[];
  readonly count: ValueCount;
  /** The value must follow an equals sign. */
  readonly needsEquals: boolean;
  readonly isRepeatable: boolean;
  readonly isRequired: boolean;
  /** Accepted by every command below as well. */
  readonly isGlobal: boolean;
  readonly isHidden: boolean;
  /** Value when the option is given without one. */
  readonly bareDefault: string | null;
  /** Character that separates several values in one word. */
  readonly delimiter: string | null;
  readonly conflicts: readonly string[];
  readonly requires: readonly string[];
  /** Heading in help, where it is not the usual one. */
  readonly heading: string | null;
}

/** A value that is given by its place. */
export interface ArgumentFacts extends ValueFacts {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isMany: boolean;
  /** Takes all words that follow, options included. */
  readonly takesRest: boolean;
}

/** Options, by ID, of which at least one is needed, at most one is allowed, or both. */
export interface OptionGroup {
  readonly id: string;
  readonly options: readonly string[];
  readonly isRequired: boolean;
  readonly isExclusive: boolean;
  readonly checkedBy: CheckedBy;
}

/** A command, or a group of commands, as the parser knows it. Options of commands above are not repeated. */
export interface CommandFacts {
  /** Words below the program: empty for the program itself. */
  readonly path: readonly string[];
  readonly aliases: readonly string[];
  readonly isHidden: boolean;
  readonly needsSubcommand: boolean;
  /** Treats `-h` and `--help` itself instead of leaving them to the parser. */
  readonly hasOwnHelp: boolean;
  readonly usages: readonly string[];
  readonly arguments: readonly ArgumentFacts[];
  readonly options: readonly OptionFacts[];
  readonly groups: readonly OptionGroup[];
}

/** One item of the transaction block language. `takes` is read by the line checker. */
export interface PtbItemFacts {
  readonly name: string;
  readonly short: string | null;
  readonly kind: 'command' | 'setting' | 'switch';
  readonly takes: string;
  readonly hasResult: boolean;
  /** How many values the result has: `none`, `one`, or one for `each` item of the list; null when that depends. */
  readonly gives: string | null;
  readonly isOnce: boolean;
  readonly conflicts: readonly string[];
}

/** The transaction block language. `keywords` cannot be names; `packages` are names of addresses. */
export interface PtbFacts {
  readonly command: readonly string[];
  readonly items: readonly PtbItemFacts[];
  readonly keywords: readonly string[];
  readonly packages: readonly string[];
}

/** A form that a check of the listing can ask of a value. */
export type ValueForm =
  | 'object ID'
  | 'address'
  | 'address or alias'
  | 'Move type'
  | 'multiaddr'
  | 'BIP-32 derivation path'
  | 'public key (base64)'
  | 'signature (base64)'
  | 'multisig signature (base64)'
  | 'intent (hex)'
  | 'authority public key (hex)'
  | 'transaction digest (base58)'
  | 'alias'
  | 'identifier'
  | 'web address'
  | 'positive number'
  | 'bool';

/** Something that the program refuses only when it runs. Each field but the first two may be missing. */
export interface RunTimeCheck {
  /** `client/pay`. */
  readonly command: string;
  /** Option or argument that is looked at, when it is given. */
  readonly name: string;
  /** Option that must be given too. */
  readonly needs: string | null;
  readonly like: ValueForm | null;
  readonly values: readonly string[];
  readonly most: number | null;
  readonly asManyAs: string | null;
  readonly differsFrom: string | null;
  readonly isRefused: boolean;
}

export interface ProgramFacts {
  readonly name: string;
  readonly release: string | null;
  /** Options of every command: `--help`, `--version`. */
  readonly automatic: readonly OptionFacts[];
  /** Sorted by path; the program itself comes first. */
  readonly commands: readonly CommandFacts[];
  readonly ptb: PtbFacts | null;
  /** Only a listing has them: help does not mention them. */
  readonly checks?: readonly RunTimeCheck[];
}
