/** Move source in all its forms, as modules with full names. */

import { describe, expect, it } from 'vitest';
import { findAborts } from '../../generators/framework/model/aborts.ts';
import { callsInBodies } from '../../generators/framework/model/body-calls.ts';
import type { ReadFunction, ReadModule } from '../../generators/framework/read/declarations.ts';
import {
  printReturns,
  printType,
  printTypeParameters,
} from '../../generators/framework/move/types.ts';
import { read, readOne } from './input.ts';

function line(fun: ReadFunction): string {
  const parameters = fun.parameters
    .map(({ name, type }) => `${name}: ${printType(type)}`)
    .join(', ');
  const flags = [
    fun.visibility,
    fun.isEntry && 'entry',
    fun.isNative && 'native',
    fun.isMacro && 'macro',
  ]
    .filter(Boolean)
    .join(' ');
  return `${flags} ${fun.name}${printTypeParameters(fun.typeParameters)}(${parameters})${printReturns(fun.returns, ': ')}`;
}

async function functionLines(text: string): Promise<readonly string[]> {
  return (await readOne(text)).functions.map(line);
}

/** The type of the one parameter of a function in a module with these imports. */
async function typeOf(type: string, uses = ''): Promise<string> {
  const module = await readOne(`module my::m;\n${uses}\npublic fun f<T>(x: ${type}) {}`);
  const [parameter] = module.functions[0]?.parameters ?? [];
  return parameter ? printType(parameter.type) : 'none';
}

describe('names of types', () => {
  it.each([
    ['Coin<u64>', 'use sui::coin::Coin;', 'sui::coin::Coin<u64>'],
    ['C', 'use sui::coin::Coin as C;', 'sui::coin::Coin'],
    ['coin::Coin', 'use sui::coin;', 'sui::coin::Coin'],
    ['c::Coin', 'use sui::coin as c;', 'sui::coin::Coin'],
    ['Coin', 'use sui::coin::{Self, Coin};', 'sui::coin::Coin'],
    ['coin::Coin', 'use sui::coin::{Self, Coin};', 'sui::coin::Coin'],
    ['money::Coin', 'use sui::coin::{Self as money};', 'sui::coin::Coin'],
    ['B', 'use sui::{coin::{Self, Coin as C}, balance::Balance as B};', 'sui::balance::Balance'],
    ['b::Balance', 'use sui::{coin, balance as b};', 'sui::balance::Balance'],
    ['sui::coin::Coin', '', 'sui::coin::Coin'],
    ['::sui::coin::Coin', '', 'sui::coin::Coin'],
    ['0x2::coin::Coin<0x0002::sui::SUI>', '', 'sui::coin::Coin<sui::sui::SUI>'],
    ['S', 'use 0x1::string::String as S;', 'std::string::String'],
    ['0xCAFE::a::B', '', '0xcafe::a::B'],
    ['Option<T>', '', 'std::option::Option<T>'],
    ['option::Option<UID>', '', 'std::option::Option<sui::object::UID>'],
    ['&mut TxContext', '', '&mut sui::tx_context::TxContext'],
    ['object::ID', '', 'sui::object::ID'],
    ['vector<vector<ID>>', '', 'vector<vector<sui::object::ID>>'],
    ['(u8)', '', 'u8'],
    ['ID', 'use other::ids::ID;', 'other::ids::ID'],
  ])('%s with "%s" is %s', async (type, uses, expected) => {
    expect(await typeOf(type, uses)).toBe(expected);
  });

  it('prefers the types of the module itself to those that Move adds', async () => {
    const module = await readOne(
      'module my::m;\npublic struct Option has drop {}\npublic fun f(x: Option, y: Self::Option) {}',
    );
    expect(module.functions.map(line)).toEqual(['public f(x: my::m::Option, y: my::m::Option)']);
  });

  it('knows no Sui names inside std', async () => {
    const { diagnostics } = await read({ 'a.move': 'module std::m;\npublic fun f(x: UID) {}' });
    expect(diagnostics.map(({ code, at }) => [code, at?.line, at?.column])).toEqual([
      ['framework/unknown-name', 2, 17],
    ]);
  });

  it('reports a name that stands for nothing at its own line and column, with what was meant', async () => {
    const text =
      'module my::m;\nuse sui::coin::Coin;\n// é😀\npublic fun f(a: u8, /* é😀 */ b: &vector<Option<Cion<u8>>>) {}';
    const { diagnostics } = await read({ 'dir/a.move': text });
    expect(diagnostics).toMatchObject([
      {
        level: 'error',
        code: 'framework/unknown-name',
        message: 'the name "Cion" stands for nothing here; did you mean "Coin"?',
        at: { file: 'dir/a.move', line: 4, column: 48 },
      },
    ]);
  });

  it('reports a type that is missing from a module that is there', async () => {
    const { diagnostics } = await read({
      'a.move': 'module my::a;\npublic struct Here has drop {}',
      'b.move': 'module my::b;\nuse my::a;\npublic fun f(x: a::There) {}',
    });
    expect(diagnostics).toMatchObject([
      { level: 'error', code: 'framework/missing-type', at: { file: 'b.move', line: 3 } },
    ]);
  });

  it('warns once of a module that is missing from a package that is there', async () => {
    const { diagnostics, modules } = await read({
      'a.move': 'module my::a;\nuse my::gone::{A, B};\npublic fun f(x: A, y: B) {}',
    });
    expect(diagnostics.map(({ level, code }) => `${level} ${code}`)).toEqual([
      'warning framework/missing-module',
    ]);
    expect(modules).toHaveLength(1);
  });
});

