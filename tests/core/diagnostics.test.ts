/** What people read when an input is wrong: where, what, and what to do. */

import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import {
  compareDiagnostics,
  fail,
  formatDiagnostic,
  hasErrors,
  succeed,
} from '../../generators/core/diagnostics.ts';
import { locate } from '../../generators/core/source.ts';

function diagnostic(part: Partial<Diagnostic>): Diagnostic {
  return {
    level: 'error',
    code: 'core/test',
    message: 'it is wrong',
    at: { file: 'a.graphql', line: 1, column: 1 },
    fix: 'correct it',
    ...part,
  };
}

describe('a diagnostic', () => {
  it('prints its place, level, code and message, then the order to follow', () => {
    expect(
      formatDiagnostic(diagnostic({ at: { file: 'schema/a.graphql', line: 12, column: 3 } })),
    ).toBe('schema/a.graphql:12:3 error[core/test] it is wrong\n  fix: correct it');
    expect(formatDiagnostic(diagnostic({ level: 'warning', at: null }))).toBe(
      'warning[core/test] it is wrong\n  fix: correct it',
    );
  });

  it('sorts by file, line, column, code and message: numbers as numbers, text in byte order', () => {
    const at = (file: string, line: number, column: number): Diagnostic['at'] => ({
      file,
      line,
      column,
    });
    const sorted = [
      diagnostic({ at: null, code: 'core/a' }),
      diagnostic({ at: null }),
      diagnostic({ at: at('B', 9, 9) }),
      diagnostic({ at: at('a', 2, 10) }),
      diagnostic({ at: at('a', 10, 2), code: 'core/a', message: 'x' }),
      diagnostic({ at: at('a', 10, 2), code: 'core/b', message: 'a' }),
      diagnostic({ at: at('a', 10, 2), code: 'core/b', message: 'b' }),
      diagnostic({ at: at('a', 10, 10) }),
    ];
    for (const [index, earlier] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        expect(compareDiagnostics(earlier, other)).toBeLessThan(0);
        expect(compareDiagnostics(other, earlier)).toBeGreaterThan(0);
      }
  });
});

describe('an outcome', () => {
  it('fails only with an error to show for it', () => {
    expect(() => fail([])).toThrow('without an error');
    expect(() => fail([diagnostic({ level: 'warning' })])).toThrow('without an error');
    expect(fail([diagnostic({})]).value).toBeNull();
  });

  it('succeeds beside warnings', () => {
    const warning = diagnostic({ level: 'warning' });
    expect(succeed(1, [warning])).toEqual({ value: 1, diagnostics: [warning] });
    expect([hasErrors([warning]), hasErrors([warning, diagnostic({})])]).toEqual([false, true]);
  });
});

describe('a place in a text', () => {
  const source = { path: 'x', text: 'a\n😀b\r\n\nlast' };

  it.each([
    ['the start', 0, 1, 1],
    ['the end of a line', 1, 1, 2],
    ['the start of the next line', 2, 2, 1],
    ['after an emoji, which is one character', 4, 2, 2],
    ['after a carriage return', 6, 2, 4],
    ['an empty line', 7, 3, 1],
    ['the last character', 11, 4, 4],
    ['past the end', 999, 4, 5],
    ['before the start', -5, 1, 1],
  ])('is counted in lines and characters from 1: %s', (_name, offset, line, column) => {
    expect(locate(source, offset)).toEqual({ file: 'x', line, column });
  });
});
