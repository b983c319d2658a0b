/** One command of the listing, with its options, arguments, groups and examples. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import type { Flow } from '../../../core/nodes.ts';
import { parseProse } from '../../../core/prose.ts';
import { nearestName, oneLine } from '../../../core/text.ts';
import type { CheckedBy, OptionGroup } from '../../model/facts.ts';
import type { CliArgument, CliCommand, CliExample, CliOption } from '../../model/model.ts';
import { idOf, scanArgumentName, scanOptionName } from '../../model/notation.ts';
import type { Entry, Fields } from './yaml.ts';
import { fieldsOf, locationOf, reportAt, textOf } from './yaml.ts';

/** What the parts of a listing share while it is read. */
export interface SharedTexts {
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly entry: Entry }>;
  readonly used: Set<string>;
  /** Where commands, options and examples stand, for checks that come later. */
  readonly places: Map<object, Location>;
}

const COMMAND_FIELDS = [
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
const VALUE_FIELDS = [
  'name',
  'type',
  'default',
  'run-time-default',
  'values',
  'known-values',
  'values-checked',
  'global',
  'env',
  'hidden',
  'text',
  'shared',
];
const OPTION_FIELDS = [
  ...VALUE_FIELDS,
  'required',
  'repeatable',
  'delimiter',
  'bare-default',
  'conflicts',
  'requires',
  'aliases',
  'heading',
];
const ARGUMENT_FIELDS = [...VALUE_FIELDS, 'takes-rest'];

/** Null without the field `command`, which is reported. Notes the place of what it reads in `shared`. */
export function readCommand(entry: Entry, shared: SharedTexts): CliCommand | null {
  const fields = fieldsOf(entry, COMMAND_FIELDS);
  const words = fields.text('command');
  if (words === null) {
    reportAt(entry, {
      code: 'cli/missing-field',
      message: 'the field "command" is missing',
      fix: 'add "command: words"',
    });
    return null;
  }
  const usage = fields.text('usage');
  const command: CliCommand = {
    path: words.split(' ').filter((word) => word !== ''),
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
    examples: fields.entries('examples').map((item) => readExample(item, shared.places)),
    notes: [],
    output: fields.text('output'),
    hasJson: fields.flag('json'),
    page: fields.text('page'),
  };
  shared.places.set(command, locationOf(entry));
  return command;
}

function ourProse(text: string | null): readonly Flow[] {
  return text === null ? [] : parseProse(text, 'ours');
}

/** Null for a name that is no option, which is reported. Notes its place in `shared`. */
export function readOption(entry: Entry, shared: SharedTexts): CliOption | null {
  const fields = fieldsOf(entry, OPTION_FIELDS);
  const name = fields.needText('name');
  const scanned = scanOptionName(name);
  if (!scanned || scanned.end !== name.length) {
    reportAt(entry, {
      code: 'cli/bad-name',
      message: `"${name}" is no option`,
      fix: 'write it as help does, such as "-g, --gas <GAS>..."',
    });
    return null;
  }
  const { longs, shorts, valueNames, count, needsEquals, isRepeatable } = scanned.value;
  const option: CliOption = {
    id: idOf(scanned.value),
    longs,
    shorts,
    aliases: fields.texts('aliases'),
    valueNames,
    count,
    needsEquals,
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
  shared.places.set(option, locationOf(entry));
  return option;
}

function readArgument(entry: Entry, shared: SharedTexts): CliArgument | null {
  const fields = fieldsOf(entry, ARGUMENT_FIELDS);
  const name = fields.needText('name');
  const scanned = scanArgumentName(name);
  if (!scanned || scanned.end !== name.length) {
    reportAt(entry, {
      code: 'cli/bad-name',
      message: `"${name}" is no argument`,
      fix: 'write it as help does, such as "<FILE>" or "[FILE]..."',
    });
    return null;
  }
  return {
    ...scanned.value,
    takesRest: fields.flag('takes-rest'),
    ...valueFacts(fields),
    prose: ourProse(sharedText(fields, shared)),
    valueNotes: [],
  };
}

function valueFacts(
  fields: Fields,
): Pick<
  CliOption,
  'type' | 'default' | 'runTimeDefault' | 'values' | 'valuesCheckedBy' | 'environment'
> {
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
  const word = fields.text(key);
  if (word === null || word === 'parser') return 'parser';
  if (word !== 'run time') {
    reportAt(fields.entry, {
      code: 'cli/shape',
      message: `"${word}" says nothing about who checks`,
      fix: 'write "parser" or "run time"',
    });
  }
  return 'run time';
}

function readGroup(entry: Entry): OptionGroup {
  const fields = fieldsOf(entry, ['id', 'options', 'required', 'exclusive', 'checked']);
  return {
    id: fields.needText('id'),
    options: fields.texts('options'),
    isRequired: fields.flag('required'),
    isExclusive: fields.flag('exclusive'),
    checkedBy: checkedBy(fields, 'checked'),
  };
}

function ruleText(entry: Entry, shared: SharedTexts): string | null {
  if (typeof entry.value === 'string') return textOf(entry);
  return sharedText(fieldsOf(entry, ['shared']), shared);
}

/** The text itself, or the one that `shared` names; null when nothing is documented. */
function sharedText(fields: Fields, shared: SharedTexts): string | null {
  const name = fields.text('shared');
  if (name === null) return fields.text('text');
  const found = shared.texts.get(name);
  if (!found) {
    const near = nearestName(name, shared.texts.keys());
    const fix = near ? `write "${near}"` : 'add it to "texts"';
    reportAt(fields.entry, {
      code: 'cli/unknown-text',
      message: `there is no shared text "${name}"`,
      fix,
    });
    return null;
  }
  shared.used.add(name);
  return found.text;
}

/** Notes the place of the lines to run in `places`. */
export function readExample(entry: Entry, places: Map<object, Location>): CliExample {
  const fields = fieldsOf(entry, ['title', 'run', 'output', 'note']);
  const example: CliExample = {
    title: oneLine(fields.needText('title')),
    run: fields.needText('run').trimEnd(),
    output: fields.text('output')?.trimEnd() ?? null,
    note: ourProse(fields.text('note')),
  };
  places.set(example, fields.at('run'));
  return example;
}
