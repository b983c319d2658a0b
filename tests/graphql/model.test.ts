/** The model of a schema: what it holds of each definition, and in which order, whatever order the schema has. */

import {
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  buildASTSchema,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { apiReportOf } from '../../generators/graphql/api-report.ts';
import { joinDescriptions } from '../../generators/graphql/descriptions.ts';
import { buildModel } from '../../generators/graphql/model/build.ts';
import { inputsOf } from '../../generators/graphql/model/kinds.ts';
import type {
  DirectiveModel,
  Entity,
  EnumModel,
  FieldsModel,
  GraphqlModel,
  InputModel,
  OperationModel,
  ScalarModel,
} from '../../generators/graphql/model/model.ts';

const modelOf = (text: string): GraphqlModel =>
  buildModel(buildASTSchema(parse(text), { assumeValidSDL: true }));

type Bare<Model> = Omit<Model, 'kind'>;
/** Each test knows of which kind its entity is. */
type AnyEntity = Pick<Entity, 'kind'> &
  Bare<DirectiveModel> &
  Bare<EnumModel> &
  Bare<FieldsModel> &
  Bare<InputModel> &
  Bare<OperationModel> &
  Bare<ScalarModel>;

function entityOf(text: string, id: string): AnyEntity {
  const entity = modelOf(text).entities.find((candidate) => candidate.id === `graphql:${id}`);
  if (!entity) throw new Error(`the model lacks ${id}`);
  return entity as AnyEntity;
}

const idsOf = (text: string): readonly string[] =>
  modelOf(text).entities.map(({ kind, id }) => `${kind} ${id.slice('graphql:'.length)}`);

/** What every schema has: directives of the language, and the scalars that these use. */
const ALWAYS = [
  'operation-directives @include',
  'operation-directives @skip',
  'scalars Boolean',
  'scalars String',
  'directives @deprecated',
  'directives @oneOf',
  'directives @specifiedBy',
];
const ownIdsOf = (text: string): readonly string[] =>
  idsOf(text).filter((found) => !ALWAYS.includes(found));

describe('the entities of a schema', () => {
  it('come by kind in the order of the index, then by name in byte order', () => {
    const text = `
      directive @mark on OBJECT
      directive @cut on FIELD
      scalar Date  enum Size { S }  union Any = B | A  input In { a: Int }
      interface Named { id: ID }  type b { a: Int }  type B { a: Int }  type A { a: Float }
      type Subscription { ticks: Int }  type Mutation { run: Int }  type Query { z: Int, a: Int }`;
    expect(ownIdsOf(text)).toEqual([
      'queries Query.a',
      'queries Query.z',
      'mutations Mutation.run',
      'subscriptions Subscription.ticks',
      'operation-directives @cut',
      'objects A',
      'objects B',
      'objects b',
      'interfaces Named',
      'unions Any',
      'enums Size',
      'inputs In',
      'scalars Date',
      'scalars Float',
      'scalars ID',
      'scalars Int',
      'directives @mark',
    ]);
  });

  it('leave out root types, introspection, and built-in scalars that nothing uses', () => {
    const text = 'schema { query: Root } type Root { a: Int }';
    expect(idsOf(text).toSorted()).toEqual([...ALWAYS, 'queries Root.a', 'scalars Int'].toSorted());
  });

  it('have a built-in scalar that only an argument takes, and any scalar of the schema', () => {
    const text = 'scalar Unused type Query { a(b: Float): Int }';
    expect(ownIdsOf(text)).toEqual([
      'queries Query.a',
      'scalars Float',
      'scalars Int',
      'scalars Unused',
    ]);
  });

  it('know their root types by any name', () => {
    const text = `schema { query: Q mutation: M subscription: S }
      type Q { a: Int } type M { a: Int } type S { a: Int }`;
    expect(modelOf(text).roots).toEqual([
      { name: 'Q', kind: 'queries' },
      { name: 'M', kind: 'mutations' },
      { name: 'S', kind: 'subscriptions' },
    ]);
    expect(modelOf('type A { a: Int }').roots).toEqual([]);
    expect(ownIdsOf('type A { a: Int }')).toEqual(['objects A', 'scalars Int']);
  });

  it('hold nothing of what their kind does not have', () => {
    expect(entityOf('scalar Day type Query { a: Day }', 'Day')).toEqual({
      id: 'graphql:Day',
      kind: 'scalars',
      name: 'Day',
      description: null,
      deprecation: null,
      directives: [],
      memberOf: [],
      returnedBy: [{ id: 'graphql:Query.a', label: 'Query.a' }],
      usedBy: [],
      specifiedBy: null,
      example: null,
    });
  });
});

describe('an operation', () => {
  const text = `type Query {
    "Finds coins."
    coins("How many." first: Int = 5, owner: ID! @mark, old: Int @deprecated(reason: "Use first.")): [Coin!]! @mark
    plain: Int @deprecated
  }
  directive @mark(at: Int) on FIELD_DEFINITION | ARGUMENT_DEFINITION
  type Coin { id: ID }`;

  it('is a field of the root: its words, its arguments, what it returns', () => {
    expect(entityOf(text, 'Query.coins')).toMatchObject({
      kind: 'queries',
      name: 'coins',
      description: 'Finds coins.',
      deprecation: null,
      directives: ['@mark'],
      type: { name: 'Coin', text: '[Coin!]!' },
      inputs: [
        {
          id: 'graphql:Query.coins(first)',
          name: 'first',
          description: 'How many.',
          type: { name: 'Int', text: 'Int' },
          defaultValue: '5',
          isRequired: false,
          deprecation: null,
          directives: [],
        },
        {
          id: 'graphql:Query.coins(owner)',
          name: 'owner',
          description: null,
          type: { name: 'ID', text: 'ID!' },
          defaultValue: null,
          isRequired: true,
          directives: ['@mark'],
        },
        { name: 'old', deprecation: 'Use first.', isRequired: false, directives: [] },
      ],
    });
    expect(entityOf(text, 'Query.coins').example?.query).toContain('coins(owner: $owner) {');
    expect(entityOf(text, 'Query.plain').deprecation).toBe('No longer supported');
  });
});

describe('an object or an interface', () => {
  const text = `
    interface Node { id: ID! }
    interface Named implements Node { id: ID! name: String }
    "Money."
    type Coin implements Named & Node @key { id: ID! name: String "Who." owner(at: Int! = 1): Owner }
    type Owner implements Node { id: ID! }
    directive @key on OBJECT
    union Any = Owner | Coin
    union Only = Coin
    type Query { coin(in: In): Coin  nodes: [Node] }
    input In { inner: In, kind: Kind }
    enum Kind { A }`;

  it('has its fields in the order of the schema, with ids below its own', () => {
    const coin = entityOf(text, 'Coin');
    expect(coin).toMatchObject({
      kind: 'objects',
      description: 'Money.',
      directives: ['@key'],
      interfaces: ['Named', 'Node'],
      implementedBy: [],
      memberOf: ['Any', 'Only'],
    });
    expect(coin.fields.map(({ id, type }) => [id, type.text])).toEqual([
      ['graphql:Coin.id', 'ID!'],
      ['graphql:Coin.name', 'String'],
      ['graphql:Coin.owner', 'Owner'],
    ]);
    expect(coin.fields[2]).toMatchObject({
      description: 'Who.',
      arguments: [
        {
          id: 'graphql:Coin.owner(at)',
          isRequired: false,
          defaultValue: '1',
          type: { text: 'Int!' },
        },
      ],
    });
  });

  it('knows who implements it, sorted', () => {
    expect(entityOf(text, 'Node')).toMatchObject({
      kind: 'interfaces',
      implementedBy: ['Coin', 'Named', 'Owner'],
      interfaces: [],
    });
    expect(entityOf(text, 'Named')).toMatchObject({
      implementedBy: ['Coin'],
      interfaces: ['Node'],
    });
  });

  it('knows which fields return it and which inputs take it, sorted', () => {
    const labels = (id: string, list: 'returnedBy' | 'usedBy'): readonly string[] =>
      entityOf(text, id)[list].map(({ id: use, label }) => {
        expect(use).toBe(`graphql:${label}`);
        return label;
      });
    expect(labels('ID', 'returnedBy')).toEqual(['Coin.id', 'Named.id', 'Node.id', 'Owner.id']);
    expect(labels('Node', 'returnedBy')).toEqual(['Query.nodes']);
    expect(labels('In', 'usedBy')).toEqual(['In.inner', 'Query.coin(in)']);
    expect(labels('In', 'returnedBy')).toEqual([]);
    expect(labels('Kind', 'usedBy')).toEqual(['In.kind']);
    expect(labels('Boolean', 'usedBy')).toEqual(['@include(if)', '@skip(if)']);
  });
});

describe('a union, an enum, an input, a scalar', () => {
  it('has its members sorted by name', () => {
    const types = 'type A { a: Int } type B { a: Int } type C { a: Int }';
    const union = entityOf(`${types} union U @mark = C | A | B directive @mark on UNION`, 'U');
    expect(union).toMatchObject({
      kind: 'unions',
      members: ['A', 'B', 'C'],
      directives: ['@mark'],
    });
  });

  it('has its values in the order of the schema', () => {
    const text =
      'enum E { "Small." S  L @deprecated(reason: "Too big.") @m } directive @m on ENUM_VALUE';
    expect(entityOf(text, 'E').values).toEqual([
      { id: 'graphql:E.S', name: 'S', description: 'Small.', deprecation: null, directives: [] },
      {
        id: 'graphql:E.L',
        name: 'L',
        description: null,
        deprecation: 'Too big.',
        directives: ['@m'],
      },
    ]);
  });

  it('has its fields, each required or not, and may be one-of', () => {
    const input = entityOf('input In { a: Int!, b: [Int!]! = [1, 2], c: Int }', 'In');
    expect(input).toMatchObject({ kind: 'inputs', isOneOf: false });
    expect(input.inputs.map((field) => [field.id, field.isRequired, field.defaultValue])).toEqual([
      ['graphql:In.a', true, null],
      ['graphql:In.b', false, '[1, 2]'],
      ['graphql:In.c', false, null],
    ]);
    expect(entityOf('input One @oneOf { a: Int, b: Int }', 'One').isOneOf).toBe(true);
    const spelled = entityOf('input In { a: Float = 1e3, b: [Int] = 7 }', 'In').inputs;
    expect(spelled.map(({ defaultValue }) => defaultValue)).toEqual(['1e3', '7']);
  });

  it('has the address of its specification', () => {
    const text = 'scalar Date @specifiedBy(url: "https://example.com/date") scalar Plain';
    expect(entityOf(text, 'Date').specifiedBy).toBe('https://example.com/date');
    expect(entityOf(text, 'Plain').specifiedBy).toBeNull();
  });
});

describe('a directive', () => {
  it.each([
    'QUERY',
    'MUTATION',
    'SUBSCRIPTION',
    'FIELD',
    'FRAGMENT_DEFINITION',
    'FRAGMENT_SPREAD',
    'INLINE_FRAGMENT',
    'VARIABLE_DEFINITION',
  ])('on %s belongs to operations, whatever else it is on', (location) => {
    expect(entityOf(`directive @d on ${location}`, '@d').kind).toBe('operation-directives');
    expect(entityOf(`directive @d on OBJECT | ${location}`, '@d').kind).toBe(
      'operation-directives',
    );
  });

  it('has its arguments, its places, and may repeat', () => {
    const text = '"Marks." directive @d(at: Int! = 3, b: Int) repeatable on OBJECT | SCHEMA';
    expect(entityOf(text, '@d')).toMatchObject({
      name: 'd',
      kind: 'directives',
      description: 'Marks.',
      deprecation: null,
      directives: [],
      locations: ['OBJECT', 'SCHEMA'],
      isRepeatable: true,
      inputs: [
        { id: 'graphql:@d(at)', isRequired: false, defaultValue: '3' },
        { id: 'graphql:@d(b)', isRequired: false, defaultValue: null },
      ],
    });
    expect(entityOf('directive @d on OBJECT', '@d').isRepeatable).toBe(false);
  });
});

describe('words', () => {
  it.each(['""', '"  "', '"""\n\n"""'])('of %s are none', (text) => {
    expect(entityOf(`${text} scalar S`, 'S').description).toBeNull();
  });

  it('keep their blanks', () => {
    expect(entityOf('"  a  b " scalar S', 'S').description).toBe('  a  b ');
  });
});

describe('a schema without source text', () => {
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      a: {
        type: GraphQLInt,
        args: {
          b: { type: new GraphQLList(GraphQLInt), defaultValue: [1, 2] },
          c: { type: GraphQLInt },
        },
      },
    },
  });

  it('has its default values printed', () => {
    const [operation] = buildModel(new GraphQLSchema({ query })).entities;
    const inputs = operation === undefined ? [] : inputsOf(operation);
    expect(inputs.map(({ defaultValue }) => defaultValue)).toEqual(['[1, 2]', null]);
    expect(operation?.directives).toEqual([]);
  });
});

it('the report of a schema names each part without a description, above what it is part of', () => {
  const model = modelOf('type Query { a(b: Int): Coin } type Coin { "Its." id(of: Int): ID }');
  const { undocumented } = joinDescriptions(model, new Map());
  const marks = apiReportOf(model, undocumented).match(/^# undoc.*\n(?:#.*\n)*\w+ .*$/gm);
  expect(marks).toEqual([
    '# undocumented Query.a(b)\n# undocumented\nextend type Query {',
    '# undocumented Coin.id(of)\n# undocumented\ntype Coin {',
  ]);
});
