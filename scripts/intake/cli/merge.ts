/** The listing with the facts of another release: commands and options added, changed, retired. Words stay. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import { keyOfPath } from '../../../generators/cli/model/facts.ts';
import type { CliCommand, CliProgram } from '../../../generators/cli/model/model.ts';
import { flowList } from './items.ts';
import type { CommandLines, FieldLines, ItemLines, ListingLines } from './lines.ts';
import { joinItems, linesOf, scalar, splitFields } from './lines.ts';
import { mergeArguments, mergeOptions, retireEntry } from './merge-items.ts';
import type { Retired, RetiredEntry } from './retired.ts';
import {
  isOwnHelpEntry,
  isUnseenEntry,
  retire,
  takeBack,
  takeRetired,
  withRetired,
} from './retired.ts';

export interface MergeReport {
  readonly added: string[];
  readonly removed: string[];
  readonly changed: string[];
}

export interface Merged {
  readonly files: readonly ListingLines[];
  readonly report: MergeReport;
}

export interface MergeInput {
  readonly files: readonly ListingLines[];
  /** The listing as it is, read. */
  readonly old: CliProgram;
  /** What the help of the new release says. */
  readonly help: CliProgram;
}

/** What merging keeps in mind. */
export interface Merge extends MergeInput {
  readonly report: MergeReport;
  readonly retired: Retired;
  /** Keys of all commands of the new release, those that help never shows included. */
  readonly present: ReadonlySet<string>;
}

const FIELDS = [
  'command',
  'hidden',
  'aliases',
  'summary',
  'text',
  'usage',
  'usages',
  'subcommand-required',
  'output',
  'json',
  'own-help',
  'page',
  'arguments',
  'options',
  'groups',
  'rules',
  'examples',
];

export function mergeListing(input: MergeInput): Merged {
  const retired = takeRetired(input.files);
  const merge: Merge = {
    ...input,
    report: { added: [], removed: [], changed: [] },
    retired,
    present: presentKeys(input, retired),
  };
  const known = new Set(input.files.flatMap((file) => file.commands.map((command) => command.key)));
  const fresh = [...merge.present].filter((key) => !known.has(key));
  const homes = new Map(fresh.map((key) => [key, homeOf(merge, key)]));
  const files = input.files.map((file) => ({
    ...file,
    commands: mergeCommands(
      merge,
      file,
      fresh.filter((key) => homes.get(key) === file),
    ),
    retired: [] as readonly string[],
  }));
  return { files: retire(files, retired), report: merge.report };
}

/** What help shows; and what it never shows, as long as the command that it belongs to is there. */
function presentKeys({ old, help }: MergeInput, retired: Retired): ReadonlySet<string> {
  const present = new Set(help.commands.map((command) => keyOfPath(command.path)));
  const unseen = [
    ...old.commands.filter(isUnseen).map((command) => keyOfPath(command.path)),
    ...[...retired.values()].filter(isUnseenEntry).map(({ id }) => id),
  ];
  // A command sorts before those below it.
  for (const key of unseen.sort(compareText)) {
    const parent = key.split('/').slice(0, -1).join('/');
    if (present.has(parent)) present.add(key);
  }
  return present;
}

function isUnseen(command: CliCommand): boolean {
  return command.isHidden || command.hasOwnHelp;
}

/** What returns goes where it stood, what is new where its siblings are. */
function homeOf({ files, retired }: Merge, key: string): ListingLines | undefined {
  const home = retired.get(key)?.home;
  const [top] = key.split('/');
  return (
    files.find((file) => home !== undefined && nameOf(file) === home) ??
    files.find((file) => file.commands.some((other) => other.key === top)) ??
    files.find((file) => file.commands.some((other) => other.key === ''))
  );
}

function nameOf(file: ListingLines): string {
  return file.path.split('/').at(-1) ?? '';
}

