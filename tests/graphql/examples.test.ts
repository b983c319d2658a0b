/** Example queries: the shortest way to a type, everything required filled in, with values that say what they are. */

import { buildASTSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Examples } from '../../generators/graphql/model/examples.ts';
import { buildExamples } from '../../generators/graphql/model/examples.ts';

const examplesOf = (text: string): Examples =>
  buildExamples(buildASTSchema(parse(text), { assumeValidSDL: true }));

const queryFor = (text: string, type: string): string | undefined =>
  examplesOf(text).ofType(type)?.query;

const lines = (...all: readonly string[]): string => all.join('\n');

const variablesOf = (args: string, more = ''): unknown =>
  JSON.parse(
    examplesOf(`type Query { find(${args}): Int } ${more}`).ofOperation('Query', 'find')
      ?.variables ?? 'null',
  );

describe('the query for a type', () => {
  it('takes the shortest path from the root', () => {
    const text = `type Query { far: Far, near: Target } type Far { target: Target } type Target { id: ID }`;
    expect(queryFor(text, 'Target')).toBe(lines('query {', '  near {', '    id', '  }', '}'));
  });

  it('goes through as many types as it must', () => {
    const text = `type Query { a: A } type A { b: [B!]! } type B { c: C } type C { id: ID }`;
    expect(queryFor(text, 'C')).toBe(
      lines(
        'query {',
        '  a {',
        '    b {',
        '      c {',
        '        id',
        '      }',
        '    }',
        '  }',
        '}',
      ),
    );
  });

  it('is none for a type that no query returns, for a leaf, and without queries', () => {
    const text = 'type Query { a: Int } type Lost { id: ID } enum E { A }';
    expect(examplesOf(text).ofType('Lost')).toBeNull();
    expect(examplesOf(text).ofType('E')).toBeNull();
    expect(examplesOf(text).ofType('Int')).toBeNull();
    expect(examplesOf(text).ofType('Missing')).toBeNull();
    expect(examplesOf(text).ofType('Query')).toBeNull();
    expect(examplesOf('type A { id: ID }').ofType('A')).toBeNull();
  });

  it('prefers, of equally short paths, fewer required arguments, then the first name', () => {
    const paths = 'z: T, a(x: Int!): T, b(x: Int! = 1, y: Int): T';
    expect(queryFor(`type Query { ${paths} } type T { id: ID }`, 'T')).toContain('  b {');
    expect(queryFor(`type Query { z: T, y: T } type T { id: ID }`, 'T')).toContain('  y {');
    const two = 'a(x: Int!, y: Int!): T, b(x: Int!): T';
    expect(queryFor(`type Query { ${two} } type T { id: ID }`, 'T')).toContain('b(x: $x) {');
  });

  it('takes a deprecated field only where there is no other', () => {
    const old = 'a: T @deprecated';
    expect(queryFor(`type Query { ${old}, b(x: Int!): T } type T { id: ID }`, 'T')).toContain('b(');
    expect(queryFor(`type Query { ${old} } type T { id: ID }`, 'T')).toContain('  a {');
  });

  it('goes through fragments of interfaces and unions, the first name first', () => {
    const text = `type Query { node: Node, any: Any } interface Node { id: ID }
      type A implements Node { id: ID, b: B } type B { id: ID }
      type C { id: ID } type D { id: ID } union Any = D | C`;
    expect(queryFor(text, 'A')).toBe(
      lines('query {', '  node {', '    ... on A {', '      id', '    }', '  }', '}'),
    );
    expect(queryFor(text, 'B')).toBe(
      lines(
        'query {',
        '  node {',
        '    ... on A {',
        '      b {',
        '        id',
        '      }',
        '    }',
        '  }',
        '}',
      ),
    );
    expect(queryFor(text, 'D')).toContain('  any {\n    ... on D {');
  });

  it('reaches what two members of a union hold through the first of them', () => {
    const text = `type Query { any: Any } union Any = B | A
      type A { t: T } type B { t: T } type T { id: ID }`;
    expect(queryFor(text, 'T')).toContain('... on A {');
  });

  it('asks an interface and a union what they are', () => {
    const text = `type Query { node: Node, any: Any } interface Node { id: ID }
      type A implements Node { id: ID } union Any = A`;
    expect(queryFor(text, 'Node')).toBe(
      lines('query {', '  node {', '    __typename', '    id', '  }', '}'),
    );
    expect(queryFor(text, 'Any')).toBe(lines('query {', '  any {', '    __typename', '  }', '}'));
  });

  it('shows the first six plain fields: no objects, no required arguments, nothing deprecated', () => {
    const text = `type Query { t: T } type T {
      a: Int, b(x: Int!): Int, c(x: Int): [Int!], d: T, e: Int @deprecated, f: E, g: Int, h: Int, i: Int, j: Int }
      enum E { A }`;
    const fields = ['a', 'c', 'f', 'g', 'h', 'i'].map((name) => `    ${name}`);
    expect(queryFor(text, 'T')).toBe(lines('query {', '  t {', ...fields, '  }', '}'));
  });

  it('asks a type without a plain field what it is', () => {
    const text = 'type Query { t: T } type T { t: T }';
    expect(queryFor(text, 'T')).toBe(lines('query {', '  t {', '    __typename', '  }', '}'));
  });
});

