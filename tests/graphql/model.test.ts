/** The model of a schema: what it holds, and in which order, whatever order the schema has. */

import { buildASTSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildModel } from '../../generators/graphql/model/build.ts';
import type { Entity, GraphqlModel } from '../../generators/graphql/model/model.ts';

const modelOf = (text: string): GraphqlModel =>
  buildModel(buildASTSchema(parse(text), { assumeValidSDL: true }));

function entityOf(text: string, id: string): Entity {
  const entity = modelOf(text).entities.find((one) => one.id === `graphql:${id}`);
  if (!entity) throw new Error(`the model lacks ${id}`);
  return entity;
}

describe('order', () => {
  it('of the members of a union is that of their names', () => {
    const types = 'type A { a: Int } type B { a: Int } type C { a: Int }';
    const union = entityOf(`${types} union U = C | A | B`, 'U');
    expect(union.members).toEqual(['A', 'B', 'C']);
  });
});
