/** Whole releases, taken in as a maintainer does: old or new, never mixed; the report is complete and true. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadWritten } from '../../scripts/intake/report/load-written.ts';
import type { ReleaseReport } from '../../scripts/intake/report/report.ts';
import { loadRoutes, loadServed } from '../../site/outline/load-served';
import { checkAddresses } from '../../site/outline/served';
import { filesBelow, root, temporaryFolder } from '../support/run.ts';
import { changedFramework, changedInterface, programLike } from './changed-inputs.ts';
import { PUBLISHED, STEPS } from './expected.ts';
import { copyProject, take } from './project.ts';

/** Everything that git would see, and what is pinned. */
function stateOf(project: string): ReadonlyMap<string, string> {
  const sdk = JSON.parse(
    fs.readFileSync(path.join(project, 'node_modules/@mysten/sui/package.json'), 'utf8'),
  ) as { version: string };
  const files = [...filesBelow(path.join(project, 'schema'))].map(
    ([file, text]) => [`schema/${file}`, text] as const,
  );
  const others = [
    'package.json',
    'package-lock.json',
    'site/config/release.json',
    'site/outline/served.txt',
    'site/outline/moved.tsv',
  ].map((file) => [file, fs.readFileSync(path.join(project, file), 'utf8')] as const);
  const sources = filesBelow(path.join(project, 'framework-sources'));
  return new Map([...files, ...others, ...sources, ['sdk', sdk.version]]);
}

function reportIn(folder: string): ReleaseReport {
  return JSON.parse(fs.readFileSync(path.join(folder, 'report.json'), 'utf8')) as ReleaseReport;
}

/** One line for each change, without the declarations: what people review. */
function linesOf({ changes, renames }: ReleaseReport): string {
  return [
    ...changes.map(({ grade, rule, id }) => `${grade.padEnd(13)} ${id}  ${rule}`),
    ...renames.map(({ from, to }) => `renamed       ${from} → ${to}`),
    '',
  ].join('\n');
}

describe('the next release of everything', () => {
  it('is graded, and is in as a whole', async () => {
    const project = copyProject();
    const folder = temporaryFolder();
    const taken = await take(project, {
      name: 'August 2025',
      sdk: '1.39.1',
      framework: changedFramework(),
      openrpc: changedInterface(),
      cli: programLike('--coin-type'),
      report: path.join(folder, 'report.json'),
      applyRenames: true,
    });
    expect([taken.code, taken.said.split('\n').at(-1)]).toEqual([
      0,
      expect.stringContaining('The release is taken in.'),
    ]);
    const report = reportIn(folder);
    await expect(linesOf(report)).toMatchFileSnapshot(
      path.join(root, 'tests/golden/releases/1.38.0-1.39.1.txt'),
    );
    // What the changed inputs changed, by hand.
    const found = new Map(report.changes.map(({ id, rule, grade }) => [`${id} ${rule}`, grade]));
    for (const [change, grade] of [
      ['move:sui::pay::split_and_transfer move/function-gone', 'breaking'],
      ['move:sui::pay::join_vec move/function-gone', 'breaking'],
      ['move:sui::clock::is_running move/function-new', 'safe'],
      ['move:sui::clock::EStopped move/constant-new', 'safe'],
      ['move:sui::clock::timestamp_ms move/abort-new', 'dangerous'],
      ['rpc:sui_getChainIdentifier.form json-rpc/parameter-required', 'breaking'],
      ['cli:client/balance#--coin-type cli/option-gone', 'breaking'],
    ] as const)
      expect([change, found.get(change)]).toEqual([change, grade]);
    expect(report.renames).toContainEqual(
      expect.objectContaining({
        from: 'move:sui::pay::split_and_transfer',
        to: 'move:sui::pay::split_and_send',
      }),
    );
    // Old names are gone from guides and tables, and every place of a cause is where it says.
    const files = loadWritten(project);
    const written = [...files.values()].join('\n');
    expect(written).not.toContain('pay::split_and_transfer');
    expect(written).toContain('pay::split_and_send');
    const guide = files.get('docs/guides/developer/advanced/local-fee-markets.mdx');
    expect(guide).toContain('unchangedConsensusObjects {');
    expect(guide).toContain('/unions/unchanged-consensus-object)');
    for (const { places } of report.causes)
      for (const { file, line, what } of places)
        expect(files.get(file)?.split('\n')[line - 1], `${file}:${line}`).toContain(what);
    expectKept(project);
    const state = stateOf(project);
    expect(state.get('sdk')).toBe('1.39.1');
    expect(state.get('site/config/release.json')).toContain('"name": "August 2025"');
    expect(state.get('schema/surface/typescript.txt')).toMatch(/^@mysten\/sui 1\.39\.1\n/);
    expect(fs.readdirSync(project).filter((name) => name.startsWith('.release'))).toEqual([]);
  });
});

