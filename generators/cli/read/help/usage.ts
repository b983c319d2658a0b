/** Usage lines: where they are on a page, what they require, whether a command must follow. Pure. */

import { endOfBracket, idOf, scanOptionName } from '../../model/notation.ts';
import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';

export interface Usage {
  readonly required: ReadonlySet<string>;
  readonly groups: readonly (readonly string[])[];
  readonly needsSubcommand: boolean;
  /** Names in brackets: arguments and placeholders. */
  readonly names: ReadonlySet<string>;
  /** The word that every line begins with. */
  readonly program: string;
  /** No line shows the arguments: the page has none of its own, only those of its commands. */
  readonly hidesArguments: boolean;
}

/** What the rows of the page reveal about the words of its usage. */
export interface UsageContext {
  /** How many values an option takes, by its id. */
  readonly arities: ReadonlyMap<string, number>;
  /** The placeholder for a command, when it is not `COMMAND`. */
  readonly placeholder: string | null;
}

export const COMMAND_PLACEHOLDER = /^(?:sub)?commands?$/i;

/** Several lines show alternatives: only what all of them contain is required. */
export function readUsage(lines: readonly string[], context: UsageContext): Usage {
  const read = lines.map((line) => readUsageLine(line, context));
  const plain = read.filter((line) => !line.needsSubcommand);
  const deciding = plain.length > 0 ? plain : read;
  const first = deciding[0];
  return {
    required: new Set(
      [...(first?.required ?? [])].filter((id) => deciding.every((line) => line.required.has(id))),
    ),
    groups: first
      ? first.groups.filter((group) => deciding.every((line) => hasGroup(line, group)))
      : [],
    needsSubcommand: read.length > 0 && read.every((line) => line.needsSubcommand),
    names: new Set(read.flatMap((line) => [...line.names])),
    program: plainTerms(lines[0] ?? '')[0] ?? '',
    hidesArguments: false,
  };
}

function hasGroup(usage: Pick<Usage, 'groups'>, group: readonly string[]): boolean {
  return usage.groups.some((other) => other.join() === group.join());
}

interface OpenUsage {
  readonly required: Set<string>;
  readonly groups: string[][];
  readonly names: Set<string>;
  needsSubcommand: boolean;
  /** Brackets that still belong to the option before them. */
  values: number;
}

