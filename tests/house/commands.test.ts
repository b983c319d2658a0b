/** Every command that README and CONTRIBUTING name exists and answers. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { $ } from 'zx';
import { references } from '../../generators/references.ts';
import { trackedFiles } from '../support/house.ts';
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

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `npm run <name> -- <flag>`, without npm. */
async function answer(name: string, flag: string): Promise<Answer> {
  const [program = '', ...args] = (scripts[name] ?? '').split(' ');
  const [script = ''] = args;
  // A check is a generator in another process.
  if (program === 'tsx' && name !== 'check') return answerHere(script, flag);
  const command =
    program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program);
  const bare = args.map((arg) => arg.replace(/^"|"$/g, ''));
  const { exitCode, stdout, stderr } = await $({
    cwd: root,
    nothrow: true,
    quiet: true,
  })`${command} ${bare} ${flag}`;
  return { status: exitCode, stdout, stderr };
}

/** Loads the program into this process: starting twenty of them costs more than all they say. */
async function answerHere(script: string, flag: string): Promise<Answer> {
  const printed = { stdout: '', stderr: '' };
  const { argv, exitCode } = process;
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    });
  try {
    process.argv = [process.execPath, path.join(root, script), flag];
    process.exitCode = undefined;
    await import(/* @vite-ignore */ `${path.join(root, script)}?${flag}`);
    return { status: Number(process.exitCode ?? 0), ...printed };
  } finally {
    vi.restoreAllMocks();
    process.argv = argv;
    process.exitCode = exitCode;
  }
}

describe('the commands that the documents name', () => {
  it('are all of package.json but the steps that npm runs by itself', () => {
    const offered = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
    expect(named).toEqual(offered.sort());
  });

  it('are started by what is installed', () => {
    const programs = named.map((name) => (scripts[name] ?? '').split(' ')[0] ?? '');
    expect([...new Set(programs)].sort()).toEqual(['eslint', 'node', 'prettier', 'tsx']);
    const started = spawnSync(
      path.join(root, 'node_modules/.bin/tsx'),
      ['scripts/test.ts', '--no-such'],
      { cwd: root, encoding: 'utf8' },
    );
    expect([started.status, started.stdout]).toEqual([2, '']);
    expect(started.stderr).toContain("Unknown option '--no-such'\n  fix: see npm test -- --help");
  });

  it.each(named.map((name) => [name]))('npm run %s -- --help answers', async (name) => {
    const { status, stdout, stderr } = await answer(name, '--help');
    expect(status, stderr).toBe(0);
    expect(stdout.trim().length).toBeGreaterThan(40);
  });

  const own = named.filter((name) => !['lint', 'format'].includes(name));

  it.each(own.map((name) => [name]))(
    'npm run %s refuses an option that it does not have, and says where to read of the others',
    async (name) => {
      const { status, stderr } = await answer(name, '--no-such');
      expect(stderr).toMatch(/\n {2}fix: .+/);
      expect(status).toBe(2);
    },
  );

  it('lead to files and folders that exist, in every reference where they name one', () => {
    const missing = locationsIn(documents.join('\n')).filter(
      (location) => !fs.existsSync(path.join(root, location)) && !MADE.includes(location),
    );
    expect(missing).toEqual([]);
  });
});

describe('the README of a reference', () => {
  it.each(references.map(({ name }) => [name]))('of %s names only files that it has', (name) => {
    const room = `generators/${name}/`;
    const files = trackedFiles.filter((file) => file.startsWith(room));
    const text = fs.readFileSync(path.join(root, room, 'README.md'), 'utf8');
    const named = [...text.matchAll(/`([\w/-]+(?:\.ts|\/))`/g)].map(
      ([, location = '']) => location,
    );
    expect(named).not.toEqual([]);
    const missing = named.filter(
      (location) =>
        !fs.existsSync(path.join(root, location)) &&
        !files.some((file) => file.endsWith(`/${location}`) || file.includes(`/${location}`)),
    );
    expect(missing).toEqual([]);
  });
});

describe('the table of CONTRIBUTING', () => {
  const [, contributing = ''] = documents;
  const rows = contributing
    .slice(contributing.indexOf('| I want to change … |'))
    .split('\n\n')[0]
    ?.split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));

  it('leads each wish to a place that git knows', () => {
    expect(rows?.length).toBeGreaterThan(20);
    for (const [, wish, locations = ''] of rows ?? []) {
      const found = locationsIn(locations);
      expect(found, wish).not.toEqual([]);
      for (const location of found)
        expect(
          trackedFiles.some((file) => file === location || file.startsWith(location)),
          `${wish}: ${location}`,
        ).toBe(true);
    }
  });

  it('leads to every room of the generators, the scripts and the inputs', () => {
    const named = new Set((rows ?? []).flatMap(([, , locations = '']) => locationsIn(locations)));
    const rooms = ['generators', 'scripts', 'scripts/checks', 'schema', 'site/src'].flatMap(
      (parent) =>
        fs
          .readdirSync(path.join(root, parent), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => `${parent}/${entry.name}/`),
    );
    const unnamed = rooms.filter(
      (room) => ![...named].some((location) => location.startsWith(room)),
    );
    expect(unnamed).toEqual([]);
  });
});

/** Made by commands, not by git. */
const MADE = ['docs/generated/', 'site/build', 'schema/releases/to-do.md'];

/** Files and folders between code marks; a placeholder for a reference stands for all of them. */
function locationsIn(text: string): string[] {
  const found = text.matchAll(
    /`((?:generators|scripts|tests|site|docs|schema|framework-sources)\/[\w<>./-]*)`/g,
  );
  return [...found]
    .map(([, location = '']) => location)
    .filter((location) => !/<(?!reference>)/.test(location))
    .flatMap((location) => references.map(({ name }) => location.replace('<reference>', name)));
}
