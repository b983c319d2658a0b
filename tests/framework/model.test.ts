/** From read modules to the model: what is shown of each item, who uses whom, what facts add. */

import { describe, expect, it } from 'vitest';
import type { Flow } from '../../generators/core/nodes.ts';
import { parseProse, plainText } from '../../generators/core/prose.ts';
import { callsInBodies } from '../../generators/framework/model/body-calls.ts';
import { buildModel } from '../../generators/framework/model/build.ts';
import { fateOf } from '../../generators/framework/model/deprecation.ts';
import type {
  Deprecation,
  FrameworkModel,
  ModuleModel,
} from '../../generators/framework/model/model.ts';
import { typesNamed } from '../../generators/framework/model/uses.ts';
import type { PackageFacts } from '../../generators/framework/read/facts.ts';
import { readFacts } from '../../generators/framework/read/facts.ts';
import { read } from './input.ts';

async function modelOf(
  texts: readonly string[],
  facts: readonly PackageFacts[] = [],
): Promise<FrameworkModel> {
  const files = Object.fromEntries(texts.map((text, index) => [`${index}.move`, text]));
  const { modules, diagnostics } = await read(files);
  expect(diagnostics).toEqual([]);
  const calls = callsInBodies(modules);
  return buildModel({ modules, facts, calls, reviews: [], origin: 'ours' });
}

/** The model of the first text, which the others stand beside. */
async function moduleOf(text: string, ...others: readonly string[]): Promise<ModuleModel> {
  const id = /module ([\w:]+)/.exec(text)?.[1];
  const { packages } = await modelOf([text, ...others]);
  const found = packages.flatMap(({ modules }) => modules).find((module) => module.id === id);
  if (!found) throw new Error(`the model lacks ${id}`);
  return found;
}

function factsOf(items: object, path = 'sources/m.move'): PackageFacts {
  const text = JSON.stringify({
    package: 'my',
    release: 'July 2025',
    commit: 'c0ffee',
    modules: { m: { path, items } },
  });
  const { value } = readFacts({ path: 'facts.json', text });
  if (!value) throw new Error('the facts cannot be read');
  return value;
}

/** Prose as one line. */
const textOf = (flow: readonly Flow[]): string => plainText(flow).replace(/\s+/g, ' ').trim();

const noteOf = (deprecation: Deprecation | null | undefined): string | null =>
  deprecation ? textOf(deprecation.note) : null;

describe('packages', () => {
  it('come in the order in which they depend on each other, then by name', async () => {
    const names = ['zoo', 'app', '0xbeef', 'bridge', 'sui_system', 'sui', 'std', 'deepbook'];
    const { packages } = await modelOf(names.map((name) => `module ${name}::m;`));
    expect(packages.map(({ name, address }) => [name, address])).toEqual([
      ['std', '0x1'],
      ['sui', '0x2'],
      ['sui_system', '0x3'],
      ['bridge', '0xb'],
      ['deepbook', '0xdee9'],
      ['0xbeef', '0xbeef'],
      ['app', null],
      ['zoo', null],
    ]);
  });

  it('have their modules sorted by name', async () => {
    const { packages } = await modelOf(['module a::z;', 'module b::x;', 'module a::b;']);
    expect(packages.map(({ name, modules }) => [name, modules.map((module) => module.id)])).toEqual(
      [
        ['a', ['a::b', 'a::z']],
        ['b', ['b::x']],
      ],
    );
  });

  it('have a release only where facts tell one', async () => {
    const { packages } = await modelOf(['module my::m;', 'module other::m;'], [factsOf({})]);
    expect(packages.map(({ name, release }) => [name, release])).toEqual([
      ['my', 'July 2025'],
      ['other', null],
    ]);
  });
});

