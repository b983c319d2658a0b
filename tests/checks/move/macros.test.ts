/** The bodies that we give to the framework's macros: they compile, run, and let the compiler see the caller's code. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withMacroBodies } from '../../../site/move/compiler/macros.ts';
import { compilePackage } from '../../../scripts/checks/move/compiler.ts';

function compile(text: string) {
  return compilePackage({ files: new Map([['a.move', text]]), dependencies: ['sui'] });
}

describe('the macros of the framework', () => {
  test('let the compiler see what the lambda does', async () => {
    const result = await compile(
      'module book::a;\npublic fun f(v: vector<u64>) { v.do!(|x| assert!(x == nothing)) }\n',
    );
    expect(result.diagnostics).toMatchObject([{ level: 'error', code: 'E03009', line: 2 }]);
  });

  test('let the compiler see what follows a call', async () => {
    const text =
      'module book::a;\npublic fun f(v: vector<u64>, ctx: &mut TxContext) {\n    v.do!(|_| ());\n    let id = object::new(ctx);\n}\n';
    const errors = (await compile(text)).diagnostics.filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ code: 'E06001', line: 4 }]);
  });

  test.each(['std/vector', 'std/option', 'std/u64', 'sui/bcs', 'sui/party'])(
    'leave no placeholder in %s',
    (file) => {
      const text = readFileSync(
        new URL(`../../../framework-sources/${file}.move`, import.meta.url),
        'utf8',
      );
      expect(text).toContain('macro fun');
      expect(withMacroBodies(text, file.split('/')[1] ?? '')).not.toMatch(
        /macro fun[^{]*\{\s*abort 0/,
      );
    },
  );
});