function mergeCommands(
  merge: Merge,
  file: ListingLines,
  fresh: readonly string[],
): readonly CommandLines[] {
  const home = nameOf(file);
  const order = withRetired(
    file.commands.map(({ key }) => key),
    [...merge.retired.values()].filter((entry) => entry.home === home),
  );
  const lines = new Map(file.commands.map((command) => [command.key, command]));
  return [...new Set([...order, ...fresh])].flatMap((key, at) => {
    const command = lines.get(key);
    if (command) return mergeCommand(merge, command, { home, after: order[at - 1] ?? '' });
    return fresh.includes(key) ? [newCommand(merge, key)] : [];
  });
}

function mergeCommand(
  merge: Merge,
  lines: CommandLines,
  location: Pick<RetiredEntry, 'home' | 'after'>,
): CommandLines[] {
  const { key } = lines;
  const old = commandOf(merge.old, key);
  const help = commandOf(merge.help, key);
  if (!merge.present.has(key)) {
    retireEntry(merge, { id: key, ...location, lines: linesOf(lines) });
    return [];
  }
  // What help does not show is hidden still, and a command with help of its own kind cannot be read.
  if (!help || old?.hasOwnHelp) return [lines];
  const merged = { key, fields: mergeFields(merge, lines, help) };
  if (linesOf(merged).join('\n') !== linesOf(lines).join('\n')) merge.report.changed.push(key);
  return [merged];
}

function commandOf(program: CliProgram, key: string): CliCommand | undefined {
  return program.commands.find((command) => keyOfPath(command.path) === key);
}

function newCommand(merge: Merge, key: string): CommandLines {
  merge.report.added.push(key);
  const entry = takeBack(merge.retired, key);
  const text = key.replaceAll('/', ' ');
  const old: CommandLines = {
    key,
    fields: splitFields(entry?.lines ?? [`    command: ${scalar(text)}`], 4),
  };
  const help = commandOf(merge.help, key);
  if (!help || (entry && isOwnHelpEntry(entry))) return old;
  return { key, fields: mergeFields(merge, old, help) };
}

function mergeFields(merge: Merge, lines: CommandLines, help: CliCommand): readonly FieldLines[] {
  const fields = new Map(lines.fields.map((field) => [field.key, field]));
  setUsage(fields, help);
  setField(fields, 'hidden', null);
  setField(fields, 'subcommand-required', help.needsSubcommand ? 'true' : null);
  setField(fields, 'aliases', help.aliases.length > 0 ? flowList(help.aliases) : null);
  setItems(fields, 'arguments', mergeArguments(merge, lines, help));
  setItems(fields, 'options', mergeOptions(merge, lines, help));
  return [...fields.values()].sort((a, b) => FIELDS.indexOf(a.key) - FIELDS.indexOf(b.key));
}

function setUsage(fields: Map<string, FieldLines>, help: CliCommand): void {
  const [first = '', ...others] = help.usages;
  if (others.length > 0) {
    fields.delete('usage');
    fields.set('usages', {
      key: 'usages',
      lines: ['    usages:', ...help.usages.map((usage) => `      - ${scalar(usage)}`)],
    });
    return;
  }
  fields.delete('usages');
  const present =
    fields
      .get('usage')
      ?.lines.map((line) => line.trim())
      .join(' ')
      .replace(/^usage: (?:>- )?/, '') ?? null;
  if (present !== first && present !== scalar(first))
    fields.set('usage', { key: 'usage', lines: [`    usage: ${scalar(first)}`] });
}

function setField(fields: Map<string, FieldLines>, key: string, value: string | null): void {
  if (value === null) fields.delete(key);
  else fields.set(key, { key, lines: [`    ${key}: ${value}`] });
}

function setItems(fields: Map<string, FieldLines>, key: string, items: readonly ItemLines[]): void {
  const field = joinItems(key, items);
  if (field) fields.set(key, field);
  else fields.delete(key);
}
