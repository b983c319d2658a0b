/** Package summaries and on-chain ABI as modules like those from source. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReadModule } from '../../generators/framework/read/declarations.ts';
import {
  printReturns,
  printType,
  printTypeParameters,
} from '../../generators/framework/move/types.ts';
import { read } from './input.ts';

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

function lines(module: ReadModule | undefined): readonly string[] {
  return (module?.functions ?? []).map((fun) => {
    const parameters = fun.parameters
      .map(({ name, type }) => `${name}: ${printType(type)}`)
      .join(', ');
    const flags = [fun.visibility, fun.isEntry && 'entry', fun.isMacro && 'macro']
      .filter(Boolean)
      .join(' ');
    return `${flags} ${fun.name}${printTypeParameters(fun.typeParameters)}(${parameters})${printReturns(fun.returns, ': ')}`;
  });
}

describe('package summaries', () => {
  const text = fixture('summary/my/shop.json');

  it('give functions, macros, structs and enums in source order, without what is for tests', async () => {
    const { modules, diagnostics } = await read({
      'shop.json': text,
      'address_mapping.json': fixture('summary/address_mapping.json'),
    });
    expect(diagnostics).toEqual([]);
    const [module] = modules;
    expect(lines(module)).toEqual([
      'package open(arg0: address)',
      'public entry sell<T: key + store>(shop: &mut my::shop::Shop<T>, count: u64): (vector<T>, sui::coin::Coin<bool>)',
      'public macro each<$T>($s: _, $f: |$T|): (u8, u16)',
    ]);
    expect(
      module?.structs.map(({ name, abilities, isPositional, fields }) => [
        name,
        abilities,
        isPositional,
        fields.map((field) => `${field.name}: ${printType(field.type)}`),
      ]),
    ).toEqual([
      ['Shop', ['key', 'store'], false, ['id: sui::object::UID']],
      ['Receipt', [], true, ['0: u256', '1: bool']],
    ]);
    expect(
      module?.enums[0]?.variants.map(({ name, isPositional }) => [name, isPositional]),
    ).toEqual([
      ['Open', true],
      ['Closed', false],
    ]);
    expect(module?.structs[0]?.typeParameters).toEqual([
      { name: 'T', abilities: ['drop'], isPhantom: true },
    ]);
  });

  it('keep words and attributes', async () => {
    const [module] = (await read({ 'shop.json': text })).modules;
    expect(module?.doc).toBe('Sells things.\n\nNothing is given on credit.');
    expect(module?.structs[0]?.fields[0]?.doc).toBe('Its ID.');
    expect(module?.functions.map(({ attributes }) => attributes)).toEqual([
      [{ name: 'deprecated', value: 'note = b"use `sell`"' }],
      [{ name: 'allow', value: 'unused' }],
      [],
    ]);
  });

  it.each([
    [
      '"type_": "u64"',
      '"type_": "u65"',
      'functions.sell.parameters[1].type_ has the unknown type "u65"',
    ],
    [
      '"type_": "u64"',
      '"type_": { "Thing": 1 }',
      'functions.sell.parameters[1].type_ has the unknown kind "Thing"',
    ],
    [
      '"type_": "u64"',
      '"type_": { "TypeParameter": 4 }',
      'functions.sell.parameters[1].type_.TypeParameter points to type parameter 4, which is missing',
    ],
    [
      '"visibility": "Public"',
      '"visibility": "Secret"',
      'functions.sell.visibility is none that Move has',
    ],
    ['"name": "shop" }', '"name": "../shop" }', 'id.name is not a Move name'],
    ['"entry": true', '"entry": "yes"', 'functions.sell.entry is not true or false'],
    ['"source_index": 1', '"source_index": "1"', 'functions.sell.source_index is not a number'],
  ])('say where the shape breaks when %s becomes %s', async (from, to, message) => {
    expect(text).toContain(from);
    const { diagnostics } = await read({ 'dir/shop.json': text.replace(from, to) });
    expect(diagnostics[0]).toMatchObject({
      code: 'framework/json',
      at: { file: 'dir/shop.json', line: 1, column: 1 },
    });
    expect(diagnostics[0]?.message).toContain(message);
  });
});

describe('on-chain ABI', () => {
  it.each([
    ['of JSON-RPC', 'abi.json', []],
    ['of gRPC', 'abi-grpc.json', ['State: Open']],
  ])('%s gives functions and types, without what only bytecode has', async (_what, file, enums) => {
    const { modules, diagnostics } = await read({ '0xcafe.json': fixture(file) });
    expect(diagnostics).toEqual([]);
    const [module] = modules;
    expect(
      module?.enums.map(({ name, variants }) => `${name}: ${variants.map((it) => it.name).join()}`),
    ).toEqual(enums);
    expect(module?.id).toBe('0xcafe::shop');
    expect(lines(module)).toEqual([
      'package open(arg0: address)',
      'public entry sell<T0: key + store>(arg0: &mut 0xcafe::shop::Shop<T0>, arg1: u64): (vector<T0>, &bool)',
      'private entry run()',
    ]);
    expect(
      module?.structs.map(({ name, isPositional, fields }) => [
        name,
        isPositional,
        fields.map((field) => field.name),
      ]),
    ).toEqual([
      ['Empty', false, []],
      ['Pair', true, ['0', '1']],
      ['Shop', false, ['id']],
    ]);
  });

  it('may be one module, a list of modules, or an object of them', async () => {
    const module = (JSON.parse(fixture('abi.json')) as Record<string, unknown>)['shop'];
    for (const value of [module, [module], { any: module }]) {
      expect((await read({ 'a.json': JSON.stringify(value) })).modules.map(({ id }) => id)).toEqual(
        ['0xcafe::shop'],
      );
    }
  });
});
