/** One option or argument of the listing with facts from help: facts replaced, words and run-time facts kept. Pure. */

import type { CliArgument, CliOption } from '../../../generators/cli/model/model.ts';
import { printArgumentName, printOptionName } from '../../../generators/cli/model/notation.ts';
import type { FieldLines, ItemLines } from './lines.ts';
import { scalar } from './lines.ts';

/** Order of fields in an item; new ones are put where they belong. */
const ORDER = [
  'name',
  'type',
  'required',
  'repeatable',
  'global',
  'takes-rest',
  'delimiter',
  'default',
  'bare-default',
  'run-time-default',
  'values',
  'known-values',
  'values-checked',
  'conflicts',
  'requires',
  'env',
  'aliases',
  'heading',
  'hidden',
  'text',
  'shared',
];

/** What help says about an item: a value to write, or null to take the field away. Keys left out stay. */
export type HelpFacts = Readonly<Record<string, string | null>>;

export function optionFacts(option: CliOption, isParent: boolean): HelpFacts {
  return {
    name: scalar(printOptionName(option)),
    hidden: null,
    required: option.isRequired ? 'true' : null,
    // Only a command with subcommands shows whether it hands an option down.
    ...(isParent ? { global: option.isGlobal ? 'true' : null } : {}),
    ...valueFacts(option),
    aliases: option.aliases.length > 0 ? flowList(option.aliases) : null,
    heading: option.heading === null ? null : scalar(option.heading),
  };
}

export function argumentFacts(argument: CliArgument): HelpFacts {
  return { name: scalar(printArgumentName(argument)), ...valueFacts(argument) };
}

function valueFacts(item: CliOption | CliArgument): HelpFacts {
  return {
    default: item.default === null ? null : scalar(item.default),
    env: item.environment === null ? null : scalar(item.environment),
    ...(item.values.length > 0 ? { values: flowList(item.values) } : {}),
  };
}

export function flowList(values: readonly string[]): string {
  return `[${values.map((value) => (/^[A-Za-z0-9.<>-]+$/.test(value) ? scalar(value) : `'${value.replaceAll("'", "''")}'`)).join(', ')}]`;
}

/** The item with the facts of help. Untouched, byte for byte, when help says what it says already. */
export function applyFacts(item: ItemLines | null, facts: HelpFacts): ItemLines {
  const fields = new Map((item?.fields ?? []).map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(facts)) {
    if (value === null) fields.delete(key);
    else if (valueOf(fields.get(key)) !== plain(value))
      fields.set(key, { key, lines: [`        ${key}: ${value}`] });
  }
  // Values that only the program's parser knows are not in help; help without values does not mean that there are none.
  const isListed = facts['values'] !== undefined;
  if (!isListed && fields.has('values') && !fields.has('values-checked')) fields.delete('values');
  const sorted = [...fields.values()].sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  return { name: plain(facts['name'] ?? ''), fields: sorted };
}

function valueOf(field: FieldLines | undefined): string | null {
  const line = field?.lines[0];
  return line === undefined ? null : plain(line.slice(line.indexOf(':') + 1).trim());
}

function plain(value: string): string {
  return value.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
}
