/** The bodies that we give to the framework's macros: they compile, run, and let the compiler see the caller's code. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stubAbortCode, withMacroStubs } from '../../../site/move/compiler/macros.ts';
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

  test('leave no placeholder: one without a body of ours aborts as a missing body does', () => {
    for (const module of ['vector', 'of_a_new_release']) {
      const text = withMacroStubs('public macro fun fresh($x: u64): u64 {\n    abort 0\n}', module);
      expect(text).toBe(`public macro fun fresh($x: u64): u64 { abort ${stubAbortCode} }`);
    }
    const vector = readFileSync(
      new URL('../../../framework-sources/std/vector.move', import.meta.url),
      'utf8',
    );
    expect(vector).toContain('    abort 0\n');
    expect(withMacroStubs(vector, 'vector')).not.toContain('abort 0');
  });
});
