/** `npm run sync -- framework`: their signatures, our words; nothing changes when nothing changed. */

import fs from 'node:fs';
import path from 'node:path';
import { bcs } from '@mysten/bcs';
import { beforeEach, describe, expect, it } from 'vitest';
import { differencesFrom, syncFramework } from '../../../scripts/intake/framework/sync.ts';
import { isReleaseOpen } from '../../../generators/changes/load.ts';
import { isAbiOfRelease } from '../../framework/input.ts';
import { filesBelow, root, temporaryFolder } from '../../support/run.ts';

const SHOP = `/// Sells things.
///
/// Nothing is given on credit.
module std::shop;

use std::string::String;

public use fun sell as Shop.sell_thing;

/// The shop is closed.
const EClosed: u64 = 1;

/// How many.
const LIMIT: u64 = 10;

/// A shop.
public struct Shop<T: store> has store {
    /// What it is called.
    name: String,
    /// What lies on the shelves.
    things: vector<T>,
}

/// Sells one
/// thing.
public native fun sell<T: store>(shop: &mut Shop<T>): T;

/// Opens the shop.
#[deprecated]
public(package) native fun open(name: String);

/// Does it for each.
public macro fun each<$T>($things: &vector<$T>, $f: |&$T|) {
    abort 0
}
`;
const CALLS = `{
  "std::shop::count": {"aborts": ["EKept"]},
  "std::shop::gone": {"calls": ["std::shop::sell"]},
  "std::shop::sell": {"aborts": ["EClosed"], "calls": ["std::shop::count"]}
}
`;
const STRING =
  '/// Words.\nmodule std::string;\n\n/// Text.\npublic struct String has copy, drop, store {}\n';
const FACTS = `{
  "package": "std",
  "release": "July 2025",
  "commit": "0123456789012345678901234567890123456789",
  "modules": {
    "shop": {
      "path": "crates/sui-framework/packages/move-stdlib/sources/shop.move",
      "items": {
        "EClosed": {"line": 3},
        "LIMIT": {"line": 4},
        "Shop": {"line": 8},
        "sell": {"line": 12},
        "open": {"line": 16},
        "each": {"line": 20}
      }
    },
    "string": {
      "path": "crates/sui-framework/packages/move-stdlib/sources/string.move",
      "items": {
        "String": {"line": 3}
      }
    }
  }
}
`;

let folder: string;
let sources: string;
let lines: string[];

beforeEach(() => {
  folder = temporaryFolder();
  sources = path.join(folder, 'framework-sources');
  lines = [];
  put('framework-sources/std/shop.move', SHOP);
  put('framework-sources/std/string.move', STRING);
  put('framework-sources/std/facts.json', FACTS);
  put('framework-sources/std/calls.json', CALLS);
  put('checkout/.git/HEAD', 'e'.repeat(40));
});

function put(name: string, text: string | Uint8Array): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

function calls(): unknown {
  return JSON.parse(fs.readFileSync(path.join(sources, 'std/calls.json'), 'utf8'));
}

function compiled(name: string): string {
  return path.join(root, 'tests/intake/framework/fixtures/compiled', name);
}

function compiledSource(name: string): string {
  return fs.readFileSync(compiled(`${name}.move`), 'utf8');
}

function shop(): string {
  return fs.readFileSync(path.join(sources, 'std/shop.move'), 'utf8');
}

function sync(
  from: string,
  more: { accept?: boolean; commit?: string; release?: string } = {},
): Promise<number> {
  return syncFramework({
    from: path.join(folder, from),
    sources,
    report: (line) => lines.push(line),
    ...more,
  });
}

const UPSTREAM = 'checkout/crates/sui-framework/packages/move-stdlib/sources';
const FULL = `// Copyright

/// Upstream's own words about the shop.
module std::shop {
    use std::string::{Self, String};
    use std::ascii;

    public use fun sell as Shop.sell_thing;

    /// Upstream's own words.
    const EClosed: u64 = 2;
    const EBroke: u64 = 3;

    /// Upstream's own words.
    public struct Shop<T: store> has store, drop {
        name: String,
        short: ascii::String,
        things: vector<T>,
    }

    /// Upstream's own words.
    public fun sell<T: store>(shop: &mut Shop<T>, count: u64): vector<T> {
        check(count);
        abort EClosed
    }
    public fun close(name: string::String, first_long_parameter: vector<vector<u8>>, second_long_parameter: u64): bool { true }
    public macro fun each<$T>($things: &vector<$T>, $f: |&$T|) { $f() }
    fun check(count: u64) { assert!(count > 0, EBroke) }
    #[test_only]
    public fun for_tests() {}
}
`;

