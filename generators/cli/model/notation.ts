/** The names that clap prints for options and arguments, such as `-g, --gas <GAS>...`, read and written. Pure. */

import type { ValueCount } from '../../output/cli.ts';

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

/** Three dots end a long name: they say that it may be repeated. */
const FLAG = String.raw`(?:--(?:(?!\.{3})[A-Za-z0-9_.:+-])+|-[^\s\-,=<>[\](){}])`;
const FLAGS = new RegExp(`^${FLAG}(?:, ${FLAG})*`, 'u');

/** Reads an option name at the start of `text`; null when there is none. */
export function scanOptionName(text: string): Scanned<OptionName> | null {
  const [names] = FLAGS.exec(text) ?? [];
  if (names === undefined || text.startsWith(', -', names.length)) return null;
  const flags = names.split(', ');
  const longs = flags.filter((flag) => flag.startsWith('--'));
  const shorts = flags.filter((flag) => !flag.startsWith('--'));
  const { value, end } = scanValues(text, names.length);
  return { value: { longs, shorts, ...value }, end };
}

function scanValues(text: string, start: number): Scanned<Omit<OptionName, 'longs' | 'shorts'>> {
  const values: ScannedValue[] = [];
  let at = start;
  for (let found = scanValue(text, at); found; found = scanValue(text, at)) {
    values.push(found.value);
    at = found.end;
  }
  // A switch may have dots too.
  const dots = values.length === 0 ? dotsAt(text, at) : 0;
  const isRepeatable = dots > 0 || values.some(({ hasDots }) => hasDots);
  const least = values.some(({ isOptional }) => isOptional) ? 0 : values.length;
  const most = isRepeatable && values.length > 0 ? null : values.length;
  const value = {
    valueNames: values.map(({ name }) => name),
    count: { least, most },
    needsEquals: values.some(({ hasEquals }) => hasEquals),
    isRepeatable,
  };
  return { value, end: at + dots };
}

/** Length of the dots that follow a value; some programs print them as one character. */
function dotsAt(text: string, at: number): number {
  if (text.startsWith('...', at)) return 3;
  return text[at] === '…' ? 1 : 0;
}

interface ScannedValue {
  readonly name: string;
  readonly isOptional: boolean;
  readonly hasEquals: boolean;
  readonly hasDots: boolean;
}

/** One of ` <X>`, `=<X>`, ` [X]`, ` [<X>]`, `[=<X>]`, `[=<X>...]`, and the dots after it. */
function scanValue(text: string, start: number): Scanned<ScannedValue> | null {
  const lead = text.startsWith('[=', start) ? '' : (text[start] ?? '');
  if (lead !== '' && lead !== ' ' && lead !== '=') return null;
  const open = start + lead.length;
  const end = endOfBracket(text, open);
  if (end === null) return null;
  const isOptional = text[open] === '[';
  const inner = text.slice(open + 1, end - 1);
  const phrase = isOptional ? inner.replace(/^=/, '').replace(/\.{3}$/, '') : inner;
  const name = isOptional ? phrase.replace(/^<(.*)>$/s, '$1') : phrase;
  // `[default: x]` and its like follow a name after blanks; they are not value names.
  if (name === '' || (isOptional && /^[a-z ]+: /.test(name))) return null;
  const dots = dotsAt(text, end);
  const hasDots = dots > 0 || (isOptional && inner.endsWith('...'));
  const hasEquals = lead === '=' || inner.startsWith('=');
  return { value: { name, isOptional, hasEquals, hasDots }, end: end + dots };
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
  const inner = text.slice(1, end - 1).replace(/^-- /, '');
  const isRequired = text[0] === '<';
  const hasDots = !isRequired && inner.endsWith('...');
  const phrase = hasDots ? inner.slice(0, -3) : inner;
  const name = isRequired ? phrase : phrase.replace(/^<(.*)>$/s, '$1');
  const dots = dotsAt(text, end);
  if (name.trim() === '' || name.startsWith('-')) return null;
  return { value: { name, isRequired, isMany: hasDots || dots > 0 }, end: end + dots };
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
