/** The listing with the facts of another release: commands and options added, changed, retired. Words stay. Pure. */

import { keyOfPath } from '../../generators/cli/facts.ts';
import type { CliCommand, CliProgram } from '../../generators/cli/model.ts';
import { printArgumentName } from '../../generators/cli/notation.ts';
import { scanArgumentName, scanOptionName } from '../../generators/cli/notation.ts';
import { applyFacts, argumentFacts, flowList, optionFacts } from './items.ts';
import type { CommandLines, FieldLines, ItemLines, ListingLines } from './lines.ts';
import { joinItems, scalar, splitItems } from './lines.ts';
import { retire, takeRetired } from './retired.ts';

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

interface Merge extends MergeInput {
  readonly report: MergeReport;
  /** Lines of removed entries by id. */
  readonly retired: Map<string, readonly string[]>;
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
  const merge: Merge = {
    ...input,
    report: { added: [], removed: [], changed: [] },
    retired: takeRetired(input.files),
  };
  const known = new Set(input.files.flatMap((file) => file.commands.map((command) => command.key)));
  const fresh = input.help.commands.filter((command) => !known.has(keyOfPath(command.path)));
  const files = input.files.map((file) => ({
    ...file,
    commands: [
      ...file.commands.flatMap((command) => mergeCommand(merge, command)),
      ...fresh
        .filter((command) => homeOf(input.files, command) === file)
        .map((command) => newCommand(merge, command)),
    ],
    retired: [] as readonly string[],
  }));
  return { files: retire(files, merge.retired), report: merge.report };
}

/** New commands go where their siblings are. */
function homeOf(files: readonly ListingLines[], command: CliCommand): ListingLines | undefined {
  const top = command.path[0] ?? '';
  return (
    files.find((file) => file.commands.some((other) => other.key === top)) ??
    files.find((file) => file.commands.some((other) => other.key === ''))
  );
}

function mergeCommand(merge: Merge, lines: CommandLines): CommandLines[] {
  const old = merge.old.commands.find((command) => keyOfPath(command.path) === lines.key);
  const help = merge.help.commands.find((command) => keyOfPath(command.path) === lines.key);
  // Help never shows hidden commands, and a command with help of its own kind cannot be read.
  if (old && isUnseen(old) && hasParents(merge, old)) return [lines];
  if (!help) {
    merge.report.removed.push(lines.key);
    merge.retired.set(
      lines.key,
      lines.fields.flatMap((field) => field.lines),
    );
    return [];
  }
  const merged = { key: lines.key, fields: mergeFields(merge, lines, help) };
  if (printed(merged) !== printed(lines)) merge.report.changed.push(lines.key);
  return [merged];
}

function isUnseen(command: CliCommand): boolean {
  return command.isHidden || command.hasOwnHelp;
}

/** Nobody sees such a command go, but it goes with the command that it belongs to. */
function hasParents(merge: Merge, command: CliCommand): boolean {
  return command.path.slice(0, -1).every((_, at) => {
    const key = keyOfPath(command.path.slice(0, at + 1));
    const isSame = (other: CliCommand): boolean => keyOfPath(other.path) === key;
    return (
      merge.help.commands.some(isSame) ||
      merge.old.commands.some((other) => isSame(other) && isUnseen(other))
    );
  });
}

function newCommand(merge: Merge, help: CliCommand): CommandLines {
  const key = keyOfPath(help.path);
  merge.report.added.push(key);
  const kept = merge.retired.get(key);
  merge.retired.delete(key);
  const words = help.path.join(' ');
  const old: CommandLines = {
    key,
    fields: kept ? fieldsOf(kept) : [{ key: 'command', lines: [`    command: ${scalar(words)}`] }],
  };
  return { key, fields: mergeFields(merge, old, help) };
}

/** Lines that were retired, split again: each begins at the indentation of a field. */
function fieldsOf(lines: readonly string[]): FieldLines[] {
  const fields: { key: string; lines: string[] }[] = [];
  for (const line of lines) {
    const key = /^ {4}([a-z-]+):/.exec(line)?.[1];
    if (key !== undefined) fields.push({ key, lines: [line] });
    else fields.at(-1)?.lines.push(line);
  }
  return fields;
}

function mergeFields(merge: Merge, lines: CommandLines, help: CliCommand): readonly FieldLines[] {
  const fields = new Map(lines.fields.map((field) => [field.key, field]));
  setUsage(fields, help);
  setField(fields, 'subcommand-required', help.needsSubcommand ? 'true' : null);
  setField(fields, 'aliases', help.aliases.length > 0 ? flowList(help.aliases) : null);
  setItems(fields, 'arguments', mergeArguments(fields.get('arguments'), help));
  setItems(
    fields,
    'options',
    mergeOptions(merge, { key: lines.key, field: fields.get('options') }, help),
  );
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

/** Arguments stand in the order of the command line. */
function mergeArguments(field: FieldLines | undefined, help: CliCommand): readonly ItemLines[] {
  const items = splitItems(field);
  return help.arguments.map((argument) => {
    const present = items.find((item) => scanArgumentName(item.name)?.value.name === argument.name);
    return applyFacts(
      present ?? null,
      present
        ? argumentFacts(argument)
        : { ...argumentFacts(argument), name: scalar(printArgumentName(argument)) },
    );
  });
}

/** Options keep their order; new ones come last. */
function mergeOptions(
  merge: Merge,
  present: { key: string; field: FieldLines | undefined },
  help: CliCommand,
): readonly ItemLines[] {
  const items = splitItems(present.field);
  const automatic = new Set(merge.old.automatic.map((option) => option.id));
  const shown = new Map(
    help.options.filter((option) => !automatic.has(option.id)).map((option) => [option.id, option]),
  );
  const isParent = merge.help.commands.some(
    (command) => keyOfPath(command.path.slice(0, -1)) === present.key && command.path.length > 0,
  );
  const merged = items.flatMap((item) => {
    const id = idOf(item.name);
    const option = shown.get(id);
    shown.delete(id);
    if (option) return [applyFacts(item, optionFacts(option, isParent))];
    if (item.fields.some((field) => field.key === 'hidden')) return [item];
    merge.report.removed.push(`${present.key}#${id}`);
    merge.retired.set(
      `${present.key}#${id}`,
      item.fields.flatMap((field) => field.lines),
    );
    return [];
  });
  const added = [...shown.values()].map((option) => {
    const id = `${present.key}#${option.id}`;
    merge.report.added.push(id);
    const kept = merge.retired.get(id);
    merge.retired.delete(id);
    return applyFacts(kept ? itemOf(kept) : null, optionFacts(option, isParent));
  });
  return [...merged, ...added];
}

function itemOf(lines: readonly string[]): ItemLines {
  const [first = '', ...rest] = lines;
  return (
    splitItems({
      key: 'options',
      lines: ['    options:', `      - ${first.slice(8)}`, ...rest],
    })[0] ?? { name: '', fields: [] }
  );
}

function idOf(name: string): string {
  const option = scanOptionName(name)?.value;
  return option?.longs[0] ?? option?.shorts[0] ?? name;
}

function printed(command: CommandLines): string {
  return command.fields.flatMap((field) => field.lines).join('\n');
}
