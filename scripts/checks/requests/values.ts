/** What a validator says of a value, in words. Pure. */

import type { ErrorObject } from 'ajv';
import { countOf, nearestName } from '../../../generators/core/text.ts';
import type { Schema } from '../../../generators/output/json-rpc.ts';
import type { Proposal } from './model.ts';
import { pointerTo } from './location.ts';

/** A way in which a value is not what its schema asks for. */
export interface ValueResult {
  /** JSON pointer from the value down. */
  readonly pointer: string;
  readonly message: string;
  readonly proposal: Proposal | null;
  /** What to do, where there is nothing to propose. */
  readonly fix?: string;
}

/** Of errors with the data and the schema that they are about (`verbose`). */
export function resultOf(error: ErrorObject): ValueResult {
  const { keyword, instancePath, params, data } = error;
  const at = (message: string): ValueResult => ({ pointer: instancePath, message, proposal: null });
  switch (keyword) {
    case 'choice':
      return { ...at(''), ...(params as ValueResult) };
    case 'required': {
      const name = String(params['missingProperty']);
      return { ...at(`lacks "${name}"`), fix: `add \`${name}\`` };
    }
    case 'additionalProperties':
      return unknownField(error);
    case 'enum':
      return enumResult(data, params['allowedValues'] as readonly unknown[], instancePath);
    case 'minItems':
    case 'maxItems': {
      const found = Array.isArray(data) ? data.length : 0;
      const entries = countOf(found, 'entry', 'entries');
      return at(`has ${entries} where ${String(params['limit'])} are expected`);
    }
    case 'type': {
      const expected = kindText(error.parentSchema as Schema);
      return {
        ...at(`is ${nameOf(data)} where ${expected} is expected`),
        fix: `write ${expected}`,
      };
    }
    // Only IDs and addresses have one, and an ID may be short.
    case 'pattern': {
      const isShort = String(params['pattern']).includes('1,64');
      return {
        ...at(`is ${nameOf(data)} where ${isShort ? 'an ID' : 'an address in full'} is expected`),
        fix: `write 0x and ${isShort ? 'at most 64' : 'all 64'} hexadecimal digits`,
      };
    }
    default:
      return at(`is ${nameOf(data)}, which ${error.message ?? 'is not allowed'}`);
  }
}

function unknownField({ instancePath, params, parentSchema }: ErrorObject): ValueResult {
  const name = String(params['additionalProperty']);
  const known = Object.keys((parentSchema as Schema).properties ?? {});
  const listed = known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
  return {
    pointer: pointerTo(instancePath, name),
    message: `is not a field here; ${listed}`,
    proposal: proposed('name', name, known),
  };
}

export function enumResult(
  data: unknown,
  allowed: readonly unknown[],
  pointer: string,
): ValueResult {
  return {
    pointer,
    message: `is ${nameOf(data)} where ${textOf(allowed)} is expected`,
    fix: `write ${textOf(allowed)}`,
    proposal: typeof data === 'string' ? proposed('value', data, allowed.map(String)) : null,
  };
}

/** `"a"`, or `one of "a", "b"`. */
export function textOf(values: readonly unknown[]): string {
  const text = values.map((value) => JSON.stringify(value)).join(', ');
  return values.length === 1 ? text : `one of ${text}`;
}

/** The candidate that a word is a slip of; null where none is near. */
export function proposed(
  of: Proposal['for'],
  word: string,
  candidates: readonly string[],
): Proposal | null {
  const near = nearestName(word, candidates);
  return near === null ? null : { for: of, word: near };
}

/** What a schema expects, for a sentence: `a string`, `a list`. */
export function kindText({ type = 'value' }: Schema): string {
  if (type === 'array') return 'a list';
  if (type === 'null') return 'null';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** What is there, as short as a sentence needs it. */
export function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value.length > 30 ? 'a string' : JSON.stringify(value);
  return typeof value === 'object' ? 'an object' : String(value);
}
