/** SQL, read by the parser of PostgreSQL itself: the database that indexers and GraphQL stand on. */

import { loadModule, parseSync, SqlError } from 'libpg-query';
import type { Checker, Finding } from '../model.ts';

export const checker: Checker = {
  check: async (units) => {
    await loadModule();
    return units.map(({ blocks: [block] }) => (block ? sqlFindings(block.code) : []));
  },
};

/** At most one: the parser stops where it fails. Tables and columns are not known, so not checked. */
function sqlFindings(code: string): readonly Finding[] {
  try {
    parseSync(code);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof SqlError)) throw thrown;
    return [syntaxFinding(code, thrown)];
  }
}

function syntaxFinding(code: string, error: SqlError): Finding {
  const before = Array.from(code).slice(0, error.sqlDetails?.cursorPosition ?? 0);
  const lines = before.join('').split('\n');
  return {
    level: 'error',
    code: 'sql-syntax',
    message: `PostgreSQL refuses this: ${error.message}`,
    block: 0,
    line: lines.length,
    column: Array.from(lines.at(-1) ?? '').length + 1,
    fix: 'write a statement that PostgreSQL parses; its parameters are $1, $2 and so on',
    rename: null,
  };
}
