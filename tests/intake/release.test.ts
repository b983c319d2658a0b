/** A release: what is refused, which commands run, what the site is called then, and its worktree. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeRelease } from '../../scripts/intake/release/main.ts';
import { obstaclesIn } from '../../scripts/intake/release/options.ts';
import { linesNaming } from '../../scripts/intake/release/remains.ts';
import { planRelease, renameRelease } from '../../scripts/intake/release/plan.ts';
import type { Release } from '../../scripts/intake/release/plan.ts';
import {
  closeWorktree,
  commitWorktree,
  obstaclesTo,
  openWorktree,
} from '../../scripts/intake/release/worktree.ts';
import { commitAll, git, NOTHING } from '../replay/project.ts';
import { root, temporaryFolder } from '../support/run.ts';

const july: Release = {
  id: 'release-july-2025',
  name: 'July 2025',
  sui: '1.53',
  protocol: '88',
  graphql: 'alpha',
  sdk: '1.38.0',
};

describe('the commands of a move', () => {
  it('take in each part', () => {
    const steps = planRelease({
      name: 'August 2025',
      sdk: '1.39.0',
      abi: '1.12.0',
      framework: '/packages',
      openrpc: '/openrpc.json',
      cli: '/sui',
      accept: true,
    });
    expect(steps.map((words) => words.join(' '))).toEqual([
      'cli --from /sui --accept',
      'graphql --from @mysten/sui@1.39.0',
      'json-rpc --from @mysten/sui@1.39.0',
      'typescript --from @mysten/sui@1.39.0',
      'abi --from @typemove/sui@1.12.0 --only-pin',
      'framework --from /packages --release August 2025 --accept',
      'json-rpc --from /openrpc.json',
    ]);
  });

  it('take the framework from the ABI when nothing else tells about it', () => {
    const steps = planRelease({ abi: '1.12.0', accept: true });
    expect(steps[0]?.join(' ')).toBe('abi --from @typemove/sui@1.12.0 --accept');
  });

  it('leave out what stays as it is', () => {
    expect(planRelease({ cli: 'sui' })).toEqual([['cli', '--from', 'sui']]);
  });
});

describe('the name of the release', () => {
  it('gives the announcement another id, so that readers see it again', () => {
    expect(renameRelease(july, { name: 'August 2025', protocol: '90' })).toEqual({
      ...july,
      id: 'release-august-2025',
      name: 'August 2025',
      protocol: '90',
    });
    expect(renameRelease(july, {})).toEqual(july);
  });

  it('is the one that the framework facts, the listing and the packages speak of', () => {
    const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
    const release = JSON.parse(read('site/config/release.json')) as Release;
    expect(renameRelease(release, {})).toEqual(release);
    for (const part of ['std', 'sui', 'sui_system', 'bridge']) {
      const facts = JSON.parse(read(`framework-sources/${part}/facts.json`)) as { release: string };
      expect(facts.release, part).toBe(release.name);
    }
    const pins = JSON.parse(read('schema/sources.json')) as Record<string, { version: string }>;
    for (const name of ['graphql', 'json-rpc', 'typescript']) {
      expect(pins[name]?.version, name).toBe(release.sdk);
    }
    // The program and the interface of a node may be taken in later: they are of this version, or of one before.
    const [, cli = ''] = /^release: (.*)$/m.exec(read('schema/cli/sui.yaml')) ?? [];
    const node = JSON.parse(read('schema/json-rpc/openrpc.json')) as { release: string };
    for (const version of [cli, node.release])
      expect(Number(/^1\.(\d+)\./.exec(version)?.[1])).toBeLessThanOrEqual(
        Number(release.sui.slice('1.'.length)),
      );
  });
});

it('names the lines that speak of the release before', () => {
  const lines = [
    'sui 1.53.0',
    'testnet-v1.53.2',
    '| `sui` 1.53 |',
    'protocol version 88',
    '`1.38.0`',
  ];
  const others = ['1.530', '21.53', 'a1.1.53', 'version 880', '@mysten/sui 1.38'];
  const found = linesNaming(new Map([['a.mdx', [...lines, ...others].join('\n')]]), [
    ...['1.38.0', '1.53', 'version 88'],
  ]);
  expect(found.map(({ what }) => what)).toEqual(lines.map((_, at) => `a.mdx:${at + 1}`));
  expect(new Set(found.map(({ decision }) => decision))).toEqual(
    new Set(['says 1.53', 'says version 88', 'says 1.38.0']),
  );
});

describe('what is refused before anything is prepared', () => {
  it.each([
    [{ sdk: 'latest' }, '--sdk latest is not an exact version'],
    [{ sdk: '^1.39.1' }, '--sdk ^1.39.1 is not an exact version'],
    [{ abi: '2.x' }, '--abi 2.x is not an exact version'],
    [{ framework: '/nowhere' }, '--framework: /nowhere is not a folder'],
    [{ framework: root, commit: 'main' }, '"main" is not the hash of a commit'],
    [{ openrpc: '/' }, '--openrpc: / is not a file'],
    [{ cli: './sui' }, '--cli: ./sui is not a program or a folder of saved help'],
  ])('%j', (options, message) => {
    const obstacles = obstaclesIn({ ...NOTHING, ...options });
    expect(obstacles.map((obstacle) => obstacle.message)).toEqual([message]);
    expect(obstacles[0]?.fix).not.toBe('');
  });

  it('a second release at the same time, which says who has the first', async () => {
    const project = smallProject();
    const printed: string[] = [];
    const lock = path.join(project, '.release/tree.lock');
    fs.mkdirSync(path.dirname(lock));
    fs.writeFileSync(lock, String(process.ppid));
    const code = await takeRelease(
      { ...NOTHING, cli: 'sui' },
      {
        root: project,
        install: () => Promise.reject(new Error('the release is prepared')),
        say: (text) => printed.push(text),
      },
    );
    expect(code).toBe(1);
    expect(printed.join('\n')).toContain(`process ${process.ppid} is taking a release in`);
    expect(printed.at(-1)).toContain('not graded');
  });

  it.each([
    ['without a word about the release', [], 'nothing says what to move to'],
    ['with an unknown flag', ['--sdkk', '1'], "'--sdkk'"],
  ])('a command %s', (_what, args, message) => {
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/sync.ts', 'release', ...args],
      { cwd: root, encoding: 'utf8' },
    );
    expect(run.status).toBe(2);
    expect(run.stderr).toContain(message);
    expect(run.stderr).toContain('fix: ');
  });
});

/** A repository with two files and an installed package. */
function smallProject(): string {
  const project = path.join(temporaryFolder(), 'project');
  const files = {
    'a.txt': 'a',
    'folder/b.txt': 'b',
    '.gitignore': 'node_modules/\n.release/\n',
    'node_modules/@p/q/x.js': 'x',
    'node_modules/.cache/old': 'old',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  }
  fs.symlinkSync('x.js', path.join(project, 'node_modules/@p/q/y.js'));
  commitAll(project);
  return project;
}

