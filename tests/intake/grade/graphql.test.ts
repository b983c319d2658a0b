/** GraphQL schemas, graded: what graphql-js calls breaking is, and nothing else. */

import fs from 'node:fs';
import path from 'node:path';
import type { DocumentNode } from 'graphql';
import { buildASTSchema, findBreakingChanges, findDangerousChanges, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gradeGraphql } from '../../../scripts/intake/grade/graphql.ts';
import { findRenames } from '../../../scripts/intake/grade/renames.ts';
import { root } from '../../support/run.ts';

function released(name: string): DocumentNode {
  const folder = path.join(root, 'node_modules', name, 'src/graphql/generated');
  const file = ['latest/schema.graphql', 'schema.graphql'].find((candidate) =>
    fs.existsSync(path.join(folder, candidate)),
  );
  return parse(fs.readFileSync(path.join(folder, file ?? ''), 'utf8'));
}

/** `Coin.balances` in `The arg Coin.balances(first:) …`. */
const namesIn = (text: string): string => /[A-Z]\w*(?:\.\w+)?/.exec(text)?.[0] ?? text;

describe('released schemas', () => {
  it.each([
    ['@mysten/sui', 'sui-1.39.1'],
    ['sui-1.39.1', 'sui-1.45.2'],
    ['sui-1.45.2', 'sui-2.33.1'],
  ])('%s → %s: nothing that breaks is missed', async (from, to) => {
    const [before, after] = [released(from), released(to)];
    const changes = await gradeGraphql(before, after);
    const breaking = changes.filter(({ grade }) => grade === 'breaking');
    const schemas = [buildASTSchema(before), buildASTSchema(after)] as const;
    // Nobody documents `ID`: it is there as long as something has its type.
    const known = findBreakingChanges(...schemas).filter(
      ({ description }) => !description.startsWith('Standard scalar '),
    );
    const missed = known.filter(({ description }) => {
      const terms: readonly string[] = description.match(/[A-Za-z_]\w*/g) ?? [];
      const isIn = (id: string): boolean =>
        id
          .slice(8)
          .split(/[.()]+/)
          .every((part) => part === '' || terms.includes(part));
      return !breaking.some(({ id }) => isIn(id));
    });
    expect(missed.map(({ description }) => description)).toEqual([]);
    // What graphql-js finds harmless is harmless: nobody is alarmed without a cause.
    expect(breaking).toHaveLength(known.length);
    const named = new Set(
      known.flatMap(({ description }) => description.match(/[A-Za-z_]\w*/g) ?? []),
    );
    const alarms = breaking.filter(
      ({ id }) => !named.has(namesIn(id.slice(8)).split('.')[0] ?? ''),
    );
    expect(alarms).toEqual([]);
    expect(findDangerousChanges(...schemas).length === 0).toBe(
      changes.every(({ grade }) => grade !== 'dangerous'),
    );
  });
});

