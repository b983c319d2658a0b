/** The declaration files and the compiler wrapper, held against the real Move compiler. */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { frameworkAddresses, frameworkPackages } from '../../../site/move/compiler/declarations.ts';
import type { FrameworkPackage } from '../../../site/move/compiler/declarations.ts';
import { compilePackage, testPackage } from '../../../scripts/checks/move/compiler.ts';

const sources = fileURLToPath(new URL('../../../framework-sources/', import.meta.url));

function declarationFiles(name: FrameworkPackage): ReadonlyMap<string, string> {
  const files = readdirSync(`${sources}${name}`).filter((file) => /\.(move|toml)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(`${sources}${name}/${file}`, 'utf8')]));
}

function compile(text: string, dependencies: readonly FrameworkPackage[] = ['sui']) {
  return compilePackage({ files: new Map([['book/a.move', text]]), dependencies });
}

/** All four follow from declarations having no bodies: nothing reads a constant, a field or a parameter. */
const bodilessWarnings = new Set(['W09002', 'W09009', 'W09010', 'W09011']);

describe.each(frameworkPackages)('the declarations of %s', (name) => {
  const before = frameworkPackages.slice(0, frameworkPackages.indexOf(name));

  test('compile without an error, and warn only of what bodies would use', async () => {
    const result = await compilePackage({
      files: declarationFiles(name),
      dependencies: before,
      addresses: { [name]: frameworkAddresses[name] },
    });
    // What the lints say of the framework is upstream's own business.
    const surprising = result.diagnostics.filter(
      ({ code }) => !bodilessWarnings.has(code) && !code.startsWith('Lint '),
    );
    expect(surprising).toEqual([]);
    expect(result.ok).toBe(true);
    expect(result.diagnostics.length).toBeGreaterThan(0);
  });

  test('are refused when one of them names a type that does not exist', async () => {
    const files = new Map(declarationFiles(name));
    const [file = '', text = ''] = [...files].find(([path]) => path.endsWith('.move')) ?? [];
    files.set(file, `${text}\npublic native fun broken(x: NoSuchType);\n`);
    const addresses = { [name]: frameworkAddresses[name] };
    const result = await compilePackage({ files, dependencies: before, addresses });
    expect(result.ok).toBe(false);
    expect(result.diagnostics.filter(({ level }) => level === 'error')).toMatchObject([
      { file, line: text.split('\n').length + 1, message: expect.stringContaining('NoSuchType') },
    ]);
  });
});