describe('a module', () => {
  it('has its words, and the first sentence of them', async () => {
    const module = await moduleOf('/// First. Second.\n///\n/// More.\nmodule my::m;');
    expect(module).toMatchObject({
      id: 'my::m',
      name: 'm',
      package: 'my',
      summary: 'First.',
      deprecation: null,
      source: null,
    });
    expect(textOf(module.prose)).toContain('Second.');
    expect(await moduleOf('module my::m;')).toMatchObject({ prose: [], summary: '' });
  });

  it('names the modules of the types in its declarations and of its methods, each once', async () => {
    const module = await moduleOf(`module my::m;
      use a::zero::Zero; use a::one::One; use a::two::Two; use a::three::Three; use a::four::Four;
      use a::unused::Unused; use a::seven::Seven;
      public use fun a::five::f as Own.f;
      const C: Zero = 0;
      public struct Own { x: vector<One>, y: One }
      public enum E { V { x: Two } }
      public fun f(x: &Three, own: Own): (Four, u8) { abort 0 }
      fun private(x: Seven) {}`);
    expect(module.uses).toEqual(['a::five', 'a::four', 'a::one', 'a::three', 'a::two', 'a::zero']);
    expect([...typesNamed(module)].sort()).toEqual([
      'a::four::Four',
      'a::one::One',
      'a::three::Three',
      'a::two::Two',
      'a::zero::Zero',
      'my::m::Own',
    ]);
  });

  it('tells what bare names in its prose may stand for', async () => {
    const module = await moduleOf(
      'module my::m;\nuse a::coin::{Self, Coin as C};\nuse a::pay as wage;\nuse a::url::Url;',
    );
    const own = module.aliases.filter(([, full]) => full.startsWith('a::'));
    expect(own.toSorted()).toEqual([
      ['C', 'a::coin::Coin'],
      ['Url', 'a::url::Url'],
      ['coin', 'a::coin'],
      ['wage', 'a::pay'],
    ]);
    // What the language imports by itself.
    expect(module.aliases).toContainEqual(['UID', 'sui::object::UID']);
    expect(module.aliases.filter(([alias]) => alias === 'Self')).toEqual([]);
    expect(module.methods).toEqual([]);
  });
});

describe('types', () => {
  const shop = `module my::shop;
    use my::box::Box;
    public struct Shelf has key { id: u64, boxes: vector<Box> }
    public struct Cart(Box, Box) has drop;
    public enum Slot { Full { one: Box }, Empty }
    public fun take(b: Box, c: &mut Box): Box { abort 0 }
    public fun give(): (u8, Option<Box>) { abort 0 }
    fun hidden(b: Box): Box { b }
    public macro fun each($b: Box) {}`;
  const box = `/// A box.
    module my::box;
    /// Holds. More.
    public struct Box<phantom T: key, U: copy + drop> has store, copy {
      /// What.
      inside: U,
      plain: u8,
    }
    public fun empty(b: Box<u8, u8>) {}`;

  it('know who takes, returns and holds them, sorted, private functions left out', async () => {
    const [struct] = (await moduleOf(box, shop)).structs;
    expect(struct?.usedBy).toEqual(['my::box::empty', 'my::shop::each', 'my::shop::take']);
    expect(struct?.returnedBy).toEqual(['my::shop::give', 'my::shop::take']);
    expect(struct?.heldBy).toEqual(['my::shop::Cart', 'my::shop::Shelf', 'my::shop::Slot']);
    const [lonely] = (await moduleOf(shop, box)).structs;
    expect([lonely?.usedBy, lonely?.returnedBy, lonely?.heldBy]).toEqual([[], [], []]);
  });

  it('have their abilities, parameters, fields and words', async () => {
    const [struct] = (await moduleOf(box)).structs;
    expect(struct).toMatchObject({
      id: 'my::box::Box',
      name: 'Box',
      summary: 'Holds.',
      isPositional: false,
      typeParameters: [
        { name: 'T', isPhantom: true, abilities: ['key'] },
        { name: 'U', isPhantom: false, abilities: ['copy', 'drop'] },
      ],
    });
    expect([...(struct?.abilities ?? [])].sort()).toEqual(['copy', 'store']);
    expect(struct?.fields.map(({ name, prose }) => [name, textOf(prose)])).toEqual([
      ['inside', 'What.'],
      ['plain', ''],
    ]);
    expect((await moduleOf(shop, box)).structs.map(({ isPositional }) => isPositional)).toEqual([
      false,
      true,
    ]);
  });

  it('may be enums, whose variants have words and fields of their own', async () => {
    const { enums } = await moduleOf(`module my::m;
      /// A slot.
      public enum Slot has drop {
        /// Taken.
        Full {
          /// By whom.
          by: address,
        },
        Pair(u8, u8),
        Empty,
      }`);
    expect(enums.map(({ id, summary, abilities }) => [id, summary, abilities])).toEqual([
      ['my::m::Slot', 'A slot.', ['drop']],
    ]);
    expect(
      enums[0]?.variants.map(({ name, prose, isPositional, fields }) => [
        name,
        textOf(prose),
        isPositional,
        fields.map((field) => [field.name, textOf(field.prose)]),
      ]),
    ).toEqual([
      ['Full', 'Taken.', false, [['by', 'By whom.']]],
      [
        'Pair',
        '',
        true,
        [
          ['0', ''],
          ['1', ''],
        ],
      ],
      ['Empty', '', false, []],
    ]);
  });
});