describe('functions and macros', () => {
  it('have visibility, flags, generics and types as they are written', async () => {
    expect(
      await functionLines(`module my::m;
public fun a<T: key + store, U>(mut x: T, _: &U): (u64, &T) { abort 0 }
public(package) fun b() {}
public(friend) fun c() {}
entry fun d(x: address) {}
public entry fun e() {}
entry public fun f() {}
native fun g<T>(x: T): T;
public native fun h();
fun i(): () {}
public macro fun j<$T, $R: drop>($x: &mut $T, $f: |&mut $T, u64| -> $R, $g: ||): $R { $f($x, 1) }
public(package) macro fun k($x: _, $f: |_| -> (u8, bool)): _ { $x }
public fun \`match\`(\`type\`: u8) {}
`),
    ).toEqual([
      'public a<T: key + store, U>(x: T, _: &U): (u64, &T)',
      'package b()',
      'package c()',
      'private entry d(x: address)',
      'public entry e()',
      'public entry f()',
      'private native g<T>(x: T): T',
      'public native h()',
      'private i()',
      'public macro j<$T, $R: drop>($x: &mut $T, $f: |&mut $T, u64| -> $R, $g: ||): $R',
      'package macro k($x: _, $f: |_| -> (u8, bool)): _',
      'public match(type: u8)',
    ]);
  });

  it('survive comments in every place', async () => {
    expect(
      await functionLines(`module my::m; /* a */
public /* b */ fun /* c */ a< /* d */ T: /* e: */ key >( // f: u8
    /* g: u8 */ x /* h */ : /* i */ &mut /* j */ T, // k
    y: vector< // l
        u8 /* m */
    >,
) /* n */ : /* o */ u64 /* p */ { 1 }
`),
    ).toEqual(['public a<T: key>(x: &mut T, y: vector<u8>): u64']);
  });

  it('raise what their bodies name, and what functions beside them raise', async () => {
    const module = await readOne(`module my::m;
const EOne: u64 = 1;
const ETwo: u64 = 2;
public struct S has drop {}
public fun direct(self: &S, x: u64) {
    assert!(x > 1, EOne);
    assert!(x > 2);
    if (x == 3) abort ETwo;
    if (x == 4) abort (EOne);
    abort 7
}
public fun calls(self: &S) { direct(self, 1); Self::other<u8>(2); my::elsewhere::far(3); x.method(); self.direct(4); self.field.split(5) }
fun other<T>(x: u64) { vector[1].do!(|_| assert!(x > 0, ETwo)); inner!(x) }
macro fun inner($x: u64) {}
`);
    expect(module.functions.map(({ name, body }) => [name, body?.aborts, body?.calls])).toEqual([
      ['direct', ['EOne', 'line 7', 'ETwo', 'code 7'], []],
      [
        'calls',
        [],
        [
          'direct',
          'Self::other',
          'my::elsewhere::far',
          'x.method',
          'self.direct',
          'self.field.split',
        ],
      ],
      ['other', ['ETwo'], ['inner']],
      ['inner', [], []],
    ]);
  });
});