/** Nothing public disappeared: old addresses are pages, old names are found, and the release says what changed. */
function expectKept(project: string): void {
  const built = loadRoutes(project);
  const { served, moves } = loadServed(project);
  expect(checkAddresses(served, moves, built)).toEqual([]);
  expect(loadServed(root).served.filter((route) => !served.includes(route))).toEqual([]);
  const read = (file: string): string =>
    fs.readFileSync(path.join(project, 'docs/generated', file), 'utf8');
  const page = read('changes/references/changes/august-2025.mdx');
  expect(page).toContain(
    '<Anchor id="move:sui::pay::join_vec" />`pay::join_vec`: the function is gone',
  );
  expect(page).toContain('`SharedObjectRead`');
  const types = 'references/sui-api/sui-graphql/reference/types/objects';
  expect(read(`changes/${types}/shared-object-read.mdx`)).toMatch(
    /\*\*Use instead\*\*: \[`ConsensusObjectRead`\]/,
  );
  expect(read('framework/references/framework/sui/clock.mdx')).toContain(
    'Since [August 2025](/references/changes/august-2025).',
  );
  const gone = JSON.parse(read('_data/gone.json')) as readonly { id: string; route: string }[];
  expect(gone.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'move:sui::pay::join_vec',
      'graphql:SharedObjectRead',
      'cli:client/balance#--coin-type',
    ]),
  );
  for (const { route } of gone) expect(built.has(route), route).toBe(true);
}

describe.runIf(process.env['FUZZ'])('more replays', () => {
  it('the same sources again change nothing', async () => {
    const project = copyProject();
    const before = stateOf(project);
    const taken = await take(project, {
      sdk: '1.38.0',
      abi: '1.11.0',
      framework: path.join(root, 'framework-sources'),
      openrpc: path.join(root, 'schema/json-rpc/openrpc.json'),
      cli: programLike(null),
    });
    expect(taken.said).toContain('graded: nothing changed');
    expect([taken.code, stateOf(project)]).toEqual([0, before]);
  });

  it('three releases of the SDK and one of the chain, one after another', async () => {
    const project = copyProject();
    const folder = temporaryFolder();
    for (const [index, { request, breaking, others }] of STEPS.entries()) {
      const report = path.join(folder, 'report.json');
      const taken = await take(project, { ...request, report });
      expect([taken.code, taken.said.slice(-2000)]).toEqual([0, expect.anything()]);
      const { changes, causes } = reportIn(folder);
      const worst = new Set(
        changes.flatMap((change) => (change.grade === 'breaking' ? [change.id] : [])),
      );
      expect([breaking.filter((id) => !worst.has(id)), index]).toEqual([[], index]);
      expect([others.filter((id) => worst.has(id)), index]).toEqual([[], index]);
      const files = loadWritten(project);
      for (const { places } of causes)
        for (const { file, line, what } of places)
          expect(files.get(file)?.split('\n')[line - 1], `${file}:${line}`).toContain(what);
      // The chain moved in the second step; that its files are given once more changes nothing.
      const moved = changes.flatMap(({ id }) => (id.startsWith('move:') ? [id] : []));
      const isWhole = PUBLISHED.filter((id) => !moved.includes(id));
      expect(index === 1 ? isWhole : moved).toEqual([]);
    }
    expect(stateOf(project).get('sdk')).toBe('2.33.1');
  });

  it('a run that fails changes nothing, and says that it graded nothing', async () => {
    const project = copyProject();
    const before = stateOf(project);
    for (const request of [
      { sdk: '1.39.1', framework: path.join(root, 'tests/golden') },
      { sdk: '9.9.9' },
      { openrpc: path.join(root, 'package.json') },
    ]) {
      const { code, said } = await take(project, { name: 'August 2025', ...request });
      expect([code, said.split('\n').at(-1)]).toEqual([1, expect.stringMatching(/^not graded/)]);
      expect(stateOf(project)).toEqual(before);
    }
  });
});
