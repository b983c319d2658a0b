/** A release: what is refused, which commands run, what the site is called then, and how it gets into place. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { holdLock } from '../../generators/core/files/lock.ts';
import { takeRelease } from '../../scripts/intake/release/main.ts';
import { refusalsOf } from '../../scripts/intake/release/options.ts';
import { planRelease, renameRelease } from '../../scripts/intake/release/plan.ts';
import type { Release } from '../../scripts/intake/release/plan.ts';
import { editedMeanwhile, openStage, planMoves } from '../../scripts/intake/release/stage.ts';
import { beginMoves, finishRelease } from '../../scripts/process/finish-release.mjs';
import { dieAt } from '../support/die-at.ts';
import { filesBelow, root, temporaryFolder } from '../support/run.ts';

const july: Release = {
  id: 'release-july-2025',
  name: 'July 2025',
  sui: '1.53',
  protocol: '88',
  graphql: 'alpha',
  sdk: '1.38.0',
};

const NOTHING = { dryRun: false, applyRenames: false, report: null, examples: false };

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
    expect(read('schema/cli/sui.yaml')).toContain(`\nrelease: ${release.sui}.`);
    const { release: node } = JSON.parse(read('schema/json-rpc/openrpc.json')) as {
      release: string;
    };
    expect(node).toMatch(new RegExp(`^${release.sui}\\.`));
  });
});

describe('what is refused before anything is prepared', () => {
  it.each([
    [{ sdk: 'latest' }, '--sdk latest is not an exact version'],
    [{ sdk: '^1.39.1' }, '--sdk ^1.39.1 is not an exact version'],
    [{ abi: '2.x' }, '--abi 2.x is not an exact version'],
    [{ framework: '/nowhere' }, '--framework: /nowhere is not a folder'],
    [{ openrpc: '/' }, '--openrpc: / is not a file'],
    [{ cli: './sui' }, '--cli: ./sui is not a program'],
  ])('%j', (options, message) => {
    const refusals = refusalsOf({ ...NOTHING, ...options });
    expect(refusals.map((refusal) => refusal.message)).toEqual([message]);
    expect(refusals[0]?.fix).not.toBe('');
  });

  it('a second release at the same time, which says who has the first', async () => {
    const project = path.join(temporaryFolder(), 'project');
    fs.mkdirSync(project);
    const said: string[] = [];
    const lock = path.join(project, '.release.lock');
    fs.writeFileSync(lock, String(process.ppid));
    const code = await takeRelease(
      { ...NOTHING, cli: 'sui' },
      {
        root: project,
        fetch: () => Promise.reject(new Error()),
        install: () => Promise.reject(new Error()),
        say: (text) => said.push(text),
      },
    );
    expect([code, fs.readdirSync(project)]).toEqual([1, ['.release.lock']]);
    expect(said.join('\n')).toContain(`process ${process.ppid} is taking a release in`);
    expect(said.at(-1)).toContain('not graded');
    fs.rmSync(lock);
    const held = holdLock(path.join(project, '.release'));
    if (typeof held === 'number') throw new Error('nobody has it');
    held.release();
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

const OLD = { 'a.txt': 'old a', 'folder/b.txt': 'old b', 'gone.txt': 'old', 'package/x.js': 'old' };

/** A project with the old files, and a copy of it with the new ones. */
function prepared(): ReturnType<typeof openStage> {
  const project = path.join(temporaryFolder(), 'project');
  for (const [file, text] of Object.entries(OLD)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  }
  const stage = openStage(project);
  fs.writeFileSync(path.join(stage.folder, 'a.txt'), 'new a');
  fs.mkdirSync(path.join(stage.folder, 'folder/deep'));
  fs.writeFileSync(path.join(stage.folder, 'folder/deep/c.txt'), 'new c');
  fs.rmSync(path.join(stage.folder, 'gone.txt'));
  fs.mkdirSync(path.join(stage.folder, 'node_modules/p'), { recursive: true });
  fs.writeFileSync(path.join(stage.folder, 'node_modules/p/y.js'), 'new');
  fs.mkdirSync(path.join(project, 'node_modules/p'), { recursive: true });
  fs.writeFileSync(path.join(project, 'node_modules/p/x.js'), 'old');
  return stage;
}