describe('functions', () => {
  it('are all that others can call', async () => {
    const { functions } = await moduleOf(`module my::m;
      public fun a() {}
      public(package) fun b() {}
      entry fun c() {}
      fun d() {}
      public native fun e();
      public macro fun f($x: u64) {}
      public entry fun g() {}`);
    expect(
      functions.map((fun) => [fun.name, fun.visibility, fun.isEntry, fun.isNative, fun.isMacro]),
    ).toEqual([
      ['a', 'public', false, false, false],
      ['b', 'package', false, false, false],
      ['c', 'private', true, false, false],
      ['e', 'public', false, true, false],
      ['f', 'public', false, false, true],
      ['g', 'public', true, false, false],
    ]);
  });

  it('have words, parameters, results, and the syntax that calls them', async () => {
    const { functions } = await moduleOf(`module my::m;
      /// Reads. Well.
      #[syntax(index)]
      public fun at<T: copy>(list: &vector<T>, i: u64): &T { abort 0 }
      public fun plain() {}`);
    expect(functions[0]).toMatchObject({
      id: 'my::m::at',
      summary: 'Reads.',
      syntax: 'index',
      typeParameters: [{ name: 'T', abilities: ['copy'] }],
      returns: [{ kind: 'reference' }],
    });
    expect(functions[0]?.parameters.map(({ name }) => name)).toEqual(['list', 'i']);
    expect(functions[1]?.syntax).toBeNull();
  });

  it('know under which names they are methods, wherever that is said', async () => {
    const module = `module my::m;
      public struct S has drop {}
      public use fun run as S.go;
      public fun run(s: &S) {}
      public fun rest(s: &S) {}`;
    const other = `module my::other;
      use my::m::S;
      public use fun my::m::run as S.run_too;`;
    const { functions } = await moduleOf(module, other);
    expect(
      functions.map(({ name, methods }) => [name, methods.map((method) => method.name)]),
    ).toEqual([
      ['run', ['go', 'run_too']],
      ['rest', []],
    ]);
  });
});

describe('constants', () => {
  it('are errors by a function that raises them, by their attribute, or by their name', async () => {
    const { constants, functions } = await moduleOf(`module my::m;
      const ENamed: u64 = 1;
      const EVM_LENGTH: u64 = 2;
      const RAISED: u64 = 3;
      #[error]
      const Clever: vector<u8> = b"words";
      const PLAIN: u64 = 4;
      const Even: u64 = 5;
      public fun b() { a(); assert!(true, ENamed) }
      public fun a() { hidden() }
      fun hidden() { abort RAISED }`);
    expect(
      constants.map(({ name, isError, isClever, raisedBy }) => [name, isError, isClever, raisedBy]),
    ).toEqual([
      ['ENamed', true, false, ['my::m::b']],
      ['EVM_LENGTH', false, false, []],
      ['RAISED', true, false, ['my::m::b', 'my::m::a']],
      ['Clever', true, true, []],
      ['PLAIN', false, false, []],
      ['Even', false, false, []],
    ]);
    expect(functions.map(({ aborts }) => aborts.map(({ reason }) => reason))).toEqual([
      ['ENamed', 'RAISED'],
      ['RAISED'],
    ]);
    expect(constants.map(({ value }) => value).slice(0, 2)).toEqual(['1', '2']);
  });

  it('and functions that are called like a type have ids that tell them apart', async () => {
    const module = await moduleOf(`module my::m;
      public struct Coin {}
      const Coin: u64 = 1;
      const Free: u64 = 2;
      public fun raise() { abort Coin }`);
    expect(module.constants.map(({ id }) => id)).toEqual(['my::m::Coin~constant', 'my::m::Free']);
    expect(module.constants[0]?.raisedBy).toEqual(['my::m::raise']);
  });
});

