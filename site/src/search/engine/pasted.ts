/** Readers paste addresses, types, errors and command lines; this finds the words in them. Pure. */

import { readAbort } from '../../components/reference/abort-decoder/read';
import { scanWords } from './words/scan';

/** An address on some site, or a path on this one, as far as it was pasted. */
export interface PastedPath {
  readonly route: string;
  readonly anchor: string | null;
}

const ADDRESS = /^(?:https?:\/\/[^/\s?#]+)?(\/[^\s?#]*)?(?:\?[^\s#]*)?(?:#(\S*))?$/i;

/** What Solidity has in every contract (docs.soliditylang.org, "Globally Available Variables"), and what contracts call alike. */
const FOREIGN =
  /\b(?:msg\.(?:sender|value|data|sig)|block\.(?:timestamp|number|coinbase|chainid)|blockhash|tx\.(?:origin|gasprice)|abi\.(?:en|de)code\w*|mapping *\(|address *\(this|delegatecall|selfdestruct|payable|onlyOwner)/;

/** `GET /health_check`: how an interface is called. */
const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE) +(?=\/|https?:)/;

/** Null unless the whole text is one. */
export function pastedPath(text: string): PastedPath | null {
  if (FOREIGN.test(text)) return { route: '/sui-compared', anchor: 'solidity' };
  const found = /^(?:https?:\/)?\//i.test(text) ? ADDRESS.exec(text) : null;
  if (!found) return null;
  const route = (found[1] ?? '/').replace(/\/(?:index(?:\.html)?)?$|\.html$/, '');
  return { route: route === '' ? '/' : route, anchor: found[2] || null };
}

/** A term that leads to one place and that nobody types: for the code of an abort, or a name of earlier releases. */
export function keyTerm(key: string): string {
  return `!${key}`;
}

export function isKeyTerm(term: string): boolean {
  return term.startsWith('!');
}

/** Terms of an abort of the framework, such as `sui::balance:2`; where no package is named, of each that may be meant. */
export function abortKeys(text: string): readonly string[] {
  const asked = ABORT.test(text) ? readAbort(text) : null;
  if (!asked?.module || asked.code === null) return [];
  const owners = asked.address === null ? Object.values(packages) : [ownerOf(asked.address)];
  return owners.map((owner) => `${owner}::${asked.module}:${asked.code}`);
}

const ABORT = /abort|\bcode\b/i;

function ownerOf(address: string): string {
  const end = /^(?:0x)?0*([123b])$/i.exec(address)?.[1];
  return end === undefined ? address : (packages[end.toLowerCase()] ?? address);
}

/** How a line of a log begins, and its fields, of which what went wrong is one. */
const LEVEL = /^(?:\S+Z )? *(?:TRACE|DEBUG|INFO|WARN|ERROR) (?:[\w:]+: )?/;
const FIELD = / (?!e=|err=|error=|reason=|msg=|message=)[\w.]+=(?:"[^"]*"|\S+)/g;

/** What tools print around what went wrong: levels and targets of a log, shells, panics, frames of code. */
const frames: readonly RegExp[] = [
  LEVEL,
  /^(?:zsh|bash|sh|fish): /,
  /^thread '[^']*' panicked(?: at [^\s,]+)?[:,]? /,
  / ┌─.*$/,
  / in command \d+\b/,
  / \(os error \d+\)/,
];

/** `CommandArgumentError { arg_idx: 0, kind: TypeMismatch }`: the names of the fields are the same in all of them. */
const VALUE = /\b[A-Z]\w* \{/;
const FIELD_NAME = /([{,] *)[a-z_]+: /g;

/** Addresses of anybody's; those of the framework are nearly all zeros. */
const ADDRESSES = /\b(?:0x[0-9a-f]{16,}\b(?!::)|(?!(?:0x)?0{50})(?:0x)?[0-9a-f]{40,}::)/gi;

/** What a reader would have typed instead of a long line: `abort code 2 in sui::balance::split`, or the reason alone. */
export function condense(text: string): string {
  const asked = /MoveLocation|\babort.*::|::.*\b(?:abort )?code\b/i.test(text)
    ? readAbort(text)
    : null;
  if (!asked?.module || asked.code === null) return condenseOther(text);
  const owner = asked.address === null ? null : ownerOf(asked.address);
  const known = owner !== null && Object.values(packages).includes(owner) ? owner : null;
  const path = [known, asked.module, asked.function].filter((part) => part !== null);
  return `abort code ${asked.code} in ${path.join('::')}`;
}

function condenseOther(text: string): string {
  const line = without(text, frames);
  const isLog = line !== text && LEVEL.test(text);
  const values = isLog ? line.replace(FIELD, ' ') : line;
  const reason = values.length > LONG_LINE ? without(values, wrappers) : values;
  return (VALUE.test(reason) ? reason.replace(FIELD_NAME, '$1') : reason)
    .replace(ADDRESSES, ' ')
    .replace(/\s+/g, ' ');
}

const LONG_LINE = 64;

/** What precedes the reason in a long line. */
const wrappers: readonly RegExp[] = [
  /^(?:(?:Uncaught )?Error: |JsonRpcError: |RPC (?:call failed|error -?\d+): |Error executing transaction(?: '[^']*')?: )+/,
  /^Transaction (?:execution|validation|validator signing) failed due to issues with transaction inputs(?:, please review the errors and try again)?:[ -]*/,
  /^(?:(?:Error checking transaction input objects|Invalid user signature|Signature is not valid|General cryptographic error|Dry run failed)[:,] )+/,
];

function without(text: string, parts: readonly RegExp[]): string {
  return parts.reduce((rest, part) => rest.replace(part, ' ').trim(), text);
}

/** The framework's packages by the ends of their addresses. */
const packages: Readonly<Record<string, string>> = {
  '1': 'std',
  '2': 'sui',
  '3': 'sui_system',
  b: 'bridge',
};

/** Host names say nothing, `0x2::coin` is `sui::coin`, `Coin<T>` is a Coin, and amounts and digests are not words. */
export function textOfPaste(text: string): string {
  if (abortKeys(text).length > 0) return text;
  const bare = text
    .replace(METHOD, '')
    .replace(/\bhttps?:\/\/[^/\s]*/gi, ' ')
    .replace(/\b0x0*([123b])::/gi, (_, end: string) => `${packages[end.toLowerCase()] ?? ''}::`)
    .replace(/(\w)<[^<>]*(?:<[^<>]*>?[^<>]*)*>?/g, '$1');
  const terms = bare.split(' ').filter((word) => !isAmount(word) && !isOpaque(word));
  return (terms.some((word) => word !== '') ? terms.join(' ') : withoutOpaque(bare)).trimStart();
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
