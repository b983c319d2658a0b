/** Every command that README and CONTRIBUTING name exists and answers. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { $ } from 'zx';
import { root } from '../support/run.ts';

const documents = ['README.md', 'CONTRIBUTING.md'].map((file) =>
  fs.readFileSync(path.join(root, file), 'utf8'),
);
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** `npm start`, `npm test`, `npm run x`, as the documents write them. */
const named = [
  ...new Set(
    documents.flatMap((text) =>
      [...text.matchAll(/\bnpm (?:run )?([a-z][a-z-]*)/g)].map((match) => match[1] ?? ''),
    ),
  ),
]
  .filter((name) => !['install', 'ci'].includes(name))
  .sort();

describe('the commands that the documents name', () => {
  it('are all of package.json but the steps that npm runs by itself', () => {
    const offered = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
    expect(named).toEqual(offered.sort());
  });

  it.each(named.map((name) => [name]))('npm run %s -- --help answers', (name) => {
    const [program = '', ...args] = (scripts[name] ?? '').split(' ');
    const bin = path.join(root, 'node_modules/.bin', program);
    const [command, before] = program === 'node' ? [process.execPath, []] : [bin, []];
    const clean = args.map((arg) => arg.replace(/^"|"$/g, ''));
    const run = spawnSync(command, [...before, ...clean, '--help'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(run.status, run.stderr).toBe(0);
    expect(run.stdout.trim().length).toBeGreaterThan(40);
  });

  it('refuse an option that they do not have, and say where to read of those they have', async () => {
    const own = named.filter((name) => !['lint', 'format'].includes(name));
    const runs = own.map(async (name) => {
      const [program = '', ...args] = (scripts[name] ?? '').split(' ');
      const command = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
      const run = await $({ cwd: root, nothrow: true, quiet: true })`${command} ${args} --no-such`;
      return [name, run.exitCode, /\n {2}fix: .+/.test(run.stderr)];
    });
    expect(await Promise.all(runs)).toEqual(own.map((name) => [name, 2, true]));
  });

  it('lead to files that exist', () => {
    const files =
      documents.join('\n').match(/`(?:generators|scripts|tests|site|docs|schema)\/[\w./-]+`/g) ??
      [];
    const missing = files
      .map((file) => file.slice(1, -1))
      .filter((file) => file !== 'docs/generated/' && !fs.existsSync(path.join(root, file)));
    expect(missing.filter((file) => !['site/build'].includes(file))).toEqual([]);
  });
});