const NEW = {
  'a.txt': 'new a',
  'folder/b.txt': 'old b',
  'folder/deep/c.txt': 'new c',
  'node_modules/p/y.js': 'new',
  'package/x.js': 'old',
};

describe('putting a release in place', () => {
  it('moves what changed, and nothing else', () => {
    const stage = prepared();
    const moves = planMoves(stage, ['node_modules/p']);
    expect(moves.put).toEqual(['a.txt', 'folder/deep/c.txt', 'node_modules/p']);
    expect(moves.remove).toEqual(['gone.txt']);
    expect(editedMeanwhile(stage, moves)).toEqual([]);
    const kept = fs.statSync(path.join(stage.root, 'folder/b.txt')).ino;
    beginMoves(stage.root, moves);
    expect(finishRelease(stage.root)).toBe(true);
    expect(Object.fromEntries(filesBelow(stage.root))).toEqual(NEW);
    expect(fs.statSync(path.join(stage.root, 'folder/b.txt')).ino).toBe(kept);
    expect(finishRelease(stage.root)).toBe(false);
  });

  it('goes on when the command that began it is killed', async () => {
    const stage = prepared();
    const module = path.join(root, 'scripts/process/finish-release.mjs');
    const program = `
      import fs from 'node:fs';
      import { beginMoves, finishApart } from ${JSON.stringify(pathToFileURL(module).href)};
      const [root, moves] = process.argv.slice(1);
      fs.writeFileSync(root + '/.release.lock', String(process.pid));
      beginMoves(root, JSON.parse(moves));
      void finishApart(root);
      process.kill(process.pid, 'SIGKILL');`;
    const moves = JSON.stringify(planMoves(stage, ['node_modules/p']));
    const args = ['--input-type=module', '-e', program, stage.root, moves];
    expect(spawnSync(process.execPath, args).signal).toBe('SIGKILL');
    const workshop = path.join(stage.root, '.release');
    await vi.waitFor(() => expect(fs.existsSync(workshop)).toBe(false), { timeout: 30_000 });
    const files = Object.fromEntries(filesBelow(stage.root));
    delete files['.release.lock'];
    expect(files).toEqual(NEW);
  });

  it('sees what somebody edited meanwhile', () => {
    const stage = prepared();
    fs.writeFileSync(path.join(stage.root, 'a.txt'), 'mine');
    fs.writeFileSync(path.join(stage.root, 'folder/b.txt'), 'mine, but nobody replaces it');
    expect(editedMeanwhile(stage, planMoves(stage, []))).toEqual(['a.txt']);
  });

  it('killed at every step, is not begun or can be completed, and never a mixture', () => {
    const program = fileURLToPath(new URL('put-in-place.mjs', import.meta.url));
    let found = '';
    for (let isThrough = false; !isThrough;) {
      const stage = prepared();
      const moves = JSON.stringify(planMoves(stage, ['node_modules/p']));
      isThrough = dieAt(found.length + 1, program, stage.root, moves).includes('ready');
      const isBegun = finishRelease(stage.root);
      // Before the list of moves is whole, the next run starts over: it removes the workshop first.
      fs.rmSync(path.join(stage.root, '.release'), { recursive: true, force: true });
      const files = Object.fromEntries(filesBelow(stage.root));
      const isNew = files['a.txt'] === 'new a';
      expect(files, `step ${found.length + 1}`).toEqual(
        isNew ? NEW : { ...OLD, 'node_modules/p/x.js': 'old' },
      );
      expect(isNew, `step ${found.length + 1}`).toBe(isBegun || isThrough || found.endsWith('n'));
      found += isNew ? 'n' : 'o';
    }
    expect(found).toMatch(/^o{2}n{8,}$/);
  });
});
