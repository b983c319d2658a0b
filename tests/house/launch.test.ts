/** Bundled programs start whatever has become of their cache, or say why not. */

import type { SpawnSyncReturns } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root, temporaryFolder } from '../support/run.ts';

let folder: string;
let cache: string;
let temporary: string;

/** A program that needs a package which stays outside of the bundle. */
const PROGRAM = "import { version } from 'prettier';\nconsole.log(typeof version);\n";

beforeEach(() => {
  folder = temporaryFolder();
  cache = path.join(folder, 'cache');
  // As the real cache is below the project's packages.
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  temporary = temporaryFolder();
});

function launch(program: string, tmp = temporary): SpawnSyncReturns<string> {
  const entry = path.join(folder, 'program.ts');
  fs.writeFileSync(entry, program);
  const code = `import { launch } from './scripts/process/launch.mjs';\nawait launch('try', ${JSON.stringify(entry)}, ${JSON.stringify(cache)});`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, TMPDIR: tmp },
  });
}

const display = ({ status, stdout, stderr }: SpawnSyncReturns<string>): unknown[] => [
  status,
  stdout,
  stderr,
];
const FINE = [0, 'string\n', ''];

describe('a bundled program', () => {
  it('is kept in the cache, and made again when it has changed', () => {
    expect(display(launch(PROGRAM))).toEqual(FINE);
    const before = fs.readdirSync(cache);
    expect(display(launch(PROGRAM))).toEqual(FINE);
    expect(fs.readdirSync(cache)).toEqual(before);
    expect(launch('console.log(7);').stdout).toBe('7\n');
  }, 120_000);

  it.each([
    ['a list that is not JSON', (file: string) => file.endsWith('.json')],
    ['an empty program', (file: string) => file.endsWith('.mjs')],
  ])(
    'is made again after %s',
    (_what, isVictim) => {
      launch(PROGRAM);
      const files = fs.readdirSync(cache, { recursive: true, encoding: 'utf8' });
      const victim = path.join(cache, files.find(isVictim) ?? 'none');
      if (victim.endsWith('.json')) fs.writeFileSync(victim, '{');
      else fs.rmSync(victim);
      expect(display(launch(PROGRAM))).toEqual(FINE);
    },
    120_000,
  );

  it('runs from a private folder that goes with it when the cache cannot be written', () => {
    fs.writeFileSync(cache, 'a file where the folder should be');
    expect(display(launch(PROGRAM))).toEqual(FINE);
    expect(fs.readdirSync(temporary)).toEqual([]);
    const lookup = `import fs from 'node:fs';\nimport path from 'node:path';\nconst [own = ''] = fs.readdirSync(process.env['TMPDIR'] ?? '').filter((name) => name.startsWith('sui-reference-'));\nconsole.log((fs.statSync(path.join(process.env['TMPDIR'] ?? '', own)).mode & 0o777).toString(8));`;
    expect(launch(lookup).stdout).toBe('700\n');
  }, 120_000);

  it('says why it cannot start when nothing can be written', () => {
    fs.writeFileSync(cache, '');
    const run = launch(PROGRAM, cache);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/^try: the program cannot be started: ENOTDIR.*\n {2}fix: make /);
  }, 120_000);

  it('names the file and the line of what is wrong with it', () => {
    const run = launch("import { gone } from './gone.ts';\ngone();\n");
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain('try: the program has errors\n');
    expect(run.stderr).toMatch(/Could not resolve "\.\/gone\.ts"[^]*program\.ts:1:21:/);
    expect(run.stderr).toMatch(/\n {2}fix: correct the files named above\n$/);
  }, 120_000);
});

describe('paths that a reader types', () => {
  const folderOf = (command: string, started: string): string => {
    const file = path.join(root, 'scripts/process/asked-from.mjs');
    const code = `
      import { goWhereAsked } from ${JSON.stringify(file)};
      goWhereAsked(${JSON.stringify(command)});
      process.stdout.write(process.cwd());`;
    const INIT_CWD = path.join(root, 'docs');
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD, npm_lifecycle_event: started },
    }).stdout;
  };

  it('begin where the command was asked for, and not in a program that another one starts', () => {
    expect(folderOf('examples', 'examples')).toBe(path.join(root, 'docs'));
    expect(folderOf('examples', 'test')).toBe(path.resolve(root));
  });
});