describe('an upstream checkout', () => {
  beforeEach(() => {
    put(`${UPSTREAM}/shop.move`, FULL);
    put(
      `${UPSTREAM}/string.move`,
      'module std::string;\npublic struct String has copy, drop, store {}\n',
    );
    put(
      `${UPSTREAM}/ascii.move`,
      'module std::ascii;\npublic struct String has copy, drop, store {}\n',
    );
    put(
      'checkout/crates/sui-framework/packages/deepbook/sources/book.move',
      'module deepbook::book;\n',
    );
  });

  it('replaces signatures, keeps our words, and brings in none of theirs', async () => {
    expect(await sync('checkout', { accept: true, commit: 'e'.repeat(40) })).toBe(0);
    expect(shop()).toBe(`/// Sells things.
///
/// Nothing is given on credit.
module std::shop;

use std::ascii;
use std::string::String;

public use fun sell as Shop.sell_thing;

/// The shop is closed.
const EClosed: u64 = 2;

const EBroke: u64 = 3;

/// A shop.
public struct Shop<T: store> has store, drop {
    /// What it is called.
    name: String,
    short: ascii::String,
    /// What lies on the shelves.
    things: vector<T>,
}

/// Sells one
/// thing.
public native fun sell<T: store>(shop: &mut Shop<T>, count: u64): vector<T>;

public native fun close(
    name: String,
    first_long_parameter: vector<vector<u8>>,
    second_long_parameter: u64,
): bool;

/// Does it for each.
public macro fun each<$T>($things: &vector<$T>, $f: |&$T|) {
    abort 0
}
`);
  });

  it('reports what is new, gone, changed, undocumented and ignored', async () => {
    await sync('checkout', { accept: true, commit: 'e'.repeat(40) });
    const firstLines = lines.map((line) => line.split('\n')[0]?.replace(/ +/g, ' '));
    expect(firstLines).toEqual([
      'new std::ascii',
      'undocumented std::ascii',
      'undocumented std::ascii::String',
      'changed std::shop::EClosed',
      'new std::shop::EBroke',
      'undocumented std::shop::EBroke',
      'changed std::shop::Shop',
      'changed std::shop::sell',
      'new std::shop::close',
      'undocumented std::shop::close',
      'gone std::shop::LIMIT',
      'gone std::shop::open',
      'ignored deepbook::book: the project does not document this package'.replace(
        'deepbook::book',
        'deepbook',
      ),
      'framework: 12 remarks: 3 new, 2 gone, 3 changed, 4 undocumented; 4 files to write, 0 to remove',
      expect.stringMatching(/^no compiled modules were found/),
      expect.stringMatching(/^Next: /),
    ]);
    expect(lines.find((line) => line.includes('std::shop::sell'))).toContain(
      'public native fun sell<T: store>(shop: &mut std::shop::Shop<T>): T; → public native fun sell<T: store>(shop: &mut std::shop::Shop<T>, count: u64): vector<T>;',
    );
  });

  it('takes lines and the commit from the checkout', async () => {
    put('checkout/.git/HEAD', 'ref: refs/heads/main\n');
    put('checkout/.git/refs/heads/main', `${'a'.repeat(40)}\n`);
    await sync('checkout', { accept: true, release: 'July 2026' });
    const facts = JSON.parse(
      fs.readFileSync(path.join(sources, 'std/facts.json'), 'utf8'),
    ) as Record<string, unknown>;
    expect(facts).toMatchObject({ release: 'July 2026', commit: 'a'.repeat(40) });
    expect(facts['modules']).toMatchObject({
      shop: {
        path: 'crates/sui-framework/packages/move-stdlib/sources/shop.move',
        items: {
          EClosed: { line: 11 },
          sell: { line: 22 },
          close: { line: 26 },
        },
      },
    });
  });

  it('is refused when nobody knows its commit, because its lines would get the hash of another', async () => {
    fs.rmSync(path.join(folder, 'checkout/.git'), { recursive: true });
    const before = [...filesBelow(sources)];
    expect(await sync('checkout', { accept: true })).toBe(1);
    expect(await sync('checkout', { accept: true, commit: 'main' })).toBe(1);
    expect(lines.filter((line) => line.includes('commit'))).toEqual([
      expect.stringContaining('fix: give --commit HASH'),
      expect.stringContaining('"main" is not the hash of a commit'),
    ]);
    expect([...filesBelow(sources)]).toEqual(before);
  });

  it('keeps what is known of calls when nothing is compiled, and leaves new functions unknown', async () => {
    // A function that is gone as well: what it raised may be in the one that called it now.
    const known = {
      'std::shop::sell': { aborts: ['EKept'], calls: ['std::shop::check_all'] },
      'std::shop::check_all': { aborts: ['EClosed'] },
    };
    const unreached = { 'std::shop::gone': { calls: ['std::shop::sell'] } };
    put('framework-sources/std/calls.json', JSON.stringify({ ...unreached, ...known }));
    await sync('checkout', { accept: true });
    expect(calls()).toEqual(known);
  });

  it.each(['crates/sui-framework/packages_compiled/move-stdlib', 'package in build'])(
    'takes calls and codes from the compiled modules of %s',
    async (where) => {
      for (const name of ['shop', 'till']) put(`${UPSTREAM}/${name}.move`, compiledSource(name));
      const modules = ['shop', 'till'].map((name) => fs.readFileSync(compiled(`${name}.mv`)));
      if (where.startsWith('crates')) {
        const packed = bcs.vector(bcs.byteVector()).serialize(modules).toBytes();
        put(`checkout/${where}`, Buffer.from(packed));
      } else {
        const build = 'checkout/crates/sui-framework/packages/move-stdlib/build/MoveStdlib';
        modules.forEach((bytes, index) =>
          put(`${build}/bytecode_modules/${String(index)}.mv`, bytes),
        );
      }
      expect(await sync('checkout', { accept: true })).toBe(0);
      expect(lines.filter((line) => line.startsWith('no compiled'))).toEqual([]);
      expect(calls()).toEqual({
        'std::shop::check': { calls: ['std::shop::pay', 'std::till::open'] },
        'std::shop::order': {
          aborts: ['computed'],
          calls: ['std::shop::check', 'std::shop::unpack', 'std::till::open'],
        },
        // Two constants have the value 4: the body names one of them.
        'std::shop::pay': { aborts: ['EBroke', 'EClosed', 'code 9', 'arithmetic'] },
        'std::shop::ring': { native: true },
        'std::shop::talk': { aborts: ['ERude', 'EWorse', 'line 27', 'vector'] },
        'std::shop::unpack': {},
        'std::till::open': { aborts: ['EJammed'] },
      });
      const before = [...filesBelow(sources)];
      expect(await sync('checkout')).toBe(0);
      expect([...filesBelow(sources)]).toEqual(before);
    },
  );

  it('keeps our note at what upstream only calls deprecated', async () => {
    put(
      'framework-sources/std/shop.move',
      SHOP.replace('#[deprecated]', '#[deprecated(note = b"Use `std::u64`.")]'),
    );
    put(`${UPSTREAM}/shop.move`, SHOP);
    await sync('checkout', { accept: true });
    expect(shop()).toContain('#[deprecated(note = b"Use `std::u64`.")]');
  });

  it('changes nothing when it runs again', async () => {
    await sync('checkout', { accept: true, commit: 'e'.repeat(40) });
    const before = [...filesBelow(sources)];
    lines.length = 0;
    expect(await sync('checkout', { accept: true, commit: 'e'.repeat(40) })).toBe(0);
    expect([...filesBelow(sources)]).toEqual(before);
    expect(lines.at(-1)).toMatch(/0 files to write, 0 to remove$/);
  });

  it('is refused as long as it has errors, and nothing is written', async () => {
    put(`${UPSTREAM}/string.move`, 'module std::string;\npublic fun (');
    const before = [...filesBelow(sources)];
    expect(await sync('checkout')).toBe(1);
    expect([...filesBelow(sources)]).toEqual(before);
    expect(lines.join('\n')).toContain('error[framework/syntax]');
  });

  it('is refused when more than a fifth would go, unless that is accepted', async () => {
    put(`${UPSTREAM}/shop.move`, 'module std::shop;\n');
    const before = [...filesBelow(sources)];
    expect(await sync('checkout')).toBe(1);
    expect([...filesBelow(sources)]).toEqual(before);
    expect(lines.at(-1)).toContain('more than a fifth');
    expect(await sync('checkout', { accept: true })).toBe(0);
    expect(shop()).toBe(
      '/// Sells things.\n///\n/// Nothing is given on credit.\nmodule std::shop;\n',
    );
  });

  it('removes a module that is gone', async () => {
    fs.rmSync(path.join(folder, UPSTREAM, 'shop.move'));
    expect(await sync('checkout', { accept: true })).toBe(0);
    expect(fs.existsSync(path.join(sources, 'std/shop.move'))).toBe(false);
    expect(lines).toContain('gone         std::shop');
  });
});

