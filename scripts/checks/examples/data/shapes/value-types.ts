/** Whether a scalar of a file can be a value of a type, such as `u64` or `socket address`. Pure. */

import type { DataScalar } from '../tree.ts';

/** What the value should be, such as "a whole number"; null when it is that, or nobody can say. */
export function expectedOf(type: string, { value, text }: DataScalar): string | null {
  const [base = ''] = type.split(',');
  if (typeof value === 'string' && OPEN.test(value)) return expectedAround(value, FORMS[base]);
  const bits = /^(?:u|usize)(\d*)$/.exec(base)?.[1];
  if (bits !== undefined)
    return wholeNumber(text, { value, bits, isPositive: type.endsWith('not 0') });
  if (base in NUMBERS) return typeof value === 'number' ? null : (NUMBERS[base] ?? null);
  // A port alone is a number to YAML.
  if (base === 'port mapping' && typeof value === 'number') return null;
  if (base === 'bool') return typeof value === 'boolean' ? null : 'true or false';
  if (typeof value !== 'string') return base === 'any' ? null : 'text, in quotes';
  const form = FORMS[base];
  return form === undefined || form.pattern.test(value) ? null : form.like;
}

/** Only the reader knows what `<PATH>` and `${PORT}` hold. */
const OPEN = /<[A-Z][A-Z0-9_-]*>|\$(?:\{[^}]*\}|\w+)/;
const EXAMPLES = ['x', '1', '127.0.0.1', 'a'.repeat(40), 'a'.repeat(64)];
/** More than any value has; each is tried with every example. */
const MOST_OPEN = 4;

/** What stands around placeholders must be right with some values in their places. */
function expectedAround(value: string, form: Form | undefined): string | null {
  const around = value.split(OPEN);
  const isWhole = around.every((part) => part === '');
  if (form === undefined || isWhole || around.length > MOST_OPEN + 1) return null;
  return canFit(value, form) ? null : form.like;
}

function canFit(value: string, form: Form): boolean {
  if (!OPEN.test(value)) return form.pattern.test(value);
  return EXAMPLES.some((example) => canFit(value.replace(OPEN, example), form));
}

const NUMBERS: Readonly<Record<string, string>> = {
  f32: 'a number',
  f64: 'a number',
  i32: 'a number',
  i64: 'a number',
};

interface NumberRule {
  readonly value: DataScalar['value'];
  readonly bits: string;
  readonly isPositive: boolean;
}

function wholeNumber(text: string, { value, bits, isPositive }: NumberRule): string | null {
  const isWhole = typeof value === 'number' && /^[0-9][0-9_]*$/.test(text);
  if (!isWhole) return 'a whole number in digits, without quotes';
  const number = BigInt(text.replaceAll('_', ''));
  const largest = 2n ** BigInt(bits === '' ? 64 : Number(bits)) - 1n;
  if (number > largest) return `at most ${largest}`;
  return isPositive && number === 0n ? 'at least 1' : null;
}

interface Form {
  readonly pattern: RegExp;
  readonly like: string;
}

const HEX = { pattern: /^0x[0-9a-fA-F]{1,64}$/, like: 'an address such as 0x2' };

/** Whether texts of this type have a form. */
export function hasForm(type: string): boolean {
  return type in FORMS;
}

const FORMS: Readonly<Record<string, Form>> = {
  duration: {
    pattern: /^(?:\d+(?:\.\d+)?(?:us|ms|s|m|h|d|w|y))+$|^0$/,
    like: 'a time with its unit, such as 10s',
  },
  'port mapping': {
    pattern: /^(?:(?:[\w.]+|\[[0-9a-fA-F:]+\]):)?(?:\d+(?:-\d+)?:)?\d+(?:-\d+)?(?:\/(?:tcp|udp))?$/,
    like: 'HOST:CONTAINER, such as "8080:80"',
  },
  'version range': {
    pattern:
      /^(?:[\s|&<>=~^*.xX0-9-]|v(?=\d)|(?<=\d-)[\w.-]+)*$|^(?:latest|next|beta|alpha|canary|[\w-]+:.+|[\w-]+\/[\w.#-]+)$/,
    like: 'a version range such as ^1.2.0',
  },
  'package name': {
    pattern: /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/,
    like: 'a name in small letters, such as @scope/name',
  },
  URL: { pattern: /^[a-z][a-z0-9+.-]*:\/\/\S+$/, like: 'a URL, such as https://example.com' },
  'socket address': {
    pattern: /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-fA-F:]+\]):\d{1,5}$/,
    like: 'IP:PORT, such as 0.0.0.0:9000; host names are not allowed',
  },
  multiaddr: {
    pattern: /^\/[a-z0-9]+(?:\/[^/\s]+)*$/,
    like: 'a multiaddress, such as /ip4/0.0.0.0/tcp/8080/http',
  },
  address: HEX,
  'object ID': HEX,
  'Ethereum address (hex)': {
    pattern: /^0x[0-9a-fA-F]{40}$/,
    like: 'an Ethereum address: 0x and 40 hexadecimal digits',
  },
  'peer ID (hex': { pattern: /^(?:0x)?[0-9a-fA-F]{64}$/, like: 'a peer ID: 64 hexadecimal digits' },
};
