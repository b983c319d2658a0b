/** The bench itself: what it compares with is what it says. No test measures time. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildASTSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { doubleSchema } from '../../scripts/bench/graphql.ts';
import { measureInTurns } from '../../scripts/bench/measure.ts';
import { benches } from '../../scripts/bench/registry.ts';
import { root, temporaryFolder } from '../support/run.ts';

const SCHEMA = `
type Query { coin(id: ID!, kinds: [Kind!] = [A]): Coin }
interface Node { id: ID! }
type Coin implements Node { id: ID!, owner: Owner }
union Owner = Coin
enum Kind { A }
input Filter { not: Filter }
scalar Text @specifiedBy(url: "https://example.com")
`;

describe('the bench', () => {
  it('doubles a schema: every type twice, the copies among themselves', () => {
    const schema = buildASTSchema(parse(doubleSchema(SCHEMA)));
    const names = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'));
    const own = ['Query', 'Node', 'Coin', 'Owner', 'Kind', 'Filter', 'Text'];
    expect(names.filter((name) => !['ID', 'String', 'Boolean'].includes(name)).sort()).toEqual(
      [...own, ...own.map((name) => `${name}Copy`)].sort(),
    );
    expect(String(schema.getType('CoinCopy')?.astNode?.name.value)).toBe('CoinCopy');
    expect(
      schema
        .getImplementations(schema.getType('NodeCopy') as never)
        .objects.map((type) => type.name),
    ).toEqual(['CoinCopy']);
    expect(schema.getQueryType()?.name).toBe('Query');
  });

  it('measures its floor on a program that reads the schema and writes one file a page', () => {
    const folder = temporaryFolder();
    const [file, out] = [path.join(folder, 'schema.graphql'), path.join(folder, 'out')];
    fs.writeFileSync(file, SCHEMA);
    const program = { args: ['scripts/bench/graphql-floor.mjs', file, out] };
    for (const { cpu, wall } of measureInTurns([program], 1))
      expect(cpu > 0 && wall > 0).toBe(true);
    // One query; the type of the root has no page.
    const names = ['Boolean', 'Coin', 'Filter', 'ID', 'Kind', 'Node', 'Owner', 'String', 'Text'];
    expect(
      fs
        .readdirSync(out)
        .map((name) => name.replace(/^\d+-/, ''))
        .sort(),
    ).toEqual([...names, 'coin'].map((name) => `${name}.mdx`));
  }, 60_000);

  it('fails when what it measures fails', () => {
    expect(() =>
      measureInTurns([{ args: ['scripts/generate.mjs', 'no-such-reference'] }], 1),
    ).toThrow('no reference is called');
  });

  it('knows every bench by a name of its own, and refuses others', () => {
    const names = benches.map((bench) => bench.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('graphql');
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/bench.ts', '--only', 'nothing'],
      { cwd: root, encoding: 'utf8' },
    );
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('there is no bench "nothing"\n  fix: name one of graphql');
  });
});
