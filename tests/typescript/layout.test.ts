/** How code is set on lines, and where a declaration that is too long to be read is cut. */

import { describe, expect, it } from 'vitest';
import type { Printer } from '../../generators/typescript/model/code/layout.ts';
import {
  LONGEST_CODE,
  block,
  codeOf,
  line,
  list,
  seq,
  textOf,
  token,
} from '../../generators/typescript/model/code/layout.ts';

describe('a declaration', () => {
  it('is whole up to the limit, and shows where it is cut beyond it', () => {
    const full = [token('type A = '), token('B', 'ts:a/B'), token(' | C')];
    const length = textOf(full).length;
    expect(codeOf(seq(...full), length)).toEqual(full);
    expect(codeOf(seq(...full), length - 1)).toEqual([...full.slice(0, 2), token('…')]);
    const longest = 'x'.repeat(LONGEST_CODE);
    expect(textOf(codeOf(seq(longest)))).toHaveLength(LONGEST_CODE);
    expect(textOf(codeOf(seq('x', longest)))).toBe('x…');
  });

  it('has no line that ends in a blank', () => {
    const code = seq('type A = ', line(2), token('| B ', 'ts:a/B'), line(2), '| C');
    expect(textOf(codeOf(code))).toBe('type A =\n  | B\n  | C');
  });

  it('has no empty line where a union on lines of its own is an entry of a list', () => {
    const union = seq(line(2), '| A', line(2), '| B');
    expect(textOf(codeOf(block('<>', [union])))).toBe('<\n    | A\n    | B,\n>');
  });

  it('is printed twice, on one line and on lines of its own, however deep its lists are nested', () => {
    let printed = 0;
    const leaf: Printer = () => {
      printed += 1;
      return [token('x'.repeat(80))];
    };
    const nest = (depth: number): Printer =>
      depth === 0 ? leaf : list('<>', [nest(depth - 1)], ',');
    expect(textOf(codeOf(nest(30)))).toContain(`\n${' '.repeat(60)}x`);
    expect(printed).toBe(2);
  });
});