describe('facts of a release', () => {
  const text = `module my::m;
    const EBad: u64 = 1;
    public struct S {}
    public native fun own();
    public native fun two();
    public native fun three();`;
  const facts = factsOf({
    EBad: { line: 3 },
    S: { line: 9 },
    own: { line: 5, native: true },
    two: {},
  });

  it('lead to the line upstream, or to the file', async () => {
    const { packages } = await modelOf([text, 'module my::unknown;', 'module other::m;'], [facts]);
    const base = 'https://github.com/MystenLabs/sui/blob/c0ffee/sources/m.move';
    const [module, unknown] = packages[0]?.modules ?? [];
    expect(module?.source).toBe(base);
    expect(module?.functions.map(({ name, source }) => [name, source])).toEqual([
      ['own', `${base}#L5`],
      ['two', base],
      ['three', base],
    ]);
    expect(module?.structs[0]?.source).toBe(`${base}#L9`);
    expect(module?.constants[0]?.source).toBe(`${base}#L3`);
    expect([unknown?.source, packages[1]?.modules[0]?.source]).toEqual([null, null]);
  });

  it('tell what is native, which declarations cannot', async () => {
    const { packages } = await modelOf([text], [facts]);
    const functions = packages[0]?.modules[0]?.functions ?? [];
    expect(functions.map(({ name, isNative }) => [name, isNative])).toEqual([
      ['own', true],
      ['two', false],
      ['three', true],
    ]);
  });
});

describe('deprecation', () => {
  it.each([
    ['#[deprecated]', ''],
    ['#[deprecated(note = b"Use b.")]', 'Use b.'],
    ['#[deprecated(note = "Use b.")]', 'Use b.'],
  ])('is what the attribute says: %s', async (attribute, note) => {
    const { functions } = await moduleOf(
      `module my::m;\n/// Works.\n${attribute}\npublic fun a() {}\n#[allow(unused)]\npublic fun b() {}`,
    );
    expect(noteOf(functions[0]?.deprecation)).toBe(note);
    expect(functions[0]?.summary).toBe('Works.');
    expect(functions[1]?.deprecation).toBeNull();
  });

  it('of modules and types is read alike', async () => {
    const module = await moduleOf(
      '/// Old. Deprecated: use n.\nmodule my::m;\n#[deprecated]\npublic struct S {}\n/// Deprecated: gone.\nconst C: u8 = 1;',
    );
    expect([noteOf(module.deprecation), textOf(module.prose)]).toEqual(['Use n.', 'Old.']);
    expect(noteOf(module.structs[0]?.deprecation)).toBe('');
    expect(noteOf(module.constants[0]?.deprecation)).toBe('Gone.');
    expect(module.constants[0]?.prose).toEqual([]);
  });

  /** `[prose, note]` of words without an attribute. */
  function split(markdown: string): readonly (string | null)[] {
    const { prose, deprecation } = fateOf(parseProse(markdown, 'ours'), [], () => []);
    return [textOf(prose), noteOf(deprecation)];
  }

  it.each([
    ['Deprecated: use `b` instead.', '', 'Use b instead.'],
    ['Works. Deprecated: use `b`, not *c*.', 'Works.', 'Use b, not c.'],
    ['With `code`. Deprecated: no more.', 'With code.', 'No more.'],
    ['`code` Deprecated: no more.', 'code', 'No more.'],
    ['First.\n\nDeprecated: use b.\n\nLast.', 'First. Last.', 'Use b.'],
    ['- list\n\nDeprecated: use b.', 'list', 'Use b.'],
  ])('is cut out of the prose: %j', (markdown, prose, note) => {
    const [left, right] = split(markdown);
    expect([left, right]).toEqual([prose, note]);
  });

  it.each([
    'Undeprecated: x.',
    'Deprecated:x',
    'Is Deprecated',
    '- Deprecated: in a list',
    'Plain.',
  ])('is not said by %j', (markdown) => {
    expect(split(markdown)[1]).toBeNull();
  });

  it('takes the note of the prose before that of the attribute', () => {
    const attributes = [{ name: 'deprecated', value: 'note = b"attribute"' }];
    const parse = (markdown: string) => parseProse(markdown, 'ours');
    const both = fateOf(parse('Deprecated: prose.'), attributes, parse);
    expect(noteOf(both.deprecation)).toBe('Prose.');
    const fate = fateOf(parse('Works.'), attributes, parse);
    expect([textOf(fate.prose), noteOf(fate.deprecation)]).toEqual(['Works.', 'attribute']);
    const bare = [{ name: 'deprecated', value: 'note = CONSTANT' }];
    expect(noteOf(fateOf([], bare, parse).deprecation)).toBe('CONSTANT');
    expect(noteOf(fateOf([], [{ name: 'deprecated', value: null }], parse).deprecation)).toBe('');
    expect(fateOf([], [{ name: 'other', value: null }], parse).deprecation).toBeNull();
  });
});
