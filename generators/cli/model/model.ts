/** A documented command line as plain data: facts with the words that explain them, sorted. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { compareText } from '../../core/text.ts';
import type {
  ArgumentFacts,
  CommandFacts,
  OptionFacts,
  ProgramFacts,
  PtbFacts,
  PtbItemFacts,
} from '../../output/cli.ts';
import { comparePaths } from './facts.ts';

/** What help or we say about one of the allowed values. */
export interface ValueNote {
  readonly value: string;
  readonly prose: readonly Flow[];
}

interface Described {
  readonly prose: readonly Flow[];
  /** Values that have an explanation of their own. */
  readonly valueNotes: readonly ValueNote[];
}

export type CliOption = OptionFacts & Described;
export type CliArgument = ArgumentFacts & Described;

/** Lines that a reader can copy. `run` may hold several. */
export interface CliExample {
  readonly title: string;
  readonly run: string;
  /** Shortened, so that readers know what to expect. Null when nothing is printed. */
  readonly output: string | null;
  readonly note: readonly Flow[];
}

export interface CliCommand extends CommandFacts {
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  /** One sentence in plain words; null when there is no description. */
  readonly summary: string | null;
  readonly prose: readonly Flow[];
  readonly rules: readonly (readonly Flow[])[];
  readonly examples: readonly CliExample[];
  /** Sections of help that are neither options nor arguments. */
  readonly notes: readonly { readonly title: string | null; readonly prose: readonly Flow[] }[];
  /** `table`, `text`, `json`, `transaction`, `files` or `none`. */
  readonly output: string | null;
  /** `--json` turns the output into JSON. */
  readonly hasJson: boolean;
  /** Slug of a page of its own, for a command that fills one. */
  readonly page: string | null;
}

/** A variable of the environment that the program reads. */
export interface CliVariable {
  readonly name: string;
  readonly type: string | null;
  readonly default: string | null;
  readonly prose: readonly Flow[];
}

/** What one item of a block takes, as the page lists it: the checker reads `takes` of the item. */
export interface PtbOperand {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isMany: boolean;
  readonly prose: readonly Flow[];
}

export interface PtbItem extends PtbItemFacts {
  readonly syntax: string;
  readonly summary: string;
  readonly prose: readonly Flow[];
  readonly operands: readonly PtbOperand[];
  /** What later commands can use; empty for an item without a result. */
  readonly result: readonly Flow[];
  readonly rules: readonly (readonly Flow[])[];
  readonly examples: readonly CliExample[];
}

/** The language with its words. `grammar` is shown as it is; `lexical` names the tokens in it. */
export interface PtbLanguage extends PtbFacts {
  readonly items: readonly PtbItem[];
  readonly summary: string;
  readonly prose: readonly Flow[];
  readonly addresses: readonly { readonly name: string; readonly address: string }[];
  readonly forms: readonly {
    readonly form: string;
    readonly type: string;
    readonly prose: readonly Flow[];
  }[];
  readonly lexical: readonly { readonly name: string; readonly rule: string }[];
  readonly grammar: string;
  readonly sections: readonly {
    readonly title: string;
    readonly anchor: string;
    readonly prose: readonly Flow[];
  }[];
  readonly examples: readonly CliExample[];
}

export interface CliProgram extends ProgramFacts {
  readonly date: string | null;
  readonly automatic: readonly CliOption[];
  readonly commands: readonly CliCommand[];
  readonly ptb: PtbLanguage | null;
  readonly environment: readonly CliVariable[];
  readonly files: readonly { readonly name: string; readonly prose: readonly Flow[] }[];
  readonly networks: readonly {
    readonly alias: string;
    readonly url: string;
    readonly createdBy: string;
  }[];
}

/** What only a listing says of a program, and of a command. */
export const NOT_LISTED = { date: null, ptb: null, files: [], networks: [] };
export const PLAIN_COMMAND = {
  hasOwnHelp: false,
  rules: [],
  examples: [],
  hasJson: false,
  page: null,
};

/** In the order of the page. */
export const KINDS: readonly PtbItem['kind'][] = ['command', 'setting', 'switch'];

/** The same program whatever the order of its input: commands by path, required options first. */
export function sortProgram(program: CliProgram): CliProgram {
  return {
    ...program,
    automatic: [...program.automatic].sort(compareOptions),
    commands: program.commands
      .map((command) => ({ ...command, options: [...command.options].sort(compareOptions) }))
      .sort((a, b) => comparePaths(a.path, b.path)),
  };
}

function compareOptions(a: CliOption, b: CliOption): number {
  const byNeed = Number(b.isRequired) - Number(a.isRequired);
  return byNeed || compareText(nameKey(a), nameKey(b)) || compareText(a.id, b.id);
}

/** `-Z` sorts among the long names, not before them. */
function nameKey(option: CliOption): string {
  return option.id.replace(/^-+/, '').toLowerCase();
}