async function opened(project: string): ReturnType<typeof openWorktree> {
  expect(await obstaclesTo(project, 'release/may')).toEqual([]);
  return openWorktree(project);
}

describe('the worktree of a release', () => {
  it('has the last commit and the packages, and gives its changes to a branch', async () => {
    const project = smallProject();
    fs.writeFileSync(path.join(project, 'a.txt'), 'mine');
    const tree = await opened(project);
    if ('message' in tree) throw new Error(tree.message);
    const read = (file: string): string => fs.readFileSync(path.join(tree.folder, file), 'utf8');
    expect([read('a.txt'), read('node_modules/@p/q/y.js')]).toEqual(['a', 'x']);
    expect(fs.existsSync(path.join(tree.folder, 'node_modules/.cache/old'))).toBe(false);
    fs.writeFileSync(path.join(tree.folder, 'folder/b.txt'), 'new');
    expect(await commitWorktree(tree, 'release/may', 'Release: May')).toBeNull();
    expect(git(project, 'show', 'release/may:folder/b.txt')).toBe('new');
    expect(git(project, 'status', '--porcelain')).toBe(' M a.txt');
    await closeWorktree(project);
    expect(git(project, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('replaces what a killed run left, wherever it was killed', async () => {
    const project = smallProject();
    const first = await opened(project);
    if ('message' in first) throw new Error(first.message);
    fs.writeFileSync(path.join(first.folder, 'a.txt'), 'half');
    // As a run leaves it that is killed while git makes the worktree.
    const list = path.join(project, '.git/worktrees/tree');
    fs.writeFileSync(path.join(list, 'locked'), 'initializing');
    fs.writeFileSync(path.join(list, 'index.lock'), '');
    fs.rmSync(path.join(first.folder, '.git'));
    const second = await opened(project);
    if ('message' in second) throw new Error(second.message);
    expect(fs.readFileSync(path.join(second.folder, 'a.txt'), 'utf8')).toBe('a');
    expect(git(second.folder, 'status', '--porcelain')).toBe('');
  });

  it('does not replace work on the branch of the last release', async () => {
    const project = smallProject();
    const tree = await opened(project);
    if ('message' in tree) throw new Error(tree.message);
    git(tree.folder, 'switch', '--quiet', '--create', 'release/april');
    fs.writeFileSync(path.join(tree.folder, 'a.txt'), 'half of the list is done');
    const [obstacle] = await obstaclesTo(project, 'release/may');
    expect(obstacle?.message).toContain('changes of the last release that are not committed');
  });

  it('is refused for a branch that exists, and without git', async () => {
    const project = smallProject();
    git(project, 'branch', 'release/may');
    expect((await obstaclesTo(project, 'release/may'))[0]?.message).toContain('release/may exists');
    git(project, 'branch', '--delete', 'release/may');
    git(project, 'branch', 'release');
    expect((await obstaclesTo(project, 'release/may'))[0]?.fix).toContain('git branch -m release');
    const [obstacle] = await obstaclesTo(temporaryFolder(), 'release/may');
    expect(obstacle?.message).toContain('is not the top folder of a git repository');
  });
});
