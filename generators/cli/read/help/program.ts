/** Help pages of all commands as one program: inherited options told apart, facts and words joined. Pure. */

import { addTo } from '../../../core/lists.ts';
import { paragraph } from '../../../core/nodes.ts';
import { plainText, summaryOf } from '../../../core/prose.ts';
import { oneLine } from '../../../core/text.ts';
import { keyOfPath } from '../../model/facts.ts';
import type { CliArgument, CliCommand, CliOption, CliProgram } from '../../model/model.ts';
import { NOT_LISTED, PLAIN_COMMAND, sortProgram } from '../../model/model.ts';
import { idOf, printValues } from '../../model/notation.ts';
import type { HelpArgument, HelpCommand, HelpOption, HelpPage } from './page.ts';
import { inlineProse } from './prose.ts';

/** Words of a command below the program, and its page; null when only its parent mentions it. */
export interface CommandHelp {
  readonly path: readonly string[];
  readonly page: HelpPage | null;
  /** How the parent lists it. */
  readonly row: HelpCommand | null;
  /** The page is a section of the parent's: such a section leaves most inherited options out. */
  readonly isSection?: boolean;
}

export function buildFromHelp(name: string, commands: readonly CommandHelp[]): CliProgram {
  const all = withFlattened(commands);
  const tree = treeOf(all);
  const built = all.map((command) => buildCommand(command, tree));
  const unsaid = { release: null, automatic: [], environment: [] };
  return sortProgram({ ...NOT_LISTED, ...unsaid, name, commands: built });
}

/** Flattened help lists subcommands on the page of their parent. */
function withFlattened(commands: readonly CommandHelp[]): readonly CommandHelp[] {
  const known = new Map(commands.map((command) => [keyOfPath(command.path), command]));
  for (const { page } of commands) {
    for (const { terms, page: inner } of page?.flattened ?? []) {
      const key = keyOfPath(terms);
      const present = known.get(key);
      if (!present?.page)
        known.set(key, { path: terms, page: inner, row: present?.row ?? null, isSection: true });
    }
  }
  return [...known.values()];
}

interface Tree {
  readonly byKey: ReadonlyMap<string, CommandHelp>;
  /** Commands with a page, by the key of the command above them. */
  readonly children: ReadonlyMap<string, readonly CommandHelp[]>;
  /** Answers of `isGlobal`: every command below asks again. */
  readonly globals: Map<HelpOption, boolean>;
}

function treeOf(commands: readonly CommandHelp[]): Tree {
  const children = new Map<string, CommandHelp[]>();
  for (const command of commands) {
    if (!command.page || command.path.length === 0) continue;
    addTo(children, keyOfPath(command.path.slice(0, -1)), command);
  }
  const byKey = new Map(commands.map((command) => [keyOfPath(command.path), command]));
  return { byKey, children, globals: new Map() };
}

function buildCommand(command: CommandHelp, tree: Tree): CliCommand {
  const { page, path, row } = command;
  const description = page && page.description.length > 0 ? page.description : (row?.prose ?? []);
  const summary = row && row.prose.length > 0 ? row.prose : description;
  const required = page?.usage.required ?? new Set<string>();
  const own = page?.options.filter((option) => !isInherited(option, path, tree)) ?? [];
  return {
    path,
    aliases: aliasesOf(row),
    isHidden: false,
    needsSubcommand: (page?.commands.length ?? 0) > 0 && (page?.usage.needsSubcommand ?? false),
    ...PLAIN_COMMAND,
    usages: page?.usages ?? [],
    arguments: page?.arguments.map(buildArgument) ?? [],
    options: own.map((option) =>
      buildOption(option, {
        isRequired: required.has(idOf(option.name)),
        isGlobal: isGlobal(option, path, tree),
      }),
    ),
    groups: groupsOf(page, own),
    summary: summaryOf(summary) || null,
    prose: description,
    notes: page?.notes ?? [],
    output: null,
  };
}

function aliasesOf(row: HelpCommand | null): readonly string[] {
  if (!row) return [];
  return [...new Set([...row.names.slice(1), ...row.annotations.aliases])];
}

