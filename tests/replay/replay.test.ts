/** Whole releases, taken in as a maintainer does: on a branch, with a report that is complete and true. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TO_DO_FILE } from '../../generators/changes/model/record.ts';
import { loadAuthored } from '../../scripts/intake/report/load-authored.ts';
import type { ReleaseReport } from '../../scripts/intake/report/report.ts';
import { loadRoutes, loadServed } from '../../site/outline/load-served';
import { checkAddresses } from '../../site/outline/served';
import { root, temporaryFolder } from '../support/run.ts';
import {
  changedFramework,
  changedInterface,
  grownFramework,
  programLike,
} from './changed-inputs.ts';
import { PUBLISHED, STEPS } from './expected.ts';
import { copyProject, git, mergeRelease, take } from './project.ts';

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
  it('is graded, and is on a branch as a whole', async () => {
    const project = copyProject();
    const folder = temporaryFolder();
    const head = git(project, 'rev-parse', 'HEAD');
    // What somebody works on is neither touched nor taken along.
    fs.writeFileSync(path.join(project, 'docs/glossary.yaml'), 'mine: not yet committed\n');
    const taken = await take(project, {
      name: 'August 2025',
      sdk: '1.39.1',
      framework: changedFramework(),
      commit: 'c'.repeat(40),
      openrpc: changedInterface(),
      cli: programLike('--coin-type'),
      report: path.join(folder, 'report.json'),
      applyRenames: true,
    });
    expect([taken.code, taken.message]).toEqual([
      0,
      expect.stringMatching(/not committed: 1 file\n {2}docs\/glossary\.yaml\n/),
    ]);
    expect(taken.message).toContain('The release is on the branch release/august-2025');
    expect([git(project, 'rev-parse', 'HEAD'), git(project, 'status', '--porcelain')]).toEqual([
      head,
      ' M docs/glossary.yaml',
    ]);
    expect(git(taken.tree, 'status', '--porcelain')).toBe('');
    expect(git(project, 'rev-parse', 'release/august-2025^')).toBe(head);
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
    const files = loadAuthored(taken.tree);
    const written = [...files.values()].join('\n');
    expect(written).not.toContain('pay::split_and_transfer');
    expect(written).toContain('pay::split_and_send');
    const guide = files.get('docs/guides/developer/advanced/local-fee-markets.mdx');
    expect(guide).toContain('unchangedConsensusObjects {');
    expect(guide).toContain('/unions/unchanged-consensus-object)');
    for (const { places } of report.causes)
      for (const { file, line, what } of places)
        expect(files.get(file)?.split('\n')[line - 1], `${file}:${line}`).toContain(what);
    expectNothingLost(taken.tree);
    const read = (file: string): string => git(project, 'show', `release/august-2025:${file}`);
    expect(read('package.json')).toContain('"@mysten/sui": "1.39.1"');
    expect(read('site/config/release.json')).toContain('"name": "August 2025"');
    expect(read('schema/surface/typescript.txt')).toMatch(/^@mysten\/sui 1\.39\.1\n/);
    for (const body of [
      'pay::join_vec has a body and is not declared',
      'clock::timestamp_ms reaches other errors',
    ])
      expect(read(TO_DO_FILE)).toContain(`.bodies sui::${body}`);
  });
});

/** Nothing public disappeared: old addresses are pages, old names are found, and the release says what changed. */
function expectNothingLost(project: string): void {
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
  const removed = JSON.parse(read('_data/gone.json')) as readonly { id: string; route: string }[];
  expect(removed.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'move:sui::pay::join_vec',
      'graphql:SharedObjectRead',
      'cli:client/balance#--coin-type',
    ]),
  );
  for (const { route } of removed) expect(built.has(route), route).toBe(true);
}