describe('package summaries', () => {
  it('change what they tell of and leave constants alone', async () => {
    const text = { address: 'std', name: 'string' };
    const module = { Datatype: { module: text, name: 'String', type_arguments: [] } };
    const summary = {
      id: { address: 'std', name: 'shop' },
      doc: ' Upstream.',
      immediate_dependencies: [],
      attributes: [],
      functions: {
        open: {
          source_index: 1,
          index: 1,
          doc: ' Upstream.',
          attributes: [],
          visibility: 'Public',
          entry: true,
          type_parameters: [],
          parameters: [{ name: 'name', type_: module }],
          return_: [],
        },
        each: {
          source_index: 2,
          index: 9,
          doc: null,
          attributes: [],
          visibility: 'Public',
          entry: false,
          macro_: true,
          type_parameters: [{ name: '$T', constraints: [] }],
          parameters: [
            {
              name: '$things',
              type_: { Reference: [false, { vector: { NamedTypeParameter: '$T' } }] },
            },
            {
              name: '$f',
              type_: {
                fun: [[{ Reference: [false, { NamedTypeParameter: '$T' }] }], { tuple: [] }],
              },
            },
          ],
          return_: [],
        },
      },
      structs: {},
      enums: {},
    };
    put('package_summaries/std/shop.json', JSON.stringify(summary));
    put(
      'package_summaries/std/string.json',
      JSON.stringify({
        ...summary,
        id: { address: 'std', name: 'string' },
        functions: {},
        structs: {
          String: {
            index: 0,
            doc: null,
            attributes: [],
            abilities: ['Copy', 'Drop', 'Store'],
            type_parameters: [],
            fields: { positional_fields: false, fields: {} },
          },
        },
      }),
    );
    expect(await sync('package_summaries', { accept: true })).toBe(0);
    expect(shop()).toContain('/// Opens the shop.\npublic entry native fun open(name: String);');
    expect(shop()).toContain('/// How many.\nconst LIMIT: u64 = 10;');
    expect(shop()).toContain('/// Does it for each.\npublic macro fun each<$T>');
    expect(shop()).not.toContain('Upstream');
    expect(shop()).not.toContain('fun sell<');
  });
});

