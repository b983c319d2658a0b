/** Tables of arguments and options: one row each, with default, values and environment. Pure. */

import type { Flow, Inline } from '../core/nodes.ts';
import { anchor, badge, flattenInline, inlineCode, table } from '../core/nodes.ts';
import type { CliArgument, CliCommand, CliOption } from './model.ts';
import { printArgumentName, printValues } from './notation.ts';
import type { CliRoutes } from './routes.ts';

export function optionTable(command: CliCommand, options: readonly CliOption[], routes: CliRoutes): Flow[] {
  if (options.length === 0) return [];
  const rows = options.map((option) => [
    optionCell(option, routes.optionAnchor(command, option)),
    typeCell(option),
    described(option),
  ]);
  return [table([[['Option'], ['Value'], ['Description']], ...rows])];
}

/** Options that have no anchor of their own, such as those of every command. */
export function plainOptionTable(options: readonly CliOption[]): Flow[] {
  if (options.length === 0) return [];
  return [table([[['Option'], ['Description']], ...options.map((option) => [spellings(option), described(option)])])];
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
  const values = printValues({ ...option, isRepeatable: option.valueNames.length === 0 && option.isRepeatable });
  return names.flatMap((name, at) => [
    ...(at === 0 ? [] : [', ']),
    inlineCode(at === names.length - 1 ? `${name}${values}` : name),
  ]);
}

function typeCell(item: { readonly type: string | null; readonly valueNames?: readonly string[] }): Inline[] {
  if (item.type !== null) return [item.type];
  return item.valueNames?.length === 0 ? ['switch'] : ['–'];
}

/** The words, then everything a reader has to know about values, each as a sentence. */
function described(item: CliOption | CliArgument): Inline[] {
  const words = item.prose.length > 0 ? flattenInline(item.prose) : [badge('undocumented', 'undocumented')];
  const facts = [...valueFacts(item), ...('longs' in item ? optionFacts(item) : [])];
  return [...words, ...facts.flatMap((fact) => [' ', ...fact])];
}

function valueFacts(item: CliOption | CliArgument): Inline[][] {
  const facts: Inline[][] = [];
  if (item.values.length > 0) facts.push([...valuesLabel(item), ...codes(item.values), '.']);
  for (const note of item.valueNotes) facts.push([inlineCode(note.value), ': ', ...flattenInline(note.prose)]);
  if (item.default !== null) facts.push(['Default: ', ...codeOf(item.default), '.']);
  if (item.runTimeDefault !== null) facts.push([`Default: ${item.runTimeDefault}.`]);
  if (item.environment !== null) facts.push(['Environment variable: ', inlineCode(item.environment), '.']);
  return facts;
}

function valuesLabel(item: CliOption | CliArgument): Inline[] {
  return [item.valuesCheckedBy === null ? 'Known values: ' : 'Allowed values: '];
}

function optionFacts(option: CliOption): Inline[][] {
  const facts: Inline[][] = [];
  if (option.bareDefault !== null) facts.push(['Without a value: ', ...codeOf(option.bareDefault), '.']);
  if (option.delimiter !== null) facts.push(['Several values in one word are separated by ', inlineCode(option.delimiter), '.']);
  if (option.isRepeatable) facts.push(['May be repeated.']);
  if (option.aliases.length > 0) facts.push(['Also ', ...codes(option.aliases), '.']);
  if (option.requires.length > 0) facts.push(['Needs ', ...codes(option.requires), '.']);
  if (option.conflicts.length > 0) facts.push(['Excludes ', ...codes(option.conflicts), '.']);
  if (option.isGlobal) facts.push(['Also accepted by all subcommands.']);
  return facts;
}

function codes(values: readonly string[]): Inline[] {
  return values.flatMap((value, at) => [...(at === 0 ? [] : [', ']), ...codeOf(value)]);
}

/** An empty value is said, not shown: empty code prints as nothing. */
function codeOf(value: string): Inline[] {
  return value.trim() === '' ? ['empty'] : [inlineCode(value)];
}