function readUsageLine(
  line: string,
  context: UsageContext,
): Omit<Usage, 'program' | 'hidesArguments'> {
  const sets = { required: new Set<string>(), names: new Set<string>() };
  const usage: OpenUsage = {
    ...sets,
    ...{ groups: [], needsSubcommand: false, values: 0 },
  };
  const tokens = tokensOf(line);
  // What comes before the name of the command belongs to the commands above.
  const own = tokens.findLastIndex((token) => !/^[<[-]/.test(token));
  for (const [at, token] of tokens.entries()) {
    if (token.startsWith('-')) addOption(usage, token, context.arities);
    else if (!/^[<[]/.test(token)) usage.values = 0;
    else if (usage.values > 0) usage.values -= 1;
    else addBracket(usage, token, { ...context, isOwn: at > own });
  }
  return usage;
}

function addOption(usage: OpenUsage, token: string, arities: UsageContext['arities']): void {
  usage.values = 0;
  const option = scanOptionName(token)?.value;
  if (!option) return;
  const id = idOf(option);
  usage.required.add(id);
  // An option without a row is hidden, or belongs to a command above, whose values do not matter here.
  usage.values = (arities.get(id) ?? 1) - option.valueNames.length;
}

function addBracket(
  usage: OpenUsage,
  token: string,
  { placeholder, isOwn }: UsageContext & { isOwn: boolean },
): void {
  const inner = innerOf(token);
  if (inner === '') return;
  const isDemanded = token.startsWith('<');
  const alternatives = alternativesOf(inner);
  if (isDemanded && alternatives.some((part) => part.startsWith('-'))) {
    addGroup(usage, alternatives);
    return;
  }
  if (!isOwn) return;
  for (const name of namesIn(token, inner)) usage.names.add(name);
  if (COMMAND_PLACEHOLDER.test(inner) || inner === placeholder)
    usage.needsSubcommand ||= isDemanded;
}

/** `--one|--two <X>`; a group that an argument can satisfy requires none of its options. */
function addGroup(usage: OpenUsage, alternatives: readonly string[]): void {
  const options = alternatives.flatMap((part) => {
    const name = scanOptionName(part)?.value;
    return name ? [idOf(name)] : [];
  });
  if (options.length === alternatives.length) usage.groups.push(options);
  for (const part of alternatives) if (!part.startsWith('-')) addNames(usage.names, part);
}

function addNames(names: Set<string>, part: string): void {
  names.add(innerOf(part) || part);
  for (const name of part.match(/<[^<>]+>/g) ?? []) names.add(name.slice(1, -1));
}

/** `[<FROM> <TO>]`, `[-- [X]]` and `<A|B>` hold names of their own. */
function namesIn(token: string, inner: string): readonly string[] {
  const names = new Set([inner]);
  if (token.startsWith('[') && inner.includes('<')) addNames(names, inner);
  if (inner.startsWith('-- ')) for (const part of tokensOf(inner)) addNames(names, part);
  if (inner.includes('|')) for (const part of alternativesOf(inner)) addNames(names, part);
  return [...names];
}

/** `<X>...` → `X`; a word without brackets gives nothing. */
function innerOf(token: string): string {
  const end = endOfBracket(token, 0);
  if (end === null) return '';
  const inner = token.slice(1, end - 1).replace(/\.\.\.$/, '');
  return /^<[^<>]*>$/.test(inner) ? inner.slice(1, -1) : inner;
}

/** Splits at bars outside brackets. */
function alternativesOf(inner: string): readonly string[] {
  return splitOutside(inner, '|').map((part) => part.trim());
}

/** Splits at blanks outside brackets. */
export function tokensOf(line: string): readonly string[] {
  return splitOutside(line, ' ');
}

function splitOutside(line: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at <= line.length; at += 1) {
    const character = line[at] ?? separator;
    if ('<[('.includes(character)) depth += 1;
    if ('>])'.includes(character)) depth = Math.max(0, depth - 1);
    if (character !== separator || (depth > 0 && at < line.length)) continue;
    if (at > start) parts.push(line.slice(start, at));
    start = at + 1;
  }
  return parts;
}

/** The literal words: `tool --to <X> {sync|--sync|-S} [OPTIONS]` → `tool`, `sync`. */
export function plainTerms(line: string): readonly string[] {
  return tokensOf(line)
    .map((token) => /^\{([^\s{}|]+)(?:\|[^\s{}]*)?\}$/.exec(token)?.[1] ?? token)
    .filter((token) => /^[\p{L}\p{N}_.+@][^\s<>[\]{}|]*$/u.test(token));
}

/** What the rows of a page reveal about its usage lines. */
export function readUsageContext(lines: readonly Line[], usages: readonly string[]): UsageContext {
  const arities = new Map<string, number>();
  const explained = new Set<string>();
  for (const { text } of lines) {
    for (const name of leadingNames(text)) explained.add(name);
    const option = text.startsWith('-') ? scanOptionName(text)?.value : undefined;
    if (option && !arities.has(idOf(option))) arities.set(idOf(option), option.valueNames.length);
  }
  const names = usages.flatMap((usage) => placeholderOf(tokensOf(usage), arities) ?? []);
  return { arities, placeholder: names.find((name) => !explained.has(name)) ?? null };
}

/** A program may call its commands otherwise: the usage ends with `<ACTION>`, and no row explains it. */
function placeholderOf(
  tokens: readonly string[],
  arities: ReadonlyMap<string, number>,
): string | null {
  const last = tokens.at(-1) ?? '';
  if (last === '[OPTIONS]' || endOfBracket(last, 0) !== last.length) return null;
  const at = tokens.findLastIndex((token) => token.startsWith('-'));
  const option = scanOptionName(tokens[at] ?? '')?.value;
  const values = (option && arities.get(idOf(option))) ?? 0;
  return tokens.length - 1 - at <= values ? null : innerOf(last);
}

/** `<FROM> <TO>  text` → `FROM`, `TO`. */
function leadingNames(text: string): readonly string[] {
  if (!/^[<[]/.test(text)) return [];
  const tokens = tokensOf(text);
  const end = tokens.findIndex((token) => !/^[<[]/.test(token));
  return (end === -1 ? tokens : tokens.slice(0, end)).map(innerOf);
}

/** So clap 4 begins, and clap 2 and 3: `usage:` belongs to other parsers, and a translated word to other languages. */
const USAGE = /^(?:Usage:|USAGE:$)/;

/** Running text may wrap in front of the word: a blank line before it decides. */
export function findUsage(lines: readonly Line[]): number {
  const isUsage = (line: Line) => line.indent === 0 && USAGE.test(line.text);
  const clear = lines.findIndex((line, at) => isUsage(line) && !lines[at - 1]?.text);
  return clear === -1 ? lines.findIndex(isUsage) : clear;
}

/** Some programs print where they lie on the disk of this machine: `/opt/tool/bin/tool [OPTIONS]`. */
const PROGRAM_PATH = /^(?:\.{0,2}\/|[A-Za-z]:\\)(?:\S*[/\\])?(?=[^\s/\\])/;

/** A usage begins with the program; any other line continues the usage above. */
const CONTINUED = /^(?:[<[({|]|--?[\p{L}\p{N}]|--$|-- )/u;

/** `Usage: x` with aligned lines below it, or `Usage:` alone with indented lines. */
export function readUsageLines(
  lines: readonly Line[],
  start: number,
): { usages: string[]; end: number } {
  const usages: string[] = [];
  const add = (line: string): void => {
    const before = CONTINUED.test(line) ? usages.pop() : undefined;
    usages.push(before === undefined ? line.replace(PROGRAM_PATH, '') : `${before} ${line}`);
  };
  const first = lines[start]?.text.slice('usage:'.length).trim() ?? '';
  if (first !== '') add(first);
  for (const [at, line] of lines.entries()) {
    if (at <= start) continue;
    if (isBlank(line) ? usages.length > 0 : line.indent === 0) return { usages, end: at };
    if (!isBlank(line)) add(line.text);
  }
  return { usages, end: lines.length };
}