describe('one change', () => {
  const SCHEMA = `type Query { coin(id: ID!): Coin @deprecated(reason: "Use asset.") list: [Any!] }
    "A coin." type Coin { id: ID! name: String } type Token { id: ID! }
    union Any = Coin enum Kind { A B } input Filter { kind: Kind }`;
  const cases: [string, string, string, string][] = [
    ['union Any = Coin', 'union Any = Coin | Token', 'dangerous', 'graphql:Any'],
    ['enum Kind { A B }', 'enum Kind { A B C }', 'dangerous', 'graphql:Kind.C'],
    ['enum Kind { A B }', 'enum Kind { A }', 'breaking', 'graphql:Kind.B'],
    ['name: String }', 'name: String! }', 'safe', 'graphql:Coin.name'],
    ['id: ID! name', 'id: ID name', 'breaking', 'graphql:Coin.id'],
    ['{ kind: Kind }', '{ kind: Kind limit: Int }', 'safe', 'graphql:Filter.limit'],
    ['{ kind: Kind }', '{ kind: Kind limit: Int! }', 'breaking', 'graphql:Filter.limit'],
    ['coin(id: ID!)', 'coin(id: ID!, at: Int)', 'dangerous', 'graphql:Query.coin(at)'],
    ['coin(id: ID!)', 'coin(id: ID!, at: Int!)', 'breaking', 'graphql:Query.coin(at)'],
    ['"A coin."', '"One coin."', 'documentation', 'graphql:Coin'],
    [' list: [Any!]', '', 'breaking', 'graphql:Query.list'],
  ];
  it.each(cases)('%s → %s is %s', async (from, to, grade, id) => {
    const changes = await gradeGraphql(parse(SCHEMA), parse(SCHEMA.replace(from, () => to)));
    expect(changes.map((change) => [change.grade, change.id])).toEqual([[grade, id]]);
    expect([changes[0]?.before, changes[0]?.after]).not.toEqual([null, null]);
  });

  it('an argument that went leaves none, so that its new name is found', async () => {
    const now = SCHEMA.replace('coin(id: ID!)', 'coin(coinId: ID!)');
    const changes = await gradeGraphql(parse(SCHEMA), parse(now));
    expect(changes.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        ['id: ID!', null],
        [null, 'coinId: ID!'],
      ]),
    );
    expect(findRenames(changes)).toEqual([
      { from: 'graphql:Query.coin(id)', to: 'graphql:Query.coin(coinId)', reason: 'shape' },
    ]);
  });

  it('what a directive says and what stands beside it is one change each (graphql-js 4277, graphql-inspector 2888)', async () => {
    const old = parse(`
      "Old" directive @auth(role: String, admin: Boolean) on FIELD_DEFINITION | OBJECT
      input Pick { a: String }
      type Query { x(pick: Pick): Int @deprecated(reason: "Use y") y: Int }`);
    const now = parse(`
      "New" directive @auth(role: String) on FIELD_DEFINITION
      input Pick @oneOf { a: String }
      type Query { x(pick: Pick): Int @deprecated(reason: "Take y") y: Int @deprecated }`);
    const changes = await gradeGraphql(old, now);
    expect(changes.map(({ id, grade, before, after }) => [id, grade, before, after])).toEqual([
      [
        'graphql:@auth',
        'breaking',
        'directive @auth on FIELD_DEFINITION | OBJECT',
        'directive @auth on FIELD_DEFINITION',
      ],
      ['graphql:@auth(admin)', 'breaking', 'admin: Boolean', null],
      ['graphql:Pick', 'breaking', 'input Pick', 'input Pick @oneOf'],
      ['graphql:@auth', 'documentation', 'Old', 'New'],
      [
        'graphql:Query.x',
        'documentation',
        '@deprecated(reason: "Use y")',
        '@deprecated(reason: "Take y")',
      ],
      ['graphql:Query.y', 'safe', null, '@deprecated(reason: "No longer supported")'],
    ]);
  });

  it('default values, marks and words are compared where the inspector does not look (graphql-js 3051, 4832; graphql-inspector 2880)', async () => {
    const old = parse(`
      scalar JSON @specifiedBy(url: "https://example.com/1")
      directive @d on FIELD
      input F { a: Int! = 1 j: JSON = { k: [A] } o: F = { a: 2 } it: ID = 7 words: Int @deprecated }
      type Query { "It's old." x(f: F, "Words" y: Int = 1): JSON }`);
    const now = parse(`
      scalar JSON @specifiedBy(url: "https://example.com/2")
      directive @d(a: Int!) on FIELD
      directive @e(a: Int!) on FIELD
      input F { a: Int! j: JSON = { k: [B] } o: F = { a: 2 } it: ID = "7" words: Int @deprecated(reason: "Why") }
      type Query { "It's new." x(f: F = { a: 1 }, y: Int): JSON }`);
    const changes = await gradeGraphql(old, now);
    const lines = changes.map(({ id, grade, before, after }) =>
      [id, grade, `${before} → ${after}`].join(' | '),
    );
    expect(lines.toSorted()).toEqual([
      'graphql:@d(a) | breaking | null → a: Int!',
      'graphql:@e | safe | null → directive @e on FIELD',
      'graphql:F.a | breaking | a: Int! = 1 → a: Int!',
      'graphql:F.j | dangerous | j: JSON = {k: [A]} → j: JSON = {k: [B]}',
      'graphql:F.words | documentation | @deprecated(reason: "No longer supported") → @deprecated(reason: "Why")',
      'graphql:JSON | documentation | https://example.com/1 → https://example.com/2',
      "graphql:Query.x | documentation | It's old. → It's new.",
      'graphql:Query.x(f) | dangerous | f: F → f: F = {a: 1}',
      'graphql:Query.x(y) | dangerous | y: Int = 1 → y: Int',
      'graphql:Query.x(y) | documentation | Words → null',
    ]);
  });

  it('what is new is one change, with its parts and its words; what is gone keeps its note', async () => {
    const added = `${SCHEMA} "New." type Fresh { "Words." a(b: Int): ID }`;
    const changes = await gradeGraphql(parse(SCHEMA), parse(added));
    expect(changes).toEqual([
      expect.objectContaining({ id: 'graphql:Fresh', after: 'type Fresh { a(b: Int): ID }' }),
    ]);
    const removed = await gradeGraphql(parse(SCHEMA), parse(SCHEMA.replace(/coin\(.*?"\)/, '')));
    expect(removed).toEqual([expect.objectContaining({ deprecation: 'Use asset.' })]);
  });
});
