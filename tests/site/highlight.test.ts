/** The grammars of ours: what each piece of code is taken for. */
import { Prism } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { consoleGrammar } from '../../site/src/highlight/console';
import { graphqlGrammar } from '../../site/src/highlight/graphql';
import { moveGrammar } from '../../site/src/highlight/move';

type Token = InstanceType<typeof Prism.Token>;
type Grammar = Parameters<typeof Prism.tokenize>[1];

/** `kind:text` of every token that is not plain, flattened. */
function kindsOf(code: string, grammar: unknown): readonly string[] {
  const walk = (token: string | Token): readonly string[] => {
    if (typeof token === 'string') return [];
    return typeof token.content === 'string'
      ? [`${token.type}:${token.content}`]
      : (token.content as (string | Token)[]).flatMap(walk);
  };
  return Prism.tokenize(code, grammar as Grammar).flatMap(walk);
}

describe('Move', () => {
  const kinds = (code: string): readonly string[] =>
    kindsOf(code, moveGrammar).filter((kind) => !/^(?:punctuation|operator):/.test(kind));

  it.each([
    ['module a::b;', ['keyword:module', 'namespace:a']],
    [
      'public(package) fun f<T>(x: u64): T {}',
      [
        'keyword:public',
        'keyword:package',
        'keyword:fun',
        'function:f',
        'class-name:T',
        'builtin:u64',
        'class-name:T',
      ],
    ],
    [
      'public struct Coin<phantom T> has key, store {',
      [
        'keyword:public',
        'keyword:struct',
        'class-name:Coin',
        'keyword:phantom',
        'class-name:T',
        'keyword:has',
      ],
    ],
    [
      'const ENotOwner: u64 = 0x1;',
      ['keyword:const', 'constant:ENotOwner', 'builtin:u64', 'number:0x1'],
    ],
    [
      'use sui::coin::{Self, Coin};',
      ['keyword:use', 'namespace:sui', 'namespace:coin', 'class-name:Self', 'class-name:Coin'],
    ],
    ['assert!(x == @0x2, E_BAD);', ['macro:assert!', 'address:@0x2', 'constant:E_BAD']],
    ['vec.do!(|x| f(x))', ['macro:do!', 'function:f']],
    [
      'let mut v: vector<Entry> = vector[];',
      ['keyword:let', 'keyword:mut', 'builtin:vector', 'class-name:Entry', 'builtin:vector'],
    ],
    [
      '#[test, expected_failure(abort_code = ENotOwner)]',
      ['annotation:#[test, expected_failure(abort_code = ENotOwner)]'],
    ],
    ['/// A `T`.\nfun', ['comment:/// A `T`.', 'keyword:fun']],
    ['b"a\\"b" x"00ff"', ['string:b"a\\"b"', 'string:x"00ff"']],
    [
      "'outer: loop { break 'outer }",
      ["label:'outer", 'keyword:loop', 'keyword:break', "label:'outer"],
    ],
    [
      'match (x) { Option::None => 1u8 }',
      ['keyword:match', 'namespace:Option', 'class-name:None', 'number:1u8'],
    ],
    [
      'macro fun f<$T>($x: $T)',
      ['keyword:macro', 'keyword:fun', 'function:f', 'variable:$T', 'variable:$x', 'variable:$T'],
    ],
  ])('%s', (code, expected) => {
    expect(kinds(code)).toEqual(expected);
  });

  // What is not linear does not end within the time that a test may take.
  it.each(['f<', 'a<b(', '/*', '#[', 'b"', '@', "'", 'a::'])('ends on a long run of %s', (text) => {
    expect(kinds(text.repeat(50_000))).toBeInstanceOf(Array);
  });
});

describe('GraphQL', () => {
  const kinds = (code: string): readonly string[] =>
    kindsOf(code, graphqlGrammar).filter((kind) => !/^(?:punctuation|operator):/.test(kind));

  it.each([
    [
      'type Coin implements IObject & IOwner {',
      [
        'keyword:type',
        'class-name:Coin',
        'keyword:implements',
        'class-name:IObject',
        'class-name:IOwner',
      ],
    ],
    ['  version: UInt53!', ['property:version', 'class-name:UInt53']],
    [
      '  coins(first: Int, after: [String!]): JSON',
      [
        'property:coins',
        'property:first',
        'class-name:Int',
        'property:after',
        'class-name:String',
        'class-name:JSON',
      ],
    ],
    ['union U = A | B', ['keyword:union', 'class-name:U', 'class-name:A', 'class-name:B']],
    [
      'query Q($a: SuiAddress!) { ...F }',
      ['keyword:query', 'function:Q', 'variable:$a', 'class-name:SuiAddress', 'function:F'],
    ],
    ['{ ... on MoveObject { id } }', ['keyword:on', 'class-name:MoveObject']],
    [
      'enum E { IMMUTABLE @deprecated(reason: "x") }',
      [
        'keyword:enum',
        'class-name:E',
        'constant:IMMUTABLE',
        'directive:@deprecated',
        'property:reason',
        'string:"x"',
      ],
    ],
    ['"""\nText: Type\n"""', ['string:"""\nText: Type\n"""']],
    ['# a: B\ntrue -1.5', ['comment:# a: B', 'boolean:true', 'number:-1.5']],
  ])('%s', (code, expected) => {
    expect(kinds(code)).toEqual(expected);
  });
});

describe('a console session', () => {
  it('tells commands from output', () => {
    const kinds = kindsOf(
      '$ sui gas \\\n  --json\n[gas]\n$ ls',
      consoleGrammar({ word: /[\w-]+/ }),
    );
    expect(kinds).toEqual([
      'shell-symbol:$',
      'word:sui',
      'word:gas',
      'word:--json',
      'output:[gas]',
      'shell-symbol:$',
      'word:ls',
    ]);
  });
});
