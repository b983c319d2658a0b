/** Whether a word can be a value of a type, such as `u64` or `object ID`. Pure. */

import type { ValueForm } from '../../../../generators/output/cli.ts';
import { propose } from '../../proposal.ts';
import { OPAQUE } from '../shell/line.ts';
import { isMoveType } from '../../move-calls/type-text.ts';

/** `<PACKAGE_ID>` in quotes: a value that the reader fills in. */
const PLACEHOLDER = /<[A-Z][A-Z0-9_-]*>/;

/** The largest value, by type. */
export const LARGEST: Readonly<Record<string, bigint>> = {
  u8: 2n ** 8n - 1n,
  u16: 2n ** 16n - 1n,
  u32: 2n ** 32n - 1n,
  u64: 2n ** 64n - 1n,
  u128: 2n ** 128n - 1n,
  u256: 2n ** 256n - 1n,
  usize: 2n ** 64n - 1n,
};

const isAlias = (text: string) => /^[A-Za-z][A-Za-z0-9_.-]*$/.test(text);
const isAddress = (text: string) =>
  /^0x[0-9a-fA-F]{1,64}$/.test(text) || /^[0-9a-fA-F]{64}$/.test(text);
const isBase64 = (text: string) => /^[A-Za-z0-9+/]+={0,2}$/.test(text);
const isHex = (text: string) => /^(?:0x)?[0-9a-fA-F]+$/.test(text);

interface Rule {
  readonly accepts: (text: string) => boolean;
  /** What such a value looks like. */
  readonly like: string;
}

const rule = (accepts: Rule['accepts'], like: string): Rule => ({ accepts, like });
const matching = (pattern: RegExp, like: string): Rule => rule((text) => pattern.test(text), like);

const RULES: Readonly<Record<ValueForm, Rule>> = {
  'object ID': rule(isAddress, 'an ID such as 0x2 or $OBJECT_ID'),
  address: rule(isAddress, 'an address such as 0x2 or $ADDRESS'),
  'address or alias': rule((text) => isAddress(text) || isAlias(text), 'an address or an alias'),
  'Move type': rule(isMoveType, 'a Move type such as 0x2::sui::SUI'),
  multiaddr: matching(
    /^\/[a-z0-9]+(?:\/[^/\s]+)*$/,
    'a multiaddress such as /dns/example.com/tcp/8080/http',
  ),
  // The shell removes apostrophes outside quotes, and without them no key is derived.
  'BIP-32 derivation path': matching(
    /^m\/(?:44'\/784'(?:\/\d+'){3}|[57]4'\/784'\/\d+'(?:\/\d+){2})$/,
    `a path such as "m/44'/784'/0'/0'/0'", in quotes`,
  ),
  'public key (base64)': rule(isBase64, 'Base64'),
  'signature (base64)': rule(isBase64, 'Base64'),
  'multisig signature (base64)': rule(isBase64, 'Base64'),
  'intent (hex)': rule(isHex, 'hexadecimal digits'),
  'authority public key (hex)': rule(isHex, 'hexadecimal digits'),
  'transaction digest (base58)': matching(
    /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    'a digest in Base58 or $DIGEST',
  ),
  alias: rule(isAlias, 'an alias: a letter, then letters, digits, "-", "_" or "."'),
  identifier: matching(
    /^[A-Za-z_][A-Za-z0-9_]*$/,
    'a name of Move, without package or parentheses',
  ),
  'web address': matching(/^https?:\/\/[^\s/]+/, 'a URL that begins with http:// or https://'),
  'positive number': rule((text) => !/^0*$/.test(text), 'a number of at least 1'),
  bool: matching(/^(?:true|false)$/, 'true or false'),
};

const ANY = rule(() => true, 'any word');

/** What is wrong with a value: `message` ends a sentence, `fix` says what to do. */
export interface ValueResult {
  readonly message: string;
  readonly fix: string;
  /** The one value that was probably meant. */
  readonly replacement: string | null;
}

/** Null when nothing is wrong, or nothing can be said. `values` are the only ones allowed, unless it is empty. */
export function valueResult(
  text: string,
  type: string | null,
  values: readonly string[],
): ValueResult | null {
  // Only the reader's shell knows the rest of the word, or only the reader.
  if (text.includes(OPAQUE) || PLACEHOLDER.test(text)) return null;
  if (values.length > 0 && !values.includes(text)) return unlistedResult(text, values);
  if (type === null) return null;
  const largest = LARGEST[type];
  if (largest !== undefined) return integerResult(text, type, largest);
  const { accepts, like } = (RULES as Readonly<Record<string, Rule>>)[type] ?? ANY;
  if (accepts(text)) return null;
  const meant = meantBy(text, type);
  return {
    message: `is not ${like}`,
    fix: `write ${meant ?? like}`,
    replacement: meant,
  };
}

function unlistedResult(text: string, values: readonly string[]): ValueResult {
  // One letter is near to every other.
  const near = text.length < 3 ? null : propose(text, values);
  return {
    message: `is not one of ${values.join(', ')}`,
    fix: near === null ? `write one of ${values.join(', ')}` : `write ${near.to}`,
    replacement: near?.isUnique ? near.to : null,
  };
}

function meantBy(text: string, type: string): string | null {
  if (type !== 'object ID' && !type.startsWith('address')) return null;
  if (/^[0-9a-fA-F]{1,63}$/.test(text)) return `0x${text}`;
  return text.startsWith('@') ? text.slice(1) : null;
}

/** `1_000` and `1.000.000`; but `1.500` is one and a half to most readers. */
const GROUPED = /^[1-9][0-9]{0,2}(?:(?:_[0-9]{3})+|(?:,[0-9]{3})+|(?:\.[0-9]{3}){2,})$/;

function integerResult(text: string, type: string, largest: bigint): ValueResult | null {
  const replacement = GROUPED.test(text) ? text.replace(/[_,.]/g, '') : null;
  if (/^-[0-9]+$/.test(text))
    return {
      message: `is not a ${type}: it is negative`,
      fix: 'write a positive number',
      replacement,
    };
  if (!/^\+?[0-9]{1,90}$/.test(text))
    return {
      message: `is not a ${type}: only digits are allowed`,
      fix: `write ${replacement ?? 'a whole number in digits'}`,
      replacement,
    };
  if (BigInt(text.replace('+', '')) <= largest) return null;
  return { message: `does not fit into ${type}`, fix: `write at most ${largest}`, replacement };
}
