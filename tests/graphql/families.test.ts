/** Lists of types: connections, edges and payloads come below what they carry, and every type comes once. */

import { describe, expect, it } from 'vitest';
import { familiesOf } from '../../generators/graphql/model/families.ts';
import type { Family } from '../../generators/graphql/model/families.ts';
import type { Entity } from '../../generators/graphql/model/model.ts';

type Fields = Readonly<Record<string, string>>;

/** Only what tells a carrier: the name, and the types of the fields. */
function entity(name: string, fields: Fields): Entity {
  return {
    name,
    kind: 'objects',
    fields: Object.entries(fields).map(([field, type]) => ({
      name: field,
      type: { name: type, text: type },
    })),
  } as unknown as Entity;
}

const page = (node: string, edge: string): Fields => ({
  edges: edge,
  nodes: node,
  pageInfo: 'PageInfo',
});

/** `Coin(CoinConnection, CoinEdge)` */
function display(families: readonly Family[]): readonly string[] {
  return families.map(({ entity: { name }, carriers }) =>
    carriers.length === 0 ? name : `${name}(${display(carriers).join(', ')})`,
  );
}

function listed(types: Readonly<Record<string, Fields>>): readonly string[] {
  return display(familiesOf(Object.entries(types).map(([name, fields]) => entity(name, fields))));
}

describe('a list of types', () => {
  it('groups the connection and the edge under the type they lead to, whatever their names are', () => {
    expect(
      listed({
        Coin: { value: 'Int' },
        CoinConnection: page('Coin', 'CoinEdge'),
        CoinEdge: { cursor: 'String', node: 'Coin' },
        DependencyConnection: page('Coin', 'DependencyEdge'),
        DependencyEdge: { cursor: 'String', node: 'Coin' },
      }),
    ).toEqual(['Coin(CoinConnection, CoinEdge, DependencyConnection, DependencyEdge)']);
  });

  it('finds the type of a connection without nodes through its edge', () => {
    expect(
      listed({
        Coin: { value: 'Int' },
        CoinConnection: { edges: 'CoinEdge', pageInfo: 'PageInfo' },
        CoinEdge: { cursor: 'String', node: 'Coin' },
      }),
    ).toEqual(['Coin(CoinConnection, CoinEdge)']);
  });

  it('puts an edge under its connection where its type is in another list', () => {
    expect(
      listed({
        KindConnection: page('Kind', 'KindEdge'),
        KindEdge: { cursor: 'String', node: 'Kind' },
      }),
    ).toEqual(['KindConnection(KindEdge)']);
  });

  it('puts a payload under the one type in it, and leaves one with several alone', () => {
    expect(
      listed({
        AddStarPayload: { clientMutationId: 'String', star: 'Star' },
        MovePayload: { star: 'Star', user: 'User' },
        Star: { at: 'Int' },
        User: { name: 'String' },
      }),
    ).toEqual(['MovePayload', 'Star(AddStarPayload)', 'User']);
  });

  it('takes nothing for a carrier by its name alone, and loses none that lead to each other', () => {
    expect(
      listed({
        Connection: { url: 'String' },
        KnowledgeEdge: { weight: 'Int' },
        LoopConnection: page('LoopEdge', 'LoopEdge'),
        LoopEdge: { cursor: 'String', node: 'LoopConnection' },
        SelfEdge: { cursor: 'String', node: 'SelfEdge' },
      }),
    ).toEqual(['Connection', 'KnowledgeEdge', 'LoopConnection(LoopEdge)', 'SelfEdge']);
  });
});
