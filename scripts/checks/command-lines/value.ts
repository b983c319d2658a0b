/** Whether a word can be a value of a type, such as `u64` or `object ID`. Pure. */

import { nearestName } from '../../../generators/core/text.ts';
import { OPAQUE } from './shell.ts';
import { isMoveType } from './type-text.ts';

/** `<PACKAGE_ID>` in quotes: a value that the reader puts in. */
const PLACEHOLDER = /<[A-Z][A-Z0-9_]*>/;

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

/** By type: what a value must satisfy, and how such a value looks. Types not listed accept any word. */
const RULES: ReadonlyMap<
  string,
  { readonly accepts: (text: string) => boolean; readonly like: string }
> = new Map([
  ['object ID', { accepts: isAddress, like: 'an ID such as 0x2 or $OBJECT_ID' }],
  ['address', { accepts: isAddress, like: 'an address such as 0x2 or $ADDRESS' }],
  [
    'address or alias',
    { accepts: (text: string) => isAddress(text) || isAlias(text), like: 'an address or an alias' },
  ],
  ['Move type', { accepts: isMoveType, like: 'a Move type such as 0x2::sui::SUI' }],
  [
    'multiaddr',
    {
      accepts: (text: string) => /^\/[a-z0-9]+(?:\/[^/\s]+)*$/.test(text),
      like: 'a multiaddress such as /dns/example.com/tcp/8080/http',
    },
  ],
  [
    'BIP-32 derivation path',
    {
      // The shell eats apostrophes that stand in no quotes, and without them no key is derived.
      accepts: (text: string) =>
        /^m\/(?:44'\/784'(?:\/\d+'){3}|[57]4'\/784'\/\d+'(?:\/\d+){2})$/.test(text),
      like: `a path such as "m/44'/784'/0'/0'/0'", in quotes`,
    },
  ],
  ['public key (base64)', { accepts: isBase64, like: 'Base64' }],
  ['signature (base64)', { accepts: isBase64, like: 'Base64' }],
  ['multisig signature (base64)', { accepts: isBase64, like: 'Base64' }],
  ['intent (hex)', { accepts: isHex, like: 'hexadecimal digits' }],
  ['authority public key (hex)', { accepts: isHex, like: 'hexadecimal digits' }],
  [
    'transaction digest (base58)',
    {
      accepts: (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
      like: 'a digest in Base58 or $DIGEST',
    },
  ],
  [
    'alias',
    {
      accepts: isAlias,
      like: 'an alias: a letter, then letters, digits, "-", "_" or "."',
    },
  ],
  [
    'identifier',
    {
      accepts: (text: string) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(text),
      like: 'a name of Move, without package or parentheses',
    },
  ],
  [
    'web address',
    {
      accepts: (text: string) => /^https?:\/\/[^\s/]+/.test(text),
      like: 'a URL that begins with http:// or https://',
    },
  ],
  [
    'positive number',
    { accepts: (text: string) => !/^0*$/.test(text), like: 'a number of at least 1' },
  ],
  [
    'bool',
    { accepts: (text: string) => text === 'true' || text === 'false', like: 'true or false' },
  ],
]);

/** Whether a check of the listing can ask for this form, such as `alias`. */
export function isKnownForm(name: string): boolean {
  return RULES.has(name);
}

/** Why a word is no value: `message` ends a sentence, `fix` is an order. */
export interface ValueFault {
  readonly message: string;
  readonly fix: string;
}

/** Null when nothing is wrong, or nothing can be said. `values` are the only ones allowed, unless it is empty. */
export function valueFault(
  text: string,
  type: string | null,
  values: readonly string[],
): ValueFault | null {
  // Only the reader's shell knows the rest of the word, or only the reader.
  if (text.includes(OPAQUE) || PLACEHOLDER.test(text)) return null;
  if (values.length > 0 && !values.includes(text)) return unlistedFault(text, values);
  if (type === null) return null;
  const largest = LARGEST[type];
  if (largest !== undefined) return integerFault(text, type, largest);
  const rule = RULES.get(type);
  if (rule === undefined || rule.accepts(text)) return null;
  return { message: `is not ${rule.like}`, fix: fixOf(text, type, rule.like) };
}

function unlistedFault(text: string, values: readonly string[]): ValueFault {
  // One letter is near to every other.
  const near = text.length < 3 ? null : nearestName(text, values);
  return {
    message: `is none of ${values.join(', ')}`,
    fix: near === null ? `write one of ${values.join(', ')}` : `write ${near}`,
  };
}

function fixOf(text: string, type: string, like: string): string {
  const isId = type === 'object ID' || type.startsWith('address');
  if (isId && /^[0-9a-fA-F]{1,63}$/.test(text)) return `write 0x${text}`;
  if (isId && text.startsWith('@')) return `write ${text.slice(1)}`;
  return `write ${like}`;
}

/** `1_000` and `1.000.000`; but `1.500` is one and a half to most readers. */
const GROUPED = /^[1-9][0-9]{0,2}(?:(?:_[0-9]{3})+|(?:,[0-9]{3})+|(?:\.[0-9]{3}){2,})$/;

function integerFault(text: string, type: string, largest: bigint): ValueFault | null {
  if (/^-[0-9]+$/.test(text))
    return { message: `is no ${type}: it is negative`, fix: 'write a positive number' };
  if (!/^\+?[0-9]{1,90}$/.test(text)) {
    const digits = text.replace(/[_,.]/g, '');
    return {
      message: `is no ${type}: use digits only`,
      fix: GROUPED.test(text) ? `write ${digits}` : 'write a whole number in digits',
    };
  }
  if (BigInt(text.replace('+', '')) <= largest) return null;
  return { message: `does not fit into ${type}`, fix: `write at most ${largest}` };
}
