/** SQL, read by the parser of PostgreSQL itself: the database that indexers and GraphQL stand on. */

import { loadModule, parseSync, SqlError } from 'libpg-query';
import type { Checker, UnitResult } from '../model.ts';

export const checker: Checker = {
  check: async (units) => {
    await loadModule();
    return units.map(({ blocks: [block] }) => (block ? checkSql(block.code) : []));
  },
};

/** At most one of syntax: the parser stops where it fails. Tables and columns are not known, so not checked. */
function checkSql(code: string): readonly UnitResult[] {
  try {
    const { stmts = [] } = parseSync(code) as Parsed;
    return stmts.flatMap(({ stmt }) => checkRow(code, stmt.InsertStmt));
  } catch (thrown) {
    if (!(thrown instanceof SqlError)) throw thrown;
    return [syntaxResult(code, thrown)];
  }
}

function syntaxResult(code: string, error: SqlError): UnitResult {
  const before = Array.from(code).slice(0, error.sqlDetails?.cursorPosition ?? 0);
  return {
    ...locationAfter(before.join('')),
    code: 'sql-syntax',
    message: `PostgreSQL refuses this: ${error.message}`,
    fix: 'write a statement that PostgreSQL parses; its parameters are $1, $2 and so on',
  };
}

/** What is read of PostgreSQL's tree. */
interface Parsed {
  readonly stmts?: readonly { readonly stmt: { readonly InsertStmt?: Insert } }[];
}

interface Insert {
  readonly cols?: readonly unknown[];
  readonly selectStmt?: {
    readonly SelectStmt?: {
      readonly valuesLists?: readonly { readonly List: { readonly items: readonly unknown[] } }[];
    };
  };
}

/** `INSERT INTO t (a, b) VALUES (1)` is refused when it runs. */
function checkRow(code: string, insert: Insert | undefined): readonly UnitResult[] {
  const columns = insert?.cols?.length;
  const rows = insert?.selectStmt?.SelectStmt?.valuesLists ?? [];
  return rows
    .filter(({ List: { items } }) => columns !== undefined && items.length !== columns)
    .map(({ List: { items } }) => {
      // Counted in bytes.
      const at = Number(/"location":(\d+)/.exec(JSON.stringify(items))?.[1] ?? 0);
      return {
        ...locationAfter(Buffer.from(code).subarray(0, at).toString()),
        code: 'sql-values',
        message: `the statement names ${columns} columns, and gives ${items.length} values`,
        fix: 'give one value for each column',
      };
    });
}

function locationAfter(before: string): Omit<UnitResult, 'code' | 'message' | 'fix'> {
  const lines = before.split('\n');
  const column = Array.from(lines.at(-1) ?? '').length + 1;
  return { level: 'error', block: 0, line: lines.length, column, rename: null };
}