describe('what a body tells of aborts', () => {
  it('is followed through calls whose target is certain, in other modules too', async () => {
    const { modules } = await read({
      'm.move': `module my::m;
use my::other::{Self, help};
const EDeep: u64 = 1;
const EOwn: u64 = 2;
public struct S has drop {}
public fun top(self: &S) { assert!(true, EOwn); middle(); self.method(); }
fun middle() { bottom(); middle(); top_again() }
fun bottom() { abort EDeep }
fun top_again() { middle() }
fun method(self: &S) { abort EDeep }
fun stranger(self: &u64) { abort EDeep }
public fun after(self: &S) { self.stranger(); abort EForeign }
public fun there() { other::fail(); /* A full stop. */ help(); my::other::fail() }
`,
      'o.move': `module my::other;
const EThere: u64 = 1;
public fun fail() { assert!(false, EThere); abort 7 }
public fun help() {
    assert!(false)
}
`,
    });
    const { lists } = findAborts(callsInBodies(modules), []);
    const display = (name: string): readonly string[] | undefined =>
      lists.get(name)?.map(({ reason, path }) => [reason, ...path].join(' < '));
    expect(display('my::m::top')).toEqual(['EOwn', 'EDeep < my::m::method']);
    expect(display('my::m::top_again')).toEqual(['EDeep < my::m::middle < my::m::bottom']);
    expect(display('my::m::after')).toBeUndefined();
    expect(display('my::m::there')).toEqual([
      'EThere < my::other::fail',
      'code 7 < my::other::fail',
      'line 5 < my::other::help',
    ]);
  });
});

describe('structs, enums and constants', () => {
  const text = `module my::m;
/// A box.
public struct Box<phantom T: key, K> has key, store {
    id: UID, // not a doc
    /// What is inside.
    /// Two lines.
    inside: vector<K>,
    \`for\`: ID,
}
public struct Pair(u64, /** second */ address) has copy, drop;
public struct Bare(u64)
public struct Empty() has drop;
public struct Hot {}
struct Old has drop { x: u8 }
native struct Built<T>;
public struct Prefix has copy, drop (u8)
/// Kinds.
public enum Kind<T> has drop {
    /// None of them.
    Nothing,
    Some { x: T, y: u8 },
    Both(T, bool),
}
`;

  it('have fields, positions, abilities, parameters and words', async () => {
    const module = await readOne(text);
    const shape = module.structs.map((struct) => [
      `${struct.name}${printTypeParameters(struct.typeParameters)} ${struct.abilities.join(' ')}${struct.isPositional ? ' ()' : ''}`,
      ...struct.fields.map(
        ({ name, type, doc }) => `${name}: ${printType(type)}${doc === null ? '' : ` – ${doc}`}`,
      ),
    ]);
    expect(shape).toEqual([
      [
        'Box<phantom T: key, K> key store',
        'id: sui::object::UID',
        'inside: vector<K> – What is inside.\nTwo lines.',
        'for: sui::object::ID',
      ],
      ['Pair copy drop ()', '0: u64', '1: address – second'],
      ['Bare  ()', '0: u64'],
      ['Empty drop ()'],
      ['Hot '],
      ['Old drop', 'x: u8'],
      ['Built<T> '],
      ['Prefix copy drop ()', '0: u8'],
    ]);
    expect(module.structs[0]?.doc).toBe('A box.');
  });

  it('have variants', async () => {
    const [kind] = (await readOne(text)).enums;
    expect(kind?.doc).toBe('Kinds.');
    const shape = kind?.variants.map(({ name, doc, isPositional, fields }) => [
      name,
      doc,
      isPositional,
      fields.map((field) => field.name),
    ]);
    expect(shape).toEqual([
      ['Nothing', 'None of them.', false, []],
      ['Some', null, false, ['x', 'y']],
      ['Both', null, true, ['0', '1']],
    ]);
  });

  it('have values as written', async () => {
    const module = await readOne(`module my::m;
const A: u64 = 1 << 3;
const B: vector<u8> = b"a\\"b // no comment; }";
const C: address = @sui;
const D: vector<vector<u8>> = vector[
    x"00",
    b"",
];
#[error(code = 7)]
const E: vector<u8> = b"bad";
const F: u8 = (A | 2) as u8;
const G: bool = /* why */ true;
`);
    expect(module.constants.map(({ name, value }) => [name, value])).toEqual([
      ['A', '1 << 3'],
      ['B', 'b"a\\"b // no comment; }"'],
      ['C', '@sui'],
      ['D', 'vector[\n    x"00",\n    b"",\n]'],
      ['E', 'b"bad"'],
      ['F', '(A | 2) as u8'],
      ['G', 'true'],
    ]);
    expect(module.constants[4]?.attributes).toEqual([{ name: 'error', value: 'code = 7' }]);
  });
});