describe.runIf(process.env['FUZZ'])('more replays', () => {
  it('the same sources again change nothing', async () => {
    const project = copyProject();
    const taken = await take(project, {
      sdk: '1.38.0',
      abi: '1.11.0',
      framework: path.join(root, 'framework-sources'),
      openrpc: path.join(root, 'schema/json-rpc/openrpc.json'),
      cli: programLike(null),
      // Every code block holds, as it does in the project itself.
      examples: true,
    });
    expect(taken.message).toContain('Nothing changed: there is no branch.');
    expect([taken.code, git(project, 'branch')]).toEqual([0, '* main']);
  });

  it('three releases of the SDK and one of the chain, one after another', async () => {
    const project = copyProject();
    const folder = temporaryFolder();
    for (const [index, { request, breaking, others }] of STEPS.entries()) {
      const report = path.join(folder, 'report.json');
      const taken = await take(project, { ...request, report });
      expect([taken.code, taken.message.slice(-2000)]).toEqual([0, expect.anything()]);
      const { changes, causes } = reportIn(folder);
      const worst = new Set(
        changes.flatMap((change) => (change.grade === 'breaking' ? [change.id] : [])),
      );
      expect([breaking.filter((id) => !worst.has(id)), index]).toEqual([[], index]);
      expect([others.filter((id) => worst.has(id)), index]).toEqual([[], index]);
      const files = loadAuthored(taken.tree);
      for (const { places } of causes)
        for (const { file, line, what } of places)
          expect(files.get(file)?.split('\n')[line - 1], `${file}:${line}`).toContain(what);
      // The chain moved in the second step; that its files are given once more changes nothing.
      const moved = changes.flatMap(({ id }) => (id.startsWith('move:') ? [id] : []));
      const isWhole = PUBLISHED.filter((id) => !moved.includes(id));
      expect(index === 1 ? isWhole : moved).toEqual([]);
      mergeRelease(project);
    }
    expect(git(project, 'show', 'HEAD:package.json')).toContain('"@mysten/sui": "2.33.1"');
  });

  // What was removed is for a person to settle: the list names it. What was added breaks nothing.
  it('a branch is left on which the references are made and the unit tests pass', async () => {
    const project = copyProject(/^$/);
    const { code, message, tree } = await take(project, {
      name: 'August 2025',
      sdk: '1.39.1',
      framework: grownFramework(),
      commit: 'c'.repeat(40),
    });
    expect([code, message.slice(-2000)]).toEqual([0, expect.anything()]);
    expect(fs.existsSync(path.join(tree, TO_DO_FILE))).toBe(true);
    const unit = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
    for (const args of [['scripts/generate.mjs'], unit]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: tree,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
      });
      expect([status, status === 0 ? '' : `${stdout}${stderr}`.slice(-8000)]).toEqual([0, '']);
    }
  });

  it('a run that fails, and a dry one, leave nothing behind', async () => {
    const project = copyProject();
    const head = git(project, 'rev-parse', 'HEAD');
    const state = (): readonly string[] => [
      git(project, 'rev-parse', 'HEAD'),
      git(project, 'status', '--porcelain'),
      git(project, 'branch'),
      git(project, 'worktree', 'list', '--porcelain').split('\n\n').slice(1).join(),
    ];
    const request = { name: 'August 2025' };
    for (const wrong of [
      { sdk: '1.39.1', framework: path.join(root, 'tests/golden') },
      { sdk: '9.9.9' },
      { openrpc: path.join(root, 'package.json') },
    ]) {
      const { code, message } = await take(project, { ...request, ...wrong });
      expect([code, message.split('\n').at(-1)]).toEqual([1, expect.stringMatching(/^not graded/)]);
      expect(state()).toEqual([head, '', '* main', '']);
    }
    const dry = await take(project, { ...request, openrpc: changedInterface(), dryRun: true });
    expect([dry.code, dry.message]).toEqual([
      0,
      expect.stringContaining('it is release/august-2025'),
    ]);
    expect(state()).toEqual([head, '', '* main', '']);
  });
});
