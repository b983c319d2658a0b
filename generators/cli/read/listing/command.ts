/** One command of the listing, with its options, arguments, groups and examples. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import type { Flow } from '../../../core/nodes.ts';
import { parseProse } from '../../../core/prose.ts';
import { nearestName, oneLine } from '../../../core/text.ts';
import type { CheckedBy, OptionGroup, ValueFacts } from '../../../output/cli.ts';
import type { CliArgument, CliCommand, CliExample, CliOption } from '../../model/model.ts';
import { idOf, scanArgumentName, scanOptionName } from '../../model/notation.ts';
import type { Entry, Fields } from './yaml.ts';
import { fieldsOf, locationOf, reportAt, reportShape, textOf } from './yaml.ts';

/** What the parts of a listing share while it is read. */
export interface SharedTexts {
  readonly texts: ReadonlyMap<string, Entry>;
  readonly used: Set<string>;
  /** Where commands, options and examples were read, for checks that come later. */
  readonly locations: Map<object, Location>;
}

/** Null without the field `command`, which is reported. Notes the place of what it reads in `shared`. */
export function readCommand(entry: Entry, shared: SharedTexts): CliCommand | null {
  const fields = fieldsOf(entry);
  const text = fields.text('command');
  if (text === null) {
    const diagnostic = { message: 'the field "command" is missing', fix: 'add "command: words"' };
    reportAt(entry, { code: 'cli/missing-field', ...diagnostic });
    return null;
  }
  const usage = fields.text('usage');
  const command: CliCommand = {
    path: text.split(' ').filter((word) => word !== ''),
    aliases: fields.texts('aliases'),
    isHidden: fields.flag('hidden'),
    needsSubcommand: fields.flag('subcommand-required'),
    hasOwnHelp: fields.flag('own-help'),
    usages: usage === null ? fields.texts('usages').map(oneLine) : [oneLine(usage)],
    arguments: fields.entries('arguments').flatMap((item) => readArgument(item, shared) ?? []),
    options: fields.entries('options').flatMap((item) => readOption(item, shared) ?? []),
    groups: fields.entries('groups').map(readGroup),
    summary: fields.has('summary') ? oneLine(fields.needText('summary')) : null,
    prose: ourProse(fields.text('text')),
    rules: fields.entries('rules').map((item) => ourProse(ruleText(item, shared))),
    examples: fields.entries('examples').map((item) => readExample(item, shared.locations)),
    notes: [],
    output: fields.text('output'),
    hasJson: fields.flag('json'),
    page: fields.text('page'),
  };
  shared.locations.set(command, locationOf(entry));
  return command;
}

/** What we write is Markdown. */
export function ourProse(text: string | null): readonly Flow[] {
  return text === null ? [] : parseProse(text, 'ours');
}

/** Null for a name that is not an option, which is reported. Notes its place in `shared`. */
export function readOption(entry: Entry, shared: SharedTexts): CliOption | null {
  const fields = fieldsOf(entry);
  const name = fields.needText('name');
  const scanned = scanOptionName(name);
  if (scanned?.end !== name.length)
    return checkName(entry, `"${name}" is not an option`, '"-g, --gas <GAS>..."');
  const { isRepeatable, ...notation } = scanned.value;
  const option: CliOption = {
    id: idOf(notation),
    longs: notation.longs,
    shorts: notation.shorts,
    aliases: fields.texts('aliases'),
    valueNames: notation.valueNames,
    count: notation.count,
    needsEquals: notation.needsEquals,
    isRepeatable: isRepeatable || fields.flag('repeatable'),
    isRequired: fields.flag('required'),
    isGlobal: fields.flag('global'),
    isHidden: fields.flag('hidden'),
    ...valueFacts(fields),
    bareDefault: fields.text('bare-default'),
    delimiter: fields.text('delimiter'),
    conflicts: fields.texts('conflicts'),
    requires: fields.texts('requires'),
    heading: fields.text('heading'),
    prose: ourProse(sharedText(fields, shared)),
    valueNotes: [],
  };
  shared.locations.set(option, locationOf(entry));
  return option;
}

function readArgument(entry: Entry, shared: SharedTexts): CliArgument | null {
  const fields = fieldsOf(entry);
  const name = fields.needText('name');
  const scanned = scanArgumentName(name);
  if (scanned?.end !== name.length)
    return checkName(entry, `"${name}" is not an argument`, '"<FILE>" or "[FILE]..."');
  // A fact that no page shows: commands below take an argument only where they list it themselves.
  fields.flag('global');
  return {
    ...scanned.value,
    takesRest: fields.flag('takes-rest'),
    ...valueFacts(fields),
    prose: ourProse(sharedText(fields, shared)),
    valueNotes: [],
  };
}

/** What else was written about it is neither read nor refused. */
function checkName(entry: Entry, message: string, like: string): null {
  reportAt(entry, { code: 'cli/bad-name', message, fix: `write it as help does, such as ${like}` });
  entry.reading.asked.delete(entry);
  return null;
}

function valueFacts(fields: Fields): ValueFacts {
  const values = fields.texts('values');
  return {
    type: fields.text('type'),
    default: fields.text('default'),
    runTimeDefault: fields.text('run-time-default'),
    values: values.length > 0 ? values : fields.texts('known-values'),
    valuesCheckedBy: values.length > 0 ? checkedBy(fields, 'values-checked') : null,
    environment: fields.text('env'),
  };
}

function checkedBy(fields: Fields, key: string): CheckedBy {
  const word = fields.text(key) ?? 'parser';
  if (word === 'parser') return word;
  if (word !== 'run time')
    reportShape(fields.entry, `"${word}" does not say who checks`, 'write "parser" or "run time"');
  return 'run time';
}

function readGroup(entry: Entry): OptionGroup {
  const fields = fieldsOf(entry);
  return {
    id: fields.needText('id'),
    options: fields.texts('options'),
    isRequired: fields.flag('required'),
    isExclusive: fields.flag('exclusive'),
    checkedBy: checkedBy(fields, 'checked'),
  };
}

function ruleText(entry: Entry, shared: SharedTexts): string | null {
  return typeof entry.value === 'string' ? entry.value : sharedText(fieldsOf(entry), shared);
}

/** The text itself, or the one that `shared` names; null when there is no text. */
function sharedText(fields: Fields, shared: SharedTexts): string | null {
  const name = fields.text('shared');
  if (name === null) return fields.text('text');
  const found = shared.texts.get(name);
  shared.used.add(name);
  if (found) return textOf(found);
  const near = nearestName(name, shared.texts.keys());
  reportAt(fields.entry, {
    code: 'cli/unknown-text',
    message: `there is no shared text "${name}"`,
    fix: near ? `write "${near}"` : 'add it to "texts"',
  });
  return null;
}

/** Notes the place of the lines to run in `places`. */
export function readExample(entry: Entry, locations: Map<object, Location>): CliExample {
  const fields = fieldsOf(entry);
  const example: CliExample = {
    title: oneLine(fields.needText('title')),
    run: fields.needText('run').trimEnd(),
    output: fields.text('output')?.trimEnd() ?? null,
    note: ourProse(fields.text('note')),
  };
  locations.set(example, fields.at('run'));
  return example;
}