describe('modules', () => {
  const names = (modules: readonly ReadModule[]): readonly string[] => modules.map(({ id }) => id);

  it('may have braces or a label, a named or a numbered address, and share a file', async () => {
    const { modules, diagnostics } = await read({
      'a.move':
        'module 0x2::a { public fun f() {} }\nmodule my::b { }\n#[test_only]\nmodule my::t { fun broken(x: NoSuch) {} }',
      'b.move': 'module 0xcafe::c;',
    });
    expect(diagnostics).toEqual([]);
    expect(names(modules)).toEqual(['0xcafe::c', 'my::b', 'sui::a']);
  });

  it('leave out what is there for tests and proofs only, with everything under it', async () => {
    const module = await readOne(`module my::m;
#[test_only]
use my::t;
#[test_only] public struct A has drop {}
#[test_only]
const B: u8 = 1;
#[test] fun c() {}
#[test, expected_failure(abort_code = 1)] fun d(x: NoSuch) {}
#[mode(test)] fun e() {}
#[random_test] fun f(x: u8) {}
spec module { pragma verify = true; }
spec fun g(): bool { true }
#[allow(unused)] public fun kept() {}
`);
    expect([module.structs, module.constants, module.functions.map(({ name }) => name)]).toEqual([
      [],
      [],
      ['kept'],
    ]);
  });

  it('for tests are read when others can call them, and left out when they hold tests', async () => {
    const { modules, diagnostics } = await read({
      'a.move': `#[test_only] module my::helpers;
public fun make(): u8 { 7 }
fun inner() {}`,
      'b.move': `#[test_only] module my::tests;
#[test] public fun runs(x: NoSuch) {}
public(package) fun shared(x: NoSuch) {}`,
      'c.move': 'module my::plain;',
    });
    expect(diagnostics).toEqual([]);
    expect(modules.map(({ id, isTestOnly }) => [id, isTestOnly])).toEqual([
      ['my::helpers', true],
      ['my::plain', false],
    ]);
  });

  it('keep words before and after attributes, in lines and in blocks, and no other comments', async () => {
    const module = await readOne(`// license
//// ruler
/// First line.
///
///     indented
#[allow(unused)]
/// Last line.
module my::m;
/** Starred
 * block
 *
 * end. */
public fun a() {}
/**
    Plain block
      deeper
 */
#[deprecated(note = b"use \`a\`"), allow(lint(x))]
public fun b() {}
/// Gone: belongs to the use.
use sui::coin;
public fun c() {} /// Trailing goes to the next.
public fun d() {}
/***/ /****** box ******/
public fun e() {}
`);
    expect(module.doc).toBe('First line.\n\n    indented\nLast line.');
    expect(module.functions.map(({ doc }) => doc)).toEqual([
      'Starred\nblock\n\nend.',
      'Plain block\n  deeper',
      null,
      'Trailing goes to the next.',
      null,
    ]);
    expect(module.functions[1]?.attributes).toEqual([
      { name: 'deprecated', value: 'note = b"use `a`"' },
      { name: 'allow', value: 'lint(x)' },
    ]);
  });

  it('tell which functions are methods of which types, when they tell others', async () => {
    const module = await readOne(`module my::m;
use sui::coin::{Self as money, Coin};
use fun private as Coin.private;
public use fun pay as Coin.pay_with;
public use fun money::split as Coin.cut;
public use fun sui::pay::join as my::other::Thing.join;
public use fun bytes as vector.bytes;
public use fun to as address.to;
public fun pay(c: Coin<u8>) {}
`);
    expect(module.methods).toEqual([
      { type: 'sui::coin::Coin', name: 'pay_with', function: 'my::m::pay' },
      { type: 'sui::coin::Coin', name: 'cut', function: 'sui::coin::split' },
      { type: 'my::other::Thing', name: 'join', function: 'sui::pay::join' },
      { type: 'vector', name: 'bytes', function: 'my::m::bytes' },
      { type: 'address', name: 'to', function: 'my::m::to' },
    ]);
  });

  it('are refused when they are declared twice, or declare something twice', async () => {
    const { diagnostics } = await read({
      'a.move': 'module my::a;\npublic fun f() {}\npublic fun f() {}',
      'b.move': 'module my::b;',
      'c.move': '\nmodule my::b;',
    });
    expect(diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}`)).toEqual([
      'framework/duplicate-module c.move:2',
      'framework/duplicate-item a.move:3',
    ]);
  });
});
