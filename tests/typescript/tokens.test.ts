/** Where a declaration that nobody reads to its end is cut. */

import { describe, expect, it } from 'vitest';
import {
  LONGEST_TYPE,
  cutTokens,
  textOf,
  token,
} from '../../generators/typescript/model/code/tokens.ts';

describe('a declaration', () => {
  it('is whole up to the limit, and shows where it is cut beyond it', () => {
    const full = [token('type A = '), token('B', 'ts:a/B'), token(' | C')];
    const length = textOf(full).length;
    expect(cutTokens(full, length)).toEqual(full);
    expect(cutTokens(full, length - 1)).toEqual([...full.slice(0, 2), token('…')]);
    expect(textOf(cutTokens([token('x'.repeat(LONGEST_TYPE))]))).toHaveLength(LONGEST_TYPE);
    expect(textOf(cutTokens([token('x'), token('x'.repeat(LONGEST_TYPE))]))).toBe('x…');
  });

  it('has no line that ends in a blank', () => {
    const code = [token('type A = '), token('\n  | B ', 'ts:a/B'), token('\n  | C')];
    expect(textOf(cutTokens(code))).toBe('type A =\n  | B\n  | C');
  });
});
