/** What the compiler and Vitest say, as items of a list. */

import { describe, expect, it } from 'vitest';
import type { FileResult } from '../../scripts/intake/release/failing-tests.ts';
import { readFailures, readTypeErrors } from '../../scripts/intake/release/failing-tests.ts';

const test = (fullName: string, status: string, failure = '') => ({
  fullName,
  status,
  failureMessages: failure === '' ? [] : [failure],
});

const file = (name: string, status: string, more: Partial<FileResult>): FileResult => ({
  name: `/tree/tests/${name}`,
  status,
  message: '',
  assertionResults: [],
  ...more,
});

describe('programs and tests on the branch of a release', () => {
  it('are named with their line when they do not compile', () => {
    const text = [
      "site/config/scope.ts(3,10): error TS2305: Module '\"@mysten/sui/client\"' has no exported member 'SuiClient'.",
      "  Type 'a' is not assignable.",
      "tests/a.ts(95,3): error TS7006: Parameter 'init' implicitly has an 'any' type.",
      '',
    ].join('\n');
    expect(readTypeErrors(text)).toEqual([
      {
        what: 'site/config/scope.ts:3',
        decision: `Module '"@mysten/sui/client"' has no exported member 'SuiClient'.`,
      },
    ]);
  });

  it('are one decision a file, with every test that fails, and without paths of the machine', () => {
    const results = [
      file('a.test.ts', 'passed', { assertionResults: [test('a', 'passed')] }),
      file('b.test.ts', 'failed', {
        assertionResults: [
          test('coins are split', 'failed', 'TypeError: no such client\n    at /tree/tests/b.ts'),
          test('coins are merged', 'failed', "Error: no file '/tree/docs/x'"),
          test('others', 'passed'),
        ],
      }),
      file('c.test.ts', 'failed', { message: 'Error: cannot be loaded' }),
    ];
    expect(readFailures('/tree', results)).toEqual([
      {
        what: 'coins are split: TypeError: no such client',
        decision: 'let tests/b.test.ts speak of this release',
      },
      {
        what: "coins are merged: Error: no file 'docs/x'",
        decision: 'let tests/b.test.ts speak of this release',
      },
      { what: 'Error: cannot be loaded', decision: 'let tests/c.test.ts speak of this release' },
    ]);
  });
});
