/** The quick way to read a declaration file reads what the syntax tree tells, or nothing. */

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { quickModule } from '../../generators/framework/read/source/quick-source.ts';
import type { MoveParser } from '../../generators/framework/read/source/parser.ts';
import { loadMoveParser } from '../../generators/framework/read/source/parser.ts';
import { readSlowly } from '../../generators/framework/read/source/reader.ts';
import { cases } from '../support/hostile.ts';
import { root } from '../support/run.ts';

const folder = path.join(root, 'framework-sources');
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.move'));
let parser: MoveParser;

beforeAll(async () => {
  parser = await loadMoveParser();
});

/** True when the quick way read the text, and then it read what the tree tells. It reads no broken text. */
function checkSame(text: string): boolean {
  const source = { path: 'm.move', text };
  const quick = quickModule(source);
  if (quick === null) return false;
  const slow = readSlowly(parser, source);
  expect({ modules: [quick], diagnostics: [] }, text).toEqual(slow);
  return true;
}

/** One declaration after a few that make the names known. */
const moduleWith = (item: string): string =>
  `/// Words.\nmodule sui::m;\n\nuse sui::coin::Coin;\n\npublic struct S<T> has key { id: UID, value: T }\n\n${item}\n`;

describe('real declaration files', () => {
  it.each(files)('%s is read quickly, and alike', (name) => {
    expect(checkSame(fs.readFileSync(path.join(folder, name), 'utf8'))).toBe(true);
  });
});

describe('declarations', () => {
  it.each([
    'public native fun f<T: key + store, phantom U>(self: &mut Coin<T>, mut x: vector<u8>): (u8, Coin<U>);',
    'public(package) native fun f(`for`: u8);',
    'entry native fun f(_: &TxContext);',
    'public macro fun f<$T>($v: &vector<$T>, $f: |&$T, u64| -> (u8, $T)): u64 {\n    abort 0\n}',
    'public native fun f(x: || -> u8, y: |u8|): ();',
    'const A: vector<u8> = b"a; b";',
    'const A: vector<vector<u8>> = vector[x"00ff", b"x"] ;',
    '#[error]\nconst A: vector<u8> = b"words";',
    '/// One.\n// two\n//// three\n/// Four.\n#[syntax(index)]\npublic native fun f(x: &S<u8>, y: u64): &u8;',
    'public struct P(u64, Coin<u8>) has copy, drop;',
    'public struct E() has drop;',
    'public struct N {}',
    'public struct Q<phantom T: drop> has store {\n    /// A field } with a brace.\n    `a`: S<T>,\n    b: sui::coin::Coin<T>\n}',
    'public use fun sui::pay::split as Coin.split;\npublic native fun f();',
  ])('%s is read quickly, and alike', (item) => {
    expect(checkSame(moduleWith(item))).toBe(true);
  });

  it.each([
    'public fun f() { g() }',
    'public native fun f(x: /* y */ u8);',
    'public native fun f(x: u8 // y\n);',
    'public struct A { } has drop;',
    'public enum A { B, C(u8) }',
    'native struct A;',
    '#[test_only]\npublic native fun f();',
    '#[allow(a, b)]\npublic native fun f();',
    '#[deprecated(note = b"words")]\npublic native fun f();',
    'const A: u64 = 1 // 2;\n;',
    'const A: vector<u8> = b"\\";";',
    'const A: Unknown = 1;',
    'friend sui::n;',
    '    use sui::balance::Balance;\npublic native fun f(x: Balance<u8>);',
    'public struct A {} public struct B {}',
    'module sui::second;',
    // What follows is broken, and only the tree says so.
    'public native fun f(x: Coin<>);',
    'public native fun f(x: u8<u8>);',
    'public native fun f(x: &::vector<u8>);',
    'public native fun f(mut: u8);',
    'public native fun f(x: &mut::S<u8>);',
    'const A: u64 = 1u2561;',
    'public native fun f<T: copy drop>();',
    'public native fun f<phantom $T>();',
    'public native fun f(0x2: u8);',
    'public entry macro fun f() { abort 0 }',
    'public struct A has copy, dropped {}',
    'public struct A(u64; u64);',
    'public struct A<phantom > {}',
    'const A: u8 = ;',
    'const A: u8 = 1_u3;',
    'const A: vector<u8> = vector[b"a" b"b"];',
    'use fun::ascii::String;',
    'use sui::{coin, balance::};',
  ])('%s is left to the tree', (item) => {
    checkSame(moduleWith(item));
    expect(quickModule({ path: 'm.move', text: moduleWith(item) })).toBeNull();
  });
});

describe('changed texts', () => {
  const texts = [
    'std/option',
    'sui/coin',
    'sui/config',
    'std/uq32_32',
    'sui_system/staking_pool',
  ].map((name) => fs.readFileSync(path.join(folder, `${name}.move`), 'utf8').slice(0, 6000));
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '(',
      ')',
      '<',
      '>',
      ';',
      ',',
      ':',
      '::',
      '|',
      '&mut ',
      '#[a]',
      '#[test]',
      '//',
      '///',
    ],
    ...[
      '/*',
      '*/',
      '"',
      'b"',
      '`',
      '$',
      ' ',
      '\n',
      '\r\n',
      '\t',
      ' fun ',
      'struct ',
      'use ',
      'public ',
    ],
    ...[
      'native ',
      'entry ',
      'has ',
      'const ',
      'abort 0',
      '{}',
      'T',
      '0x2',
      '->',
      'é',
      '😀',
      '\u2028',
    ],
  );
  const where = fc.nat(6000);
  const change = fc.record({ at: where, piece: pieces, length: fc.nat(6) });

  it('are read alike, or left to the tree', () => {
    let quick = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (text, changes) => {
          let changed = text;
          for (const { at, piece, length } of changes)
            changed = changed.slice(0, at) + piece + changed.slice(at + length);
          if (checkSame(changed)) quick += 1;
        },
      ),
      { numRuns: cases(300, 30_000) },
    );
    expect(quick).toBeGreaterThan(20);
  });

  it('are read alike, or left to the tree, when words of code change places', () => {
    let quick = 0;
    const word = fc.record({ at: fc.nat(), by: fc.oneof(pieces, fc.nat()), isPutIn: fc.boolean() });
    fc.assert(
      fc.property(
        fc.constantFrom(...texts.map((text) => text.replaceAll(/^ *\/\/\/.*\n/gm, ''))),
        fc.array(word, { minLength: 1, maxLength: 2 }),
        (text, changes) => {
          const words = text.match(/\w+|\s+|[^\w\s]/g) ?? [];
          for (const { at, by, isPutIn } of changes) {
            const other = typeof by === 'string' ? by : (words[by % words.length] ?? '');
            words.splice(at % words.length, isPutIn ? 0 : 1, other);
          }
          if (checkSame(words.join(''))) quick += 1;
        },
      ),
      { numRuns: cases(1_500, 100_000) },
    );
    expect(quick).toBeGreaterThan(20);
  });

  it('are read alike when a whole line moves', () => {
    let quick = 0;
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(), (text, from, to) => {
        const lines = text.split('\n');
        const [line = ''] = lines.splice(from % lines.length, 1);
        lines.splice(to % lines.length, 0, line);
        if (checkSame(lines.join('\n'))) quick += 1;
      }),
      { numRuns: cases(150, 10_000) },
    );
    expect(quick).toBeGreaterThan(20);
  });
});