describe('compilePackage', () => {
  test('accepts a module that uses coins, implicit aliases and methods of primitive types', async () => {
    const result = await compile(`module book::a;
use sui::{coin::{Self, Coin}, sui::SUI};
public fun rest(coin: &mut Coin<SUI>, ctx: &mut TxContext): Coin<SUI> {
    let half = coin.value().diff(1).max(2);
    if (half == 0) coin::zero(ctx) else coin.split(half, ctx)
}
public fun name(a: address): std::string::String { a.to_string() }
`);
    expect(result).toEqual({ ok: true, diagnostics: [] });
  });

  test('refuses a wrong method call with E04023 at its line and column', async () => {
    const result = await compile(`module book::a;

public fun worth(coin: &sui::coin::Coin<sui::sui::SUI>): u64 {
    /* é */ coin.worth()
}
`);
    expect(result.ok).toBe(false);
    expect(result.diagnostics).toMatchObject([
      {
        level: 'error',
        code: 'E04023',
        file: 'book/a.move',
        line: 4,
        column: 13,
        message: expect.stringMatching(/^invalid method call: .*No known method 'worth'/),
      },
    ]);
    expect(result.diagnostics[0]?.detail).toContain('book/a.move:4:13');
  });

  test('reports every error of every file in one call, each in its own file', async () => {
    const files = new Map([
      ['b.move', 'module two::b;\npublic fun b(): u64 { true }\n'],
      [
        'a.move',
        'module one::a;\npublic fun a(): Missing { abort }\npublic fun c(): bool { 1u8 }\n',
      ],
      ['c.move', 'module three::a;\npublic fun fine(): u64 { one::a::c(); 1 }\n'],
    ]);
    const result = await compilePackage({ files, dependencies: ['std'] });
    const errors = result.diagnostics.filter(({ level }) => level === 'error');
    expect(errors.map(({ file, line }) => `${file}:${String(line)}`).toSorted()).toEqual([
      'a.move:2',
      'a.move:3',
      'b.move:2',
    ]);
  });

  test('finds type errors beside a syntax error', async () => {
    const result = await compile(`module book::a;
public fun broken(: u64 {}
public fun wrong(): u64 { true }
`);
    expect(result.diagnostics).toMatchObject([
      { code: 'E01002', line: 2 },
      { code: 'E01002', line: 2 },
      { code: 'E04007', line: 3, message: expect.stringContaining("Given: 'bool'") },
    ]);
  });

  test('places an error that also touches a declaration in the caller’s file', async () => {
    const result = await compile(`module book::a;
public fun sum(coin: &sui::coin::Coin<sui::sui::SUI>): u64 { coin.value() + true }
`);
    expect(result.diagnostics).toMatchObject([{ code: 'E04007', file: 'book/a.move', line: 2 }]);
  });

  test('refuses a call of a public(package) function from outside', async () => {
    const result = await compile(`module book::a;
public fun peek(ctx: &TxContext): u64 { sui::object::new_uid_from_hash(ctx.sender()); 1 }
`);
    expect(result.ok).toBe(false);
    expect(result.diagnostics.map(({ code }) => code)).toContain('E04001');
  });

  test('compiles a package whose manifest names no edition as legacy', async () => {
    const files = new Map([
      ['Move.toml', '[package]\nname = "old"\n\n[addresses]\nold = "0x0"\n'],
      [
        'sources/a.move',
        'module old::a { struct Note has drop {} public fun note(): Note { Note {} } }',
      ],
    ]);
    expect(await compilePackage({ files, dependencies: ['sui'] })).toEqual({
      ok: true,
      diagnostics: [],
    });
  });

  test('reports a syntax error, a missing module and a bad manifest as diagnostics', async () => {
    const broken = await compile('module book::a;\npublic fun (');
    expect(broken.diagnostics[0]).toMatchObject({ level: 'error', line: 2, file: 'book/a.move' });
    const missing = await compile('module book::a;\nuse sui::coins::Coin;\n');
    expect(missing.diagnostics[0]).toMatchObject({ level: 'error', code: 'E03002', line: 2 });
    const files = new Map([['Move.toml', '[package\n']]);
    const manifest = await compilePackage({ files, dependencies: [] });
    expect(manifest).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'toml', file: 'Move.toml' }],
    });
  });

  test('answers the tenth call as it answered the first', async () => {
    const text = 'module book::a;\npublic fun one(): u64 { sui::balance::zero() }\n';
    const first = await compile(text);
    for (let call = 0; call < 10; call += 1) expect(await compile(text)).toEqual(first);
    expect(first.ok).toBe(false);
  });
});

describe('testPackage', () => {
  const run = (text: string) =>
    testPackage({ files: new Map([['a.move', text]]), dependencies: ['sui'] });

  test('runs tests, and tells a wrong test from one that needs a framework body', async () => {
    const result = await run(`module book::a;
#[test] fun right() { let mut v = vector[1u64]; v.push_back(2); assert!(v.length() == 2); }
#[test] fun wrong() { assert!(1u64 + 1 == 3); }
#[test] fun bodiless() { std::bit_vector::new(1); }
`);
    expect(result.ok).toBe(false);
    expect(
      result.tests.map(({ name, passed, needsFramework }) => [name, passed, needsFramework]),
    ).toEqual([
      ['book::a::bodiless', false, true],
      ['book::a::right', true, false],
      ['book::a::wrong', false, false],
    ]);
  });

  test('type-checks test functions, which a build leaves out', async () => {
    const text = 'module book::a;\n#[test] fun wrong() { assert!(1u64 == true); }\n';
    expect((await compile(text)).ok).toBe(true);
    expect(await run(text)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'E04007', line: 2 }],
    });
  });
});
