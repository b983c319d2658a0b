/** Readers paste addresses, types, errors and command lines; this finds the words in them. Pure. */

import { scanWords } from './words/scan';

/** An address on some site, or a path on this one, as far as it was pasted. */
export interface PastedPath {
  readonly route: string;
  readonly anchor: string | null;
}

const ADDRESS = /^(?:https?:\/\/[^/\s?#]+)?(\/[^\s?#]*)?(?:\?[^\s#]*)?(?:#(\S*))?$/i;

/** Null unless the whole text is one. */
export function pastedPath(text: string): PastedPath | null {
  const found = /^(?:https?:\/)?\//i.test(text) ? ADDRESS.exec(text) : null;
  if (!found) return null;
  const route = (found[1] ?? '/').replace(/\/(?:index(?:\.html)?)?$|\.html$/, '');
  return { route: route === '' ? '/' : route, anchor: found[2] || null };
}

/** A term that leads to one place and that nobody types: for the code of an abort, or a name of earlier releases. */
export function keyTerm(key: string): string {
  return `!${key}`;
}

/** The module of the framework and the code of an abort, as `condense` writes it: `sui::balance:2`. */
export function pastedAbort(text: string): string | null {
  const found = /\babort (\d+) in (\w+::\w+)/.exec(text);
  return found ? `${found[2] ?? ''}:${found[1] ?? ''}` : null;
}

const MODULE_ADDRESS = /^(?:0x)?0*([123b])$/i;

/** As the node, the command line and the virtual machine print an abort. */
const aborts: readonly RegExp[] = [
  /MoveAbort\(MoveLocation \{ module: ModuleId \{ address: (?<address>\w+), name: Identifier\("(?<module>\w+)"\) \}[^)]*?(?:function_name: Some\("(?<name>\w+)"\))? \}, (?<code>\d+)\)/,
  /within function '?(?<address>\w+)::(?<module>\w+)::(?<name>\w+)'?.*? code (?<code>\d+)/i,
  /Location: (?<address>\w+)::(?<module>\w+)::(?<name>\w+).*?Abort Code: (?<code>\d+)/i,
  /abort code: (?<code>\d+),? in '?(?<address>\w+)::(?<module>\w+)::(?<name>\w+)/i,
  /aborted with code (?<code>\d+) in module '?(?<address>\w+)::(?<module>\w+)/i,
];

/** What tools print around what went wrong: levels and targets of a log, shells, panics, frames of code. */
const frames: readonly RegExp[] = [
  /^(?:\S+Z )? *(?:TRACE|DEBUG|INFO|WARN|ERROR) (?:[\w:]+: )?/,
  /^(?:zsh|bash|sh|fish): /,
  /^thread '[^']*' panicked(?: at [^\s,]+)?[:,]? /,
  / ┌─.*$/,
  / in command \d+\b/,
  / \(os error \d+\)/,
];

/** `CommandArgumentError { arg_idx: 0, kind: TypeMismatch }`: the names of the fields are the same in all of them. */
const VALUE = /\b[A-Z]\w* \{[^{}]*/g;

/** Addresses of anybody's; those of the framework are nearly all zeros. */
const ADDRESSES = /\b(?:0x[0-9a-f]{16,}\b(?!::)|(?!(?:0x)?0{50})(?:0x)?[0-9a-f]{40,}::)/gi;

/** What precedes the reason in a long line. */
const wrappers: readonly RegExp[] = [
  /^(?:(?:Uncaught )?Error: |JsonRpcError: |RPC (?:call failed|error -?\d+): |Error executing transaction(?: '[^']*')?: )+/,
  /^Transaction (?:execution|validation|validator signing) failed due to issues with transaction inputs(?:, please review the errors and try again)?:[ -]*/,
  /^(?:(?:Error checking transaction input objects|Invalid user signature|Signature is not valid|General cryptographic error|Dry run failed)[:,] )+/,
];

function without(text: string, parts: readonly RegExp[]): string {
  return parts.reduce((rest, part) => rest.replace(part, ' ').trim(), text);
}

/** What a reader would have typed instead of a long line: `abort 2 in sui::balance::split`. */
export function condense(text: string): string {
  const groups = aborts.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!groups) return condenseOther(text);
  const { address = '', module = '', name, code = '' } = groups;
  const owner = packages[MODULE_ADDRESS.exec(address)?.[1]?.toLowerCase() ?? ''];
  const path = [owner, module, name].filter((part) => part !== undefined);
  return `abort ${code} in ${path.join('::')}`;
}

function condenseOther(text: string): string {
  const bare = without(text, frames);
  const reason = bare.length > LONG_LINE ? without(bare, wrappers) : bare;
  return reason
    .replace(VALUE, (value) => value.replace(/\b[a-z_]+: /g, ''))
    .replace(ADDRESSES, ' ')
    .replace(/\s+/g, ' ');
}

const LONG_LINE = 64;

/** The framework's packages by the ends of their addresses. */
const packages: Readonly<Record<string, string>> = {
  '1': 'std',
  '2': 'sui',
  '3': 'sui_system',
  b: 'bridge',
};

/** Host names say nothing, `0x2::coin` is `sui::coin`, `Coin<T>` is a Coin, and amounts and digests are not words. */
export function wordsOfPaste(text: string): string {
  if (pastedAbort(text) !== null) return text;
  const bare = text
    .replace(/\bhttps?:\/\/[^/\s]*/gi, ' ')
    .replace(/\b0x0*([123b])::/gi, (_, end: string) => `${packages[end.toLowerCase()] ?? ''}::`)
    .replace(/(\w)<[^<>]*(?:<[^<>]*>?[^<>]*)*>?/g, '$1');
  const words = bare.split(' ').filter((word) => !isAmount(word) && !isOpaque(word));
  return (words.some((word) => word !== '') ? words.join(' ') : withoutOpaque(bare)).trimStart();
}

function withoutOpaque(text: string): string {
  return isOpaque(text.trim()) ? '' : text;
}

/** `100000000` after an option: no page knows it. */
function isAmount(word: string): boolean {
  return /^\d{6,}$/.test(word);
}

const LONG = 30;
/** Names have parts that can be read. */
const SHORT_PARTS = 3;

/** Digests, keys and signatures: long, and letters and digits in no order. */
function isOpaque(word: string): boolean {
  if (word.length < LONG || !/^[A-Za-z0-9+/=]+$/.test(word) || !/\d/.test(word)) return false;
  const parts = scanWords(word).reduce((sum, scanned) => sum + scanned.parts.length, 0);
  return parts * SHORT_PARTS > word.length;
}