function groupsOf(page: HelpPage | null, own: readonly HelpOption[]): CliCommand['groups'] {
  const ids = new Set(own.map((option) => idOf(option.name)));
  const groups = (page?.usage.groups ?? []).map((group) => group.filter((id) => ids.has(id)));
  return groups
    .filter((options) => options.length > 1)
    .map((options) => ({
      id: options.join('|'),
      options,
      isRequired: true,
      isExclusive: true,
      checkedBy: 'parser',
    }));
}

/** Inherited options are printed on every page below; only the comparison with the parent tells them apart. */
function isInherited(option: HelpOption, path: readonly string[], tree: Tree): boolean {
  if (path.length === 0) return false;
  const parentPath = path.slice(0, -1);
  const same = tree.byKey
    .get(keyOfPath(parentPath))
    ?.page?.options.find((other) => isSame(other, option));
  return same !== undefined && isGlobal(same, parentPath, tree);
}

function isGlobal(option: HelpOption, path: readonly string[], tree: Tree): boolean {
  const known = tree.globals.get(option);
  if (known !== undefined) return known;
  const answer = isHandedDown(option, tree.children.get(keyOfPath(path)) ?? []);
  tree.globals.set(option, answer);
  return answer;
}

/** Every page below shows it, or another option under its name. */
function isHandedDown(option: HelpOption, children: readonly CommandHelp[]): boolean {
  const displayed = children.flatMap((child) => {
    const other = child.page?.options.find((found) => idOf(found.name) === idOf(option.name));
    return child.isSection && !other ? [] : [other];
  });
  return (
    displayed.length > 0 &&
    displayed.every((other) => other !== undefined) &&
    displayed.some((other) => other && isSame(option, other))
  );
}

/** Same spellings and values; and the same words, wherever both have any. */
function isSame(a: HelpOption, b: HelpOption): boolean {
  if (signatureOf(a) !== signatureOf(b)) return false;
  // clap words its own help option by what the command has; it is the same option everywhere.
  if (idOf(a.name) === '--help' || idOf(a.name) === '--version') return true;
  const [left, right] = [a, b].map((option) => oneLine(plainText([...option.prose])));
  return left === right || left === '' || right === '';
}

function signatureOf(option: HelpOption): string {
  const { name, annotations } = option;
  return [
    ...name.longs,
    ...name.shorts,
    printValues(name),
    annotations.default,
    annotations.environment,
  ].join('\n');
}

function buildOption(
  option: HelpOption,
  flags: { readonly isRequired: boolean; readonly isGlobal: boolean },
): CliOption {
  const { name, annotations } = option;
  return {
    id: idOf(name),
    ...name,
    aliases: annotations.aliases.map((alias) => (alias.startsWith('-') ? alias : `--${alias}`)),
    ...flags,
    isHidden: false,
    ...valueFacts(option),
    ...{ bareDefault: null, delimiter: null, conflicts: [], requires: [] },
    heading: customHeading(option.heading),
    ...wordsOf(option),
  };
}

/** The headings that clap prints by itself are not worth repeating. */
function customHeading(heading: string): string | null {
  return /^(?:options|flags|args|arguments)$/i.test(heading) ? null : heading;
}

function buildArgument(argument: HelpArgument): CliArgument {
  const { name } = argument;
  return {
    ...name,
    takesRest: false,
    ...valueFacts(argument),
    ...wordsOf(argument),
  };
}

type Described = Pick<HelpOption, 'prose' | 'annotations'>;

function valueFacts({ annotations }: Described) {
  const { values, environment } = annotations;
  return {
    type: null,
    default: annotations.default,
    runTimeDefault: null,
    values,
    valuesCheckedBy: values.length > 0 ? ('parser' as const) : null,
    environment,
  };
}

function wordsOf({ prose, annotations }: Described): Pick<CliOption, 'prose' | 'valueNotes'> {
  const valueNotes = annotations.notes.map(({ value, text }) => ({
    value,
    prose: [paragraph(...inlineProse(text))],
  }));
  return { prose, valueNotes };
}
