/** The names that clap prints for options and arguments, such as `-g, --gas <GAS>...`, read and written. Pure. */

import type { ValueCount } from './facts.ts';

/** What `-g, --gas <GAS>...` says. A switch has no value names. */
export interface OptionName {
  readonly longs: readonly string[];
  readonly shorts: readonly string[];
  readonly valueNames: readonly string[];
  readonly count: ValueCount;
  readonly needsEquals: boolean;
  /** Dots after a switch or a value. */
  readonly isRepeatable: boolean;
}

/** What `[FILE]...` says. */
export interface ArgumentName {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isMany: boolean;
}

/** The first long form, else the first short form. */
export function idOf({ longs, shorts }: Pick<OptionName, 'longs' | 'shorts'>): string {
  return longs[0] ?? shorts[0] ?? '';
}

/** What was read and where the text after it begins. */
export interface Scanned<T> {
  readonly value: T;
  readonly end: number;
}

const LONGEST_NAME = 400;

/** Reads an option name at the start of `text`; null when there is none. */
export function scanOptionName(text: string): Scanned<OptionName> | null {
  const longs: string[] = [];
  const shorts: string[] = [];
  let at = 0;
  for (;;) {
    const end = endOfFlag(text, at);
    if (end === at) return null;
    const flag = text.slice(at, end);
    (flag.startsWith('--') ? longs : shorts).push(flag);
    at = end;
    if (text.startsWith(', -', at)) at += 2;
    else break;
  }
  return scanValues(text, at, { longs, shorts });
}

function endOfFlag(text: string, start: number): number {
  const isLong = text.startsWith('--', start);
  let at = start + (isLong ? 2 : 1);
  if (text[start] !== '-') return start;
  if (!isLong) {
    const character = text[at];
    const isFlag = character !== undefined && /[^\s\-,=<>[\](){}]/.test(character);
    const codeUnits = isFlag ? String.fromCodePoint(text.codePointAt(at) ?? 0).length : 0;
    return isFlag ? at + codeUnits : start;
  }
  while (at < text.length && /[A-Za-z0-9_.:+-]/.test(text[at] ?? '') && !text.startsWith('...', at))
    at += 1;
  return at > start + 2 ? at : start;
}

interface Flags {
  readonly longs: readonly string[];
  readonly shorts: readonly string[];
}

function scanValues(text: string, start: number, flags: Flags): Scanned<OptionName> {
  const valueNames: string[] = [];
  let isOptional = false;
  let hasDots = false;
  let needsEquals = false;
  let at = start;
  for (;;) {
    const value = scanValue(text, at);
    if (!value) break;
    valueNames.push(value.value.name);
    isOptional ||= value.value.isOptional;
    needsEquals ||= value.value.hasEquals;
    at = value.end;
    hasDots ||= value.value.hasDots;
    const dots = dotsAt(text, at);
    hasDots ||= dots > 0;
    at += dots;
  }
  if (valueNames.length === 0 && dotsAt(text, at) > 0) {
    hasDots = true;
    at += dotsAt(text, at);
  }
  const count = countValues({ names: valueNames.length, isOptional, hasDots });
  return { value: { ...flags, valueNames, count, needsEquals, isRepeatable: hasDots }, end: at };
}

/** Length of the dots that follow a value; some programs print them as one character. */
function dotsAt(text: string, at: number): number {
  if (text.startsWith('...', at)) return 3;
  return text[at] === '…' ? 1 : 0;
}

function countValues(seen: { names: number; isOptional: boolean; hasDots: boolean }): ValueCount {
  if (seen.names === 0) return { least: 0, most: 0 };
  return { least: seen.isOptional ? 0 : seen.names, most: seen.hasDots ? null : seen.names };
}

interface ScannedValue {
  readonly name: string;
  readonly isOptional: boolean;
  readonly hasEquals: boolean;
  readonly hasDots: boolean;
}

/** One of ` <X>`, `=<X>`, ` [X]`, ` [<X>]`, `[=<X>]`, `[=<X>...]`. */
function scanValue(text: string, start: number): Scanned<ScannedValue> | null {
  const isOpenAtOnce = text.startsWith('[=', start);
  const lead = isOpenAtOnce ? '' : (text[start] ?? '');
  if (!isOpenAtOnce && lead !== ' ' && lead !== '=') return null;
  const open = start + lead.length;
  const end = endOfBracket(text, open);
  if (end === null) return null;
  let inner = text.slice(open + 1, end - 1);
  const isOptional = text[open] === '[';
  const hasEquals = lead === '=' || inner.startsWith('=');
  if (isOptional) {
    if (inner.startsWith('=')) inner = inner.slice(1);
    const hasDots = inner.endsWith('...');
    if (hasDots) inner = inner.slice(0, -3);
    if (inner.startsWith('<') && inner.endsWith('>')) inner = inner.slice(1, -1);
    // `[default: x]` and its like follow a name after blanks; they are not value names.
    if (inner === '' || /^[a-z ]+: /.test(inner)) return null;
    return { value: { name: inner, isOptional, hasEquals, hasDots }, end };
  }
  return inner === ''
    ? null
    : { value: { name: inner, isOptional, hasEquals, hasDots: false }, end };
}

/** Index after the bracket that closes the one at `open`; null when it is not closed on this line. */
export function endOfBracket(text: string, open: number): number | null {
  const opening = text[open];
  if (opening !== '<' && opening !== '[') return null;
  const closing = opening === '<' ? '>' : ']';
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + LONGEST_NAME); at += 1) {
    if (text[at] === opening) depth += 1;
    if (text[at] === closing) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

/** Reads `<X>`, `[X]`, `<X>...`, `[X]...` or `[<X>...]` at the start of `text`. */
export function scanArgumentName(text: string): Scanned<ArgumentName> | null {
  const end = endOfBracket(text, 0);
  if (end === null) return null;
  // `[-- X]...` takes what follows two hyphens.
  let name = text.slice(1, end - 1).replace(/^-- /, '');
  let isMany = false;
  if (text[0] === '[') {
    if (name.endsWith('...')) {
      name = name.slice(0, -3);
      isMany = true;
    }
    if (name.startsWith('<') && name.endsWith('>')) name = name.slice(1, -1);
  }
  const dots = dotsAt(text, end);
  if (name.trim() === '' || name.startsWith('-')) return null;
  const value = { name, isRequired: text[0] === '<', isMany: isMany || dots > 0 };
  return { value, end: end + dots };
}

/** The notation that `scanOptionName` reads back to the same parts. */
export function printOptionName(option: OptionName): string {
  return [...option.shorts, ...option.longs].join(', ') + printValues(option);
}

/** The value part alone, with its leading blank or equals sign. */
export function printValues(option: Omit<OptionName, 'longs' | 'shorts'>): string {
  const { valueNames, count, needsEquals, isRepeatable } = option;
  if (valueNames.length === 0) return isRepeatable ? '...' : '';
  const dots = count.most === null ? '...' : '';
  const names = valueNames.map((name) => `<${name}>`).join(' ');
  if (count.least > 0) return `${needsEquals ? '=' : ' '}${names}${dots}`;
  return needsEquals ? `[=${names}${dots}]` : ` [${names}${dots}]`;
}

/** `<FILE>`, `[FILE]...`. */
export function printArgumentName(argument: ArgumentName): string {
  const name = argument.isRequired ? `<${argument.name}>` : `[${argument.name}]`;
  return argument.isMany ? `${name}...` : name;
}
