/** Does what a program asked fit what a fixture expects? Pure. */

import { inFull } from './identity.ts';

/** Stands for any value in a pattern. */
const ANY = '*';

/**
 * A pattern fits a value when they are equal, addresses counted in full. Of an object the pattern names only the
 * keys that matter; a missing value is null.
 */
export function fits(pattern: unknown, value: unknown): boolean {
  if (pattern === ANY) return true;
  if (pattern === null || pattern === undefined) return value === null || value === undefined;
  if (typeof pattern === 'string')
    return typeof value === 'string' && inFull(pattern) === inFull(value);
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) &&
      pattern.length === value.length &&
      pattern.every((part, index) => fits(part, value[index]))
    );
  if (typeof pattern === 'object') {
    if (typeof value !== 'object' || value === null) return false;
    const values = value as Readonly<Record<string, unknown>>;
    return Object.entries(pattern).every(([key, part]) => fits(part, values[key]));
  }
  return pattern === value;
}

/** Parameters go by position; those that the pattern does not reach are free. */
export function fitsParams(
  pattern: readonly unknown[] | null,
  params: readonly unknown[],
): boolean {
  return pattern === null || pattern.every((part, index) => fits(part, params[index]));
}
