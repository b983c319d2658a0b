/** The generator as people start it: bundled, quiet, with exit codes that programs can rely on. */

import type { SpawnSyncReturns } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reference } from '../../generators/graphql/reference.ts';
import { filesBelow, root, runInto, temporaryFolder } from '../support/run.ts';

const SCHEMA = `
"Holds {braces} and \`code\`."
type Query { coin(id: ID!): Coin }
type Coin { id: ID!, owner: String @deprecated(reason: "Use <T>.") }
`;

function generate(...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['scripts/generate.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, CI: '' },
  });
}

function location(): { readonly file: string; readonly out: string } {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'schema.graphql'), SCHEMA);
  return { file: path.join(folder, 'schema.graphql'), out: path.join(folder, 'out') };
}

describe('the generator program', () => {
  it('writes what the sources write, byte for byte', async () => {
    const { file, out } = location();
    const run = generate('graphql', '--schema', file, '--out', out);
    expect([run.status, run.stderr]).toEqual([0, '']);
    await runInto(`${out}-2`, [reference], ['graphql', '--schema', file]);
    expect([...filesBelow(out)]).toEqual([...filesBelow(`${out}-2`)]);
  });

  it('says what it did in one line each, and nothing in a second run', () => {
    const { file, out } = location();
    const first = generate('graphql', '--schema', file, '--out', out);
    expect(first.stdout).toMatch(
      /^graphql: \d+ entities, .*\npages and data: \d+ written, 0 removed, 0 unchanged\n$/,
    );
    const second = generate('graphql', '--schema', file, '--out', out);
    expect(second.stdout).toMatch(/\npages and data: 0 written, 0 removed, \d+ unchanged\n$/);
  });

  it('tells programs in JSON', () => {
    const { file, out } = location();
    const run = generate('graphql', '--schema', file, '--out', out, '--json', '--strict');
    const report = JSON.parse(run.stdout) as {
      isFailed: boolean;
      references: { graphql: { pages: number } };
      diagnostics: { code: string; fix: string }[];
    };
    expect([run.status, report.isFailed]).toEqual([1, true]);
    expect(report.references.graphql.pages).toBeGreaterThan(10);
    expect(new Set(report.diagnostics.map((diagnostic) => diagnostic.code))).toEqual(
      new Set(['graphql/undocumented']),
    );
    expect(fs.existsSync(out)).toBe(false);
  });

  it('checks without writing', () => {
    const { file, out } = location();
    expect(generate('graphql', '--schema', file, '--out', out, '--check').status).toBe(1);
    expect(fs.existsSync(out)).toBe(false);
    expect(generate('graphql', '--schema', file, '--out', out).status).toBe(0);
    expect(generate('graphql', '--schema', file, '--out', out, '--check').status).toBe(0);
  });

  it.each([
    [['graphq'], 'did you mean "graphql"?'],
    [['graphql', '--unknown'], "Unknown option '--unknown'"],
    [['graphql', '--schema', 'x.graphql'], 'needs --out DIR'],
    [['--lenient', '--out', 'x'], 'belongs to one reference'],
  ])('refuses %j with exit code 2 and an order', (args, message) => {
    const run = generate(...args);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(message);
    expect(run.stderr).toContain('\n  fix: ');
  });

  it('refuses to write into a project', () => {
    const { file } = location();
    const run = generate('graphql', '--schema', file, '--out', root);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('error[core/output-folder]');
  });

  it('bundles once for each change', () => {
    const list = path.join(root, 'node_modules/.cache/programs/generators-run-ts.json');
    generate('--help');
    const before = fs.statSync(list).mtimeMs;
    expect(generate('--help').stdout).toMatch(/^Usage: npm run generate/);
    expect(fs.statSync(list).mtimeMs).toBe(before);
  });
});