describe('an on-chain ABI', () => {
  const abiType = {
    Struct: { address: '0x1', module: 'string', name: 'String', typeArguments: [] },
  };
  const abi = {
    shop: {
      address: '0x1',
      name: 'shop',
      friends: [],
      structs: {
        Shop: {
          abilities: { abilities: ['Store'] },
          typeParameters: [{ constraints: { abilities: ['Store'] }, isPhantom: false }],
          fields: [
            { name: 'name', type: abiType },
            { name: 'things', type: { Vector: { TypeParameter: 0 } } },
          ],
        },
      },
      exposedFunctions: {
        added: {
          visibility: 'Public',
          isEntry: false,
          typeParameters: [{ abilities: ['Drop'] }],
          parameters: [{ TypeParameter: 0 }],
          return: [],
        },
        open: {
          visibility: 'Friend',
          isEntry: false,
          typeParameters: [],
          parameters: [abiType],
          return: [],
        },
        sell: {
          visibility: 'Public',
          isEntry: false,
          typeParameters: [{ abilities: ['Store'] }],
          parameters: [
            {
              MutableReference: {
                Struct: {
                  address: '0x1',
                  module: 'shop',
                  name: 'Shop',
                  typeArguments: [{ TypeParameter: 0 }],
                },
              },
            },
          ],
          return: [{ TypeParameter: 0 }],
        },
      },
    },
    string: {
      address: '0x1',
      name: 'string',
      friends: [],
      structs: {
        String: {
          abilities: { abilities: ['Store', 'Copy', 'Drop'] },
          typeParameters: [],
          fields: [{ name: 'dummy_field', type: 'Bool' }],
        },
      },
      exposedFunctions: {},
    },
  };

  it('adds what is new at the end, and keeps names, order, macros, constants and words', async () => {
    put('abi/0x1.json', JSON.stringify(abi));
    expect(await sync('abi')).toBe(0);
    expect(shop().replace('\npublic native fun added<T0: drop>(arg0: T0);\n', '')).toBe(SHOP);
    expect(lines.filter((line) => /^(?:new|undocumented|gone|changed)/.test(line))).toEqual([
      'new          std::shop::added',
      'undocumented std::shop::added',
    ]);
  });

  it('keeps the order, the positions and the names of an enum, as bytecode has them', async () => {
    const declared =
      '/// Whether.\npublic enum State<phantom T> has store { Open(String), Closed { at: u64}, Ajar}';
    put(
      'framework-sources/std/shop.move',
      SHOP.replace('/// How many.', `${declared}\n\n/// How many.`),
    );
    const field = (name: string, type: unknown): object => ({ name, type });
    const State = {
      abilities: { abilities: ['Store'] },
      typeParameters: [{ constraints: { abilities: [] }, isPhantom: true }],
      variants: { Ajar: [], Closed: [field('at', 'U64')], Open: [field('pos0', abiType)] },
      variantDeclarationOrder: ['Open', 'Closed', 'Ajar'],
    };
    const shopAbi = { ...abi.shop, enums: { State } };
    put('abi/0x1.json', JSON.stringify({ ...abi, shop: shopAbi }));
    const found = await differencesFrom(path.join(folder, 'abi'), sources);
    expect(found).toEqual([{ kind: 'new', id: 'std::shop::added', detail: null }]);
  });

  // While a release is open, the list is that of the one before.
  it.runIf(isAbiOfRelease() && !isReleaseOpen(root))(
    'changes nothing in the real declarations but what is listed as on chain only',
    async () => {
      const copy = path.join(folder, 'real');
      fs.cpSync(path.join(root, 'framework-sources'), copy, { recursive: true });
      const from = path.join(root, 'node_modules/@typemove/sui/src/abis');
      expect(await syncFramework({ from, sources: copy, report: (line) => lines.push(line) })).toBe(
        0,
      );
      const listed = fs
        .readFileSync(new URL('../../framework/on-chain-only.tsv', import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .slice(1);
      const ids = listed.map((line) => line.split('\t')[1]).sort();
      const found = lines.filter((line) => line.startsWith('new')).map((line) => line.slice(13));
      expect(found.sort()).toEqual(ids);
      expect(lines.filter((line) => /^(?:changed|gone)/.test(line))).toEqual([]);
    },
  );
});

describe('the declarations themselves', () => {
  it('change nothing', async () => {
    const copy = path.join(folder, 'real');
    fs.cpSync(path.join(root, 'framework-sources'), copy, { recursive: true });
    const before = [...filesBelow(copy)];
    const from = path.join(root, 'framework-sources');
    expect(await syncFramework({ from, sources: copy, report: (line) => lines.push(line) })).toBe(
      0,
    );
    expect([...filesBelow(copy)]).toEqual(before);
    // What has no words yet is told every time.
    expect(lines.at(-1)).toMatch(
      /^framework: nothing changed(: \d+ undocumented)?; 0 files to write, 0 to remove$/,
    );
  });
});
