/** Tables of arguments and options: one row each, with default, values and environment. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import { anchor, badge, inlineCode, table } from '../../core/nodes.ts';
import type { CliArgument, CliCommand, CliOption } from '../model/model.ts';
import { printArgumentName, printValues } from '../model/notation.ts';
import { endedSentences, sentences } from './sentences.ts';
import type { CliRoutes } from '../routes.ts';

/** What the rows of one command share. */
export interface TableContext {
  readonly command: CliCommand;
  readonly routes: CliRoutes;
  /** Only then does it matter that an option is handed down. */
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
  return [table([[['Option'], ['Value'], ['Description']], ...rows])];
}

/** Options that have no anchor of their own, such as those of every command. */
export function plainOptionTable(options: readonly CliOption[]): Flow[] {
  if (options.length === 0) return [];
  return [
    table([
      [['Option'], ['Description']],
      ...options.map((option) => [spellings(option), described(option)]),
    ]),
  ];
}

export function argumentTable(command: CliCommand): Flow[] {
  if (command.arguments.length === 0) return [];
  const rows = command.arguments.map((argument) => [
    [inlineCode(printArgumentName(argument))],
    typeCell(argument),
    described(argument),
  ]);
  return [table([[['Argument'], ['Value'], ['Description']], ...rows])];
}

function optionCell(option: CliOption, id: string): Inline[] {
  const flags: Inline[] = [];
  if (option.isRequired) flags.push(' ', badge('info', 'required'));
  if (option.isHidden) flags.push(' ', badge('info', 'hidden'));
  return [...(id === '' ? [] : [anchor(id)]), ...spellings(option), ...flags];
}

/** `-i`, `--gas-limit <gas-limit>`: the value stands at the last spelling only. */
function spellings(option: CliOption): Inline[] {
  const names = [...option.shorts, ...option.longs];
  const values = printValues({
    ...option,
    isRepeatable: option.valueNames.length === 0 && option.isRepeatable,
  });
  return names.flatMap((name, at) => [
    ...(at === 0 ? [] : [', ']),
    inlineCode(at === names.length - 1 ? `${name}${values}` : name),
  ]);
}

function typeCell(item: {
  readonly type: string | null;
  readonly valueNames?: readonly string[];
}): Inline[] {
  if (item.type !== null) return [item.type];
  return item.valueNames?.length === 0 ? ['switch'] : ['–'];
}

/** The words, then everything a reader has to know about values, each as a sentence. */
function described(item: CliOption | CliArgument, others: readonly Inline[][] = []): Inline[] {
  const known = [...valueFacts(item), ...others];
  const words =
    item.prose.length > 0
      ? (known.length > 0 ? endedSentences : sentences)(item.prose)
      : [badge('undocumented', 'undocumented')];
  return [...words, ...facts(known)];
}

function facts(sentences: readonly Inline[][]): Inline[] {
  return sentences.flatMap((sentence): Inline[] => [' ', ...sentence]);
}

function valueFacts(item: CliOption | CliArgument): Inline[][] {
  const facts: Inline[][] = [];
  if (item.values.length > 0) facts.push([...valuesLabel(item), ...codes(item.values), '.']);
  for (const note of item.valueNotes)
    facts.push([inlineCode(note.value), ': ', ...endedSentences(note.prose)]);
  if (item.default !== null) facts.push(['Default: ', ...codeOf(item.default), '.']);
  if (item.runTimeDefault !== null) facts.push([`Default: ${item.runTimeDefault}.`]);
  if (item.environment !== null)
    facts.push(['Environment variable: ', inlineCode(item.environment), '.']);
  return facts;
}

function valuesLabel(item: CliOption | CliArgument): Inline[] {
  return [item.valuesCheckedBy === null ? 'Known values: ' : 'Allowed values: '];
}

function optionFacts(context: TableContext, option: CliOption): Inline[][] {
  const excluded = exclusions(context.command, option);
  const facts: Inline[][] = [];
  if (option.bareDefault !== null)
    facts.push(['Without a value: ', ...codeOf(option.bareDefault), '.']);
  if (option.delimiter !== null)
    facts.push(['Several values in one word are separated by ', inlineCode(option.delimiter), '.']);
  if (option.count.most === null) facts.push(['Takes several values.']);
  else if (option.isRepeatable) facts.push(['May be repeated.']);
  if (option.aliases.length > 0) facts.push(['Also ', ...codes(option.aliases), '.']);
  if (option.requires.length > 0) facts.push(['Needs ', ...codes(option.requires), '.']);
  if (excluded.length > 0) facts.push(['Excludes ', ...codes(excluded), '.']);
  if (option.isGlobal && context.hasChildren) facts.push(['Also accepted by all subcommands.']);
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

/** As code, parted by commas. */
export function codes(values: readonly string[]): Inline[] {
  return values.flatMap((value, at) => [...(at === 0 ? [] : [', ']), ...codeOf(value)]);
}

/** An empty value is said, not shown: empty code prints as nothing. */
function codeOf(value: string): Inline[] {
  return value.trim() === '' ? ['empty'] : [inlineCode(value)];
}
