/** The tables of clauses and threats: each names tests that exist. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run.ts';

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

function namedTests(row: string): readonly NamedTest[] {
  return [...row.matchAll(/`(tests\/[\w./-]+)` › `([^`]+)`/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

function rowsOf(table: string): readonly string[] {
  const text = readFileSync(join(root, table), 'utf8');
  return text.split('\n').filter((line) => /^\| (?!---|Clause|Threat)/.test(line));
}

function isThere({ file, title }: NamedTest): boolean {
  return existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title);
}

describe.each([
  ['tests/browser/spec.md', 50],
  ['tests/threats.md', 30],
])('%s', (table, least) => {
  const rows = rowsOf(table);

  it(`has ${least} rows or more, and a test in each`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.filter((row) => namedTests(row).length === 0)).toEqual([]);
  });

  it('names tests that exist, by their titles', () => {
    expect(rows.flatMap(namedTests).filter((test) => !isThere(test))).toEqual([]);
  });
});
