/** The program around the checker: flags, exit codes, and the answer to a saved page. */

import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { watchPages } from '../../../scripts/checks/examples/watch.ts';
import { makeProject, repository } from './project.ts';

function start(...args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
}

const runProgram = (...args: readonly string[]) => start('scripts/examples.mjs', ...args);

test('bundled it is the same program', () => {
  const bundled = runProgram('--help');
  const { status, stdout } = start('--import', 'tsx', 'scripts/examples.ts', '--help');
  expect([bundled.status, bundled.stdout]).toEqual([status, stdout]);
  expect(stdout).toContain('Usage: npm run examples');
});

test('--help names every flag and succeeds', () => {
  const { status, stdout } = runProgram('--help');
  expect(status).toBe(0);
  for (const flag of ['--fix', '--watch', '--no-cache', '--json']) expect(stdout).toContain(flag);
});

test.each([
  [['--fixx'], "Unknown option '--fixx'; did you mean --fix?"],
  [['docs/no-such-page.mdx'], 'there is no file "docs/no-such-page.mdx"'],
])('%j is refused with what to do', (args, message) => {
  const { status, stderr } = runProgram(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain('fix: see npm run examples -- --help');
});

test('paths begin where npm was asked, and in the project when another command starts the checker', () => {
  const runAs = (command: string) =>
    spawnSync(process.execPath, ['scripts/examples.mjs', 'standards.mdx'], {
      cwd: repository,
      env: { ...process.env, INIT_CWD: `${repository}/docs`, npm_lifecycle_event: command },
    }).status;
  expect([runAs('examples'), runAs('test')]).toEqual([0, 2]);
});

let stop: (() => Promise<void>) | null = null;

afterEach(async () => {
  await stop?.();
  stop = null;
});

test('a saved page is checked, two saves in a blink once, and an example with every page that may quote it', async () => {
  const project = makeProject({
    'docs/a.mdx': 'a\n',
    'docs/examples/lock/lock.move': 'module a::a;\n',
  });
  const seen: string[][] = [];
  stop = await watchPages({
    root: project.root,
    check: async (files) => void seen.push([...files].toSorted()),
  });
  project.write('docs/a.mdx', 'b\n');
  project.write('docs/a.mdx', 'c\n');
  await expect.poll(() => seen, { timeout: 5000 }).toEqual([['docs/a.mdx']]);
  project.write('docs/generated/x.mdx', 'machine\n');
  project.write('docs/examples/lock/lock.move', 'module a::b;\n');
  await expect.poll(() => seen.at(-1), { timeout: 5000 }).toEqual(['docs']);
  expect(seen).toHaveLength(2);
  project.remove();
});
