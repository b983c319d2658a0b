/** Tables of arguments and options: one row each, and below the table the descriptions that fill more than a cell. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { anchor, inlineCode, joinInline, paragraph, strong, table } from '../../core/nodes.ts';
import { summaryOf } from '../../core/prose.ts';
import type { CliArgument, CliCommand, CliOption } from '../model/model.ts';
import { printArgumentName, printValues } from '../model/notation.ts';
import type { CliRoutes } from '../routes.ts';
import { cellText, endedSentences } from './cell-text.ts';

/** What the rows of one command share. */
export interface TableContext {
  readonly command: CliCommand;
  readonly routes: CliRoutes;
  /** Only then does it matter that an option is inherited. */
  readonly hasChildren: boolean;
}

/** Each row is an anchor that the routes name. Nothing where there are no options. */
export function optionTable(context: TableContext, options: readonly CliOption[]): Flow[] {
  if (options.length === 0) return [];
  const rows = options.map((option) => [
    optionCell(option, context.routes.optionAnchor(context.command, option)),
    typeCell(option),
    described(option, optionFacts(context, option)),
  ]);
  return [table([[['Option'], ['Value'], ['Description']], ...rows]), ...longTexts(options)];
}

/** Options without an anchor, such as those of every command. */
export function plainOptionTable(options: readonly CliOption[]): Flow[] {
  if (options.length === 0) return [];
  const rows = options.map((option) => [nameOf(option), described(option)]);
  return [table([[['Option'], ['Description']], ...rows]), ...longTexts(options)];
}

export function argumentTable({ arguments: items }: CliCommand): Flow[] {
  if (items.length === 0) return [];
  const rows = items.map((argument) => [nameOf(argument), typeCell(argument), described(argument)]);
  return [table([[['Argument'], ['Value'], ['Description']], ...rows]), ...longTexts(items)];
}

function optionCell(option: CliOption, id: string): Inline[] {
  return [
    ...(id === '' ? [] : [anchor(id)]),
    ...nameOf(option),
    ...(option.isRequired ? [' ', mark('required')] : []),
    ...(option.isHidden ? [' ', mark('hidden')] : []),
  ];
}

/** `-i`, `--gas-limit <gas-limit>`: only the last spelling shows the value. */
function nameOf(item: CliOption | CliArgument): readonly Inline[] {
  if (!('longs' in item)) return [inlineCode(printArgumentName(item))];
  const names = [...item.shorts, ...item.longs];
  const values = printValues({
    ...item,
    isRepeatable: item.valueNames.length === 0 && item.isRepeatable,
  });
  return codes([...names.slice(0, -1), `${names.at(-1) ?? ''}${values}`]);
}

function typeCell(item: CliOption | CliArgument): Inline[] {
  if (item.type !== null) return [item.type];
  return 'valueNames' in item && item.valueNames.length === 0 ? ['switch'] : ['–'];
}

/** The words, then everything a reader has to know about values, each as a sentence. */
function described(item: CliOption | CliArgument, others: readonly Inline[][] = []): Inline[] {
  const facts = [...valueFacts(item), ...others];
  return [...proseOf(item, facts.length > 0), ...facts.flatMap((fact): Inline[] => [' ', ...fact])];
}

function proseOf({ prose }: CliOption | CliArgument, isFollowed: boolean): Inline[] {
  if (prose.length === 0) return [mark('undocumented')];
  if (isLong(prose)) return [summaryOf(prose).replace(/:$/, '.')];
  return isFollowed ? endedSentences(prose) : cellText(prose);
}

/** A cell holds neither lists nor code. */
function isLong(prose: readonly Flow[]): boolean {
  return prose.some((node) => node.type !== 'paragraph');
}

function longTexts(items: readonly (CliOption | CliArgument)[]): Flow[] {
  return items
    .filter(({ prose }) => isLong(prose))
    .flatMap((item) => [paragraph(strong(...nameOf(item))), ...item.prose]);
}

function valueFacts(item: CliOption | CliArgument): Inline[][] {
  const label = item.valuesCheckedBy === null ? 'Known values: ' : 'Allowed values: ';
  return [
    ...(item.values.length > 0 ? [[label, ...codes(item.values), '.']] : []),
    ...item.valueNotes.map((note) => [inlineCode(note.value), ': ', ...endedSentences(note.prose)]),
    ...(item.default === null ? [] : [['Default: ', ...codes([item.default]), '.']]),
    ...(item.runTimeDefault === null ? [] : [[`Default: ${item.runTimeDefault}.`]]),
    ...(item.environment === null
      ? []
      : [['Environment variable: ', inlineCode(item.environment), '.']]),
  ];
}

function optionFacts({ command, hasChildren }: TableContext, option: CliOption): Inline[][] {
  const excluded = exclusions(command, option);
  const facts: Inline[][] = [];
  if (option.bareDefault !== null)
    facts.push(['Without a value: ', ...codes([option.bareDefault]), '.']);
  if (option.delimiter !== null)
    facts.push(['Several values in one word are separated by ', inlineCode(option.delimiter), '.']);
  if (option.count.most === null) facts.push(['Takes several values.']);
  else if (option.isRepeatable) facts.push(['May be repeated.']);
  if (option.aliases.length > 0) facts.push(['Also ', ...codes(option.aliases), '.']);
  if (option.requires.length > 0) facts.push(['Needs ', ...codes(option.requires), '.']);
  if (excluded.length > 0) facts.push(['Excludes ', ...codes(excluded), '.']);
  if (option.isGlobal && hasChildren) facts.push(['Also accepted by all subcommands.']);
  return facts;
}

/** Both what the option names itself and the rest of its exclusive groups. */
function exclusions(command: CliCommand, option: CliOption): readonly string[] {
  const groups = command.groups.filter(
    (group) => group.isExclusive && group.options.includes(option.id),
  );
  const rivals = [...option.conflicts, ...groups.flatMap((group) => group.options)];
  return [...new Set(rivals)].filter((id) => id !== option.id);
}

/** As code, separated by commas. An empty value is named: empty code prints as nothing. */
export function codes(values: readonly string[]): readonly Inline[] {
  return joinInline(values.map((value) => (value.trim() === '' ? 'empty' : inlineCode(value))));
}