describe('the query of an operation', () => {
  const text = `type Query { count: Int, find(id: ID!): T, list(first: Int, after: String): T }
    type Mutation { run(id: ID!): T } type Subscription { ticks: Int } type T { id: ID }`;

  it('is a query, a mutation or a subscription', () => {
    const { ofOperation } = examplesOf(text);
    expect(ofOperation('Query', 'count')).toEqual({
      query: lines('query {', '  count', '}'),
      variables: null,
    });
    expect(ofOperation('Mutation', 'run')).toEqual({
      query: lines('mutation Example($id: ID!) {', '  run(id: $id) {', '    id', '  }', '}'),
      variables: '{\n  "id": "example-id"\n}',
    });
    expect(ofOperation('Subscription', 'ticks')?.query).toBe(
      lines('subscription {', '  ticks', '}'),
    );
  });

  it('is none for what is not an operation', () => {
    const { ofOperation } = examplesOf(`${text} enum E { A }`);
    expect(ofOperation('Query', 'none')).toBeNull();
    expect(ofOperation('None', 'count')).toBeNull();
    expect(ofOperation('E', 'A')).toBeNull();
  });

  it('asks a connection for five', () => {
    const { ofOperation } = examplesOf(text);
    expect(ofOperation('Query', 'list')?.query).toContain('  list(first: 5) {');
    const other =
      'type Query { a(first: Int!): Int, b(first: String): Int, c(last: Int): Int, d(first: String!): Int }';
    const queries = ['a', 'b', 'c', 'd'].map(
      (name) => examplesOf(other).ofOperation('Query', name)?.query.split('\n')[1],
    );
    expect(queries).toEqual(['  a(first: $first)', '  b', '  c', '  d(first: $first)']);
  });

  it('gives arguments only where they are required, in their order', () => {
    const args = 'b: Int!, a: Int!, c: Int, d: Int! = 1';
    expect(examplesOf(`type Query { f(${args}): Int }`).ofOperation('Query', 'f')?.query).toBe(
      lines('query Example($b: Int!, $a: Int!) {', '  f(b: $b, a: $a)', '}'),
    );
  });

  it('counts variables of one name', () => {
    const nested = `type Query { a(id: ID!): A } type A { b(id: ID!): B } type B { c(id: ID!): C } type C { x: Int }`;
    const example = examplesOf(nested).ofType('C');
    expect(example?.query).toBe(
      lines(
        'query Example($id: ID!, $id2: ID!, $id3: ID!) {',
        '  a(id: $id) {',
        '    b(id: $id2) {',
        '      c(id: $id3) {',
        '        x',
        '      }',
        '    }',
        '  }',
        '}',
      ),
    );
    expect(Object.keys(JSON.parse(example?.variables ?? '{}') as object)).toEqual([
      'id',
      'id2',
      'id3',
    ]);
  });
});

describe('the value of a variable', () => {
  it.each([
    ['Int', 10],
    ['Float', 1.5],
    ['Boolean', true],
    ['ID', 'example-id'],
    ['String', 'example'],
    ['UInt53', 1],
    ['BigInt', '1000000000'],
    ['SuiAddress', `0x${'0'.repeat(63)}2`],
    ['Base64', 'AAAA'],
    ['DateTime', '2025-07-15T00:00:00.000Z'],
    ['JSON', {}],
    ['URI', 'https://example.com/'],
    ['Strange', 'example'],
  ])('of the scalar %s can be recognized', (scalar, value) => {
    expect(variablesOf(`x: ${scalar}!`, `scalar ${scalar}`)).toEqual({ x: value });
  });

  it.each([
    ['digest', '1'.repeat(32)],
    ['type', '0x2::sui::SUI'],
    ['coinType', '0x2::sui::SUI'],
    ['domain', 'example.sui'],
    ['other', 'example'],
  ])('of a string called %s says what is meant', (name, value) => {
    expect(variablesOf(`${name}: String!`, 'scalar SuiAddress')).toEqual({ [name]: value });
    // On another chain a type has another form.
    expect(variablesOf(`${name}: String!`)).toEqual({ [name]: 'example' });
    expect(variablesOf(`${name}: Int!`)).toEqual({ [name]: 10 });
  });

  it('of a list has one entry, of an enum the first value', () => {
    expect(variablesOf('x: [[E!]!]!', 'enum E { B A }')).toEqual({ x: [['B']] });
    expect(variablesOf('x: [String!]!')).toEqual({ x: ['example'] });
  });

  it('of an input has the required fields, and of a one-of the first', () => {
    const inputs = `input In { a: Int, b: Int!, c: Int! = 1, inner: Inner! } input Inner { y: String! }`;
    expect(variablesOf('x: In!', inputs)).toEqual({
      x: { b: 10, inner: { y: 'example' } },
    });
    expect(variablesOf('x: One!', 'input One @oneOf { a: String, b: Int }')).toEqual({
      x: { a: 'example' },
    });
    expect(variablesOf('x: None!', 'input None { a: Int }')).toEqual({ x: {} });
  });

  it('of an input that requires itself ends', () => {
    let value: unknown = {};
    for (let depth = 0; depth <= 5; depth += 1) value = { again: value };
    expect(variablesOf('x: Loop!', 'input Loop { again: Loop! }')).toEqual({ x: value });
  });
});
