/** Which values a parameter takes, as far as the text of a call says what its value is. Pure. */

import type { CallArgument } from './model.ts';
import { systemObject } from './packages.ts';

const INTEGERS: ReadonlySet<string> = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'u256']);

/** `type` as the function writes it, with or without the path of its module; generic parameters take anything. */
export function acceptedBy(
  type: string,
  typeParameters: readonly string[],
  argument: Pick<CallArgument, 'form' | 'text'>,
): boolean {
  const { form } = argument;
  const bare = type.replace(/^&\s*(?:mut\b)?\s*/, '').replace(/\s+/g, '');
  const name = /^[\w:]+/.exec(bare)?.[0].split('::').at(-1) ?? '';
  if (form === 'unknown' || typeParameters.includes(bare)) return true;
  const accepted = ACCEPTED[kindOf(name)];
  const ofNetwork = kindOf(name) === 'object' ? networkObject(argument) : null;
  if (ofNetwork !== null) return ofNetwork === name;
  if (form.startsWith('object ')) return false;
  if (!form.startsWith('pure ')) return accepted.includes(form);
  const pure = form.slice('pure '.length);
  return accepted.includes('pure') && (pure === '' || matchesPure(pure, name));
}

type Kind = 'integer' | 'bool' | 'address' | 'text' | 'vector' | 'option' | 'object';

/** On a command line a hexadecimal number looks like an address, and text can be bytes. */
const ACCEPTED: Readonly<Record<Kind, readonly string[]>> = {
  integer: ['number', 'address', 'pure'],
  bool: ['bool', 'pure'],
  address: ['address', 'pure'],
  text: ['string', 'number', 'bool', 'address', 'pure'],
  vector: ['vector', 'string', 'address', 'pure'],
  option: ['option', 'vector', 'address', 'number', 'string', 'bool', 'pure'],
  object: ['object', 'address'],
};

function kindOf(name: string): Kind {
  if (INTEGERS.has(name)) return 'integer';
  if (name === 'bool' || name === 'vector') return name;
  if (name === 'address' || name === 'ID') return 'address';
  if (name === 'String') return 'text';
  return name === 'Option' ? 'option' : 'object';
}

/** `tx.pure.u64` for `u64`; an ID is written as an address too. */
function matchesPure(pure: string, name: string): boolean {
  const names: Readonly<Record<string, string>> = { id: 'ID', string: 'String', option: 'Option' };
  return (names[pure] ?? pure) === name || (pure === 'address' && name === 'ID');
}

const WORDS: Readonly<Record<string, string>> = {
  object: 'an object',
  address: 'an address or an object',
  number: 'a number',
  bool: 'a truth value',
  string: 'text',
  vector: 'a vector',
  option: 'an option',
};

/** `tx.object.clock()`, `tx.object('0x6')` and `@0x6` are the same object. */
function networkObject({ form, text }: Pick<CallArgument, 'form' | 'text'>): string | null {
  if (form.startsWith('object ')) return form.slice('object '.length);
  const id = /^(?:@|\w+\.object\(['"])?(0x[0-9a-fA-F]+)(?:['"]\))?$/.exec(text)?.[1];
  return id !== undefined && (form === 'object' || form === 'address') ? systemObject(id) : null;
}

export function describe(argument: Pick<CallArgument, 'form' | 'text'>): string {
  const { form } = argument;
  const ofNetwork = networkObject(argument);
  if (ofNetwork !== null) return `the ${ofNetwork} of the network`;
  if (form === 'pure ') return 'a pure value';
  return WORDS[form] ?? `a pure ${form.slice('pure '.length)}`;
}
