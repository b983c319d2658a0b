/** Writing pages: what changes, what stays, what is refused. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputFile, OutputState } from '../../../generators/core/files/files.ts';
import { applyWrites, loadOutput, planWrites } from '../../../generators/core/files/files.ts';
import { filesBelow, temporaryFolder } from '../../support/run.ts';

function file(name: string, text = `text of ${name}`): OutputFile {
  return { path: name, text };
}

function stateOf(part: Partial<OutputState>): OutputState {
  return {
    texts: new Map(),
    foreign: new Set(),
    owned: [],
    fingerprint: '',
    diagnostics: [],
    ...part,
  };
}

/** Writes `wanted`, as one run does. */
function write(
  root: string,
  planned: readonly OutputFile[],
  isInScope?: (file: string) => boolean,
): readonly string[] {
  const plan = planWrites(planned, loadOutput(root), isInScope);
  const diagnostics = plan.diagnostics.length > 0 ? plan.diagnostics : applyWrites(root, plan);
  return diagnostics.map((diagnostic) => diagnostic.code);
}

function newRoot(): string {
  return path.join(temporaryFolder(), 'out');
}

function manifestOf(root: string): string[] {
  return (
    JSON.parse(fs.readFileSync(path.join(root, '.manifest.json'), 'utf8')) as { files: string[] }
  ).files;
}

describe('the plan', () => {
  const onDisk = stateOf({
    texts: new Map([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]),
    owned: ['a', 'b', 'c'],
  });

  it.each<[string, readonly OutputFile[], { write: string[]; remove: string[]; keep: number }]>([
    [
      'writes nothing when nothing changed',
      [file('a', '1'), file('b', '2'), file('c', '3')],
      { write: [], remove: [], keep: 3 },
    ],
    [
      'writes what changed',
      [file('a', '1'), file('b', 'x'), file('c', '3')],
      { write: ['b'], remove: [], keep: 2 },
    ],
    [
      'writes what is new',
      [file('a', '1'), file('b', '2'), file('c', '3'), file('d', '4')],
      { write: ['d'], remove: [], keep: 3 },
    ],
    [
      'removes what nobody wants any more',
      [file('b', '2')],
      { write: [], remove: ['a', 'c'], keep: 1 },
    ],
    [
      'moves a page by writing and removing',
      [file('a', '1'), file('b', '2'), file('z', '3')],
      { write: ['z'], remove: ['c'], keep: 2 },
    ],
    [
      'removes all pages of an empty reference',
      [],
      { write: [], remove: ['a', 'b', 'c'], keep: 0 },
    ],
  ])('%s', (_name, planned, expected) => {
    const plan = planWrites(planned, onDisk);
    expect({
      write: plan.write.map((page) => page.path),
      remove: plan.remove,
      keep: plan.keep,
    }).toEqual(expected);
    expect(plan.owned).toEqual(planned.map((page) => page.path).sort());
    expect(plan.diagnostics).toEqual([]);
  });

  it('writes an owned file again that somebody deleted', () => {
    const plan = planWrites([file('a', '1')], stateOf({ owned: ['a'] }));
    expect(plan.write.map((page) => page.path)).toEqual(['a']);
  });

  it('leaves the pages of other references alone, and goes on owning them', () => {
    const state = stateOf({
      texts: new Map([
        ['cli/a', '1'],
        ['graphql/b', '2'],
      ]),
      owned: ['cli/a', 'graphql/b'],
    });
    const plan = planWrites([file('cli/c')], state, (name) => name.startsWith('cli/'));
    expect([plan.remove, plan.owned]).toEqual([['cli/a'], ['cli/c', 'graphql/b']]);
  });

  it('is in byte order whatever the order of the pages', () => {
    const plan = planWrites([file('b'), file('Z'), file('a')], stateOf({ owned: ['y', 'Y', 'x'] }));
    expect([plan.owned, plan.remove]).toEqual([
      ['Z', 'a', 'b'],
      ['Y', 'x', 'y'],
    ]);
  });

  it.each([
    ['a page', 'graphql/page.mdx'],
    ['a page in other case', 'graphql/Page.MDX'],
    ['the folder of a page', 'graphql'],
  ])('refuses to overwrite a foreign file that stands where %s goes', (_name, foreign) => {
    const plan = planWrites(
      [file('graphql/page.mdx')],
      stateOf({ foreign: new Set([foreign, 'graphql/notes.md']) }),
    );
    expect(
      plan.diagnostics.map((diagnostic) => [diagnostic.level, diagnostic.code, diagnostic.message]),
    ).toEqual([
      [
        'error',
        'core/foreign-file',
        `"${foreign}" was not made by the generator and would be overwritten`,
      ],
    ]);
  });

  it('refuses two pages that differ only in case', () => {
    const plan = planWrites([file('a/Foo.mdx'), file('a/foo.mdx')], stateOf({}));
    expect(plan.diagnostics.map((diagnostic) => diagnostic.code)).toEqual(['core/path-clash']);
  });

  it.each([
    '../x',
    '/x',
    'a/../../x',
    'a//b',
    './a',
    'a/',
    '',
    '.',
    '..',
    'a\\b',
    'C:x',
    'a\0b',
    '..\\x',
  ])('throws for the path %j, which no reference may make', (name) => {
    expect(() => planWrites([file(name)], stateOf({}))).toThrow('outside the output folder');
  });
});

describe('writing', () => {
  it('makes the folder, the pages and the manifest', () => {
    const root = path.join(temporaryFolder(), 'deep/er/out');
    expect(write(root, [file('a/b.mdx'), file('c.mdx')])).toEqual([]);
    expect([...filesBelow(root).keys()]).toEqual(['.manifest.json', 'a/b.mdx', 'c.mdx']);
    expect(manifestOf(root)).toEqual(['a/b.mdx', 'c.mdx']);
    expect(fs.readdirSync(path.dirname(root))).toEqual(['out']);
  });

  it('keeps a hand-written file that the manifest does not list, bytes and inode', () => {
    const root = newRoot();
    write(root, [file('a/page.mdx')]);
    fs.writeFileSync(path.join(root, 'a/notes.mdx'), 'mine');
    const before = fs.statSync(path.join(root, 'a/notes.mdx')).ino;
    expect(write(root, [file('b/page.mdx')])).toEqual([]);
    expect([...filesBelow(root).keys()]).toEqual(['.manifest.json', 'a/notes.mdx', 'b/page.mdx']);
    expect(fs.readFileSync(path.join(root, 'a/notes.mdx'), 'utf8')).toBe('mine');
    expect(fs.statSync(path.join(root, 'a/notes.mdx')).ino).toBe(before);
  });

  it('removes stale pages', () => {
    const root = newRoot();
    write(root, [file('a/old.mdx'), file('a/stays.mdx')]);
    write(root, [file('a/stays.mdx'), file('a/new.mdx')]);
    expect([...filesBelow(root).keys()]).toEqual(['.manifest.json', 'a/new.mdx', 'a/stays.mdx']);
  });

  it('leaves unchanged files as they are, down to the inode and the time', () => {
    const root = newRoot();
    write(root, [file('same.mdx'), file('other.mdx', '1')]);
    const before = fs.statSync(path.join(root, 'same.mdx'));
    write(root, [file('same.mdx'), file('other.mdx', '2')]);
    const after = fs.statSync(path.join(root, 'same.mdx'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
    expect(fs.readFileSync(path.join(root, 'other.mdx'), 'utf8')).toBe('2');
  });

  it('touches nothing at all in a second run', () => {
    const root = newRoot();
    write(root, [file('a.mdx')]);
    const before = fs.statSync(root, { bigint: true });
    expect(write(root, [file('a.mdx')])).toEqual([]);
    const after = fs.statSync(root, { bigint: true });
    expect([after.ino, after.ctimeNs]).toEqual([before.ino, before.ctimeNs]);
  });

  it('refuses a symbolic link in the folder, and does not follow it', () => {
    const root = newRoot();
    const outside = temporaryFolder();
    fs.writeFileSync(path.join(outside, 'precious'), 'mine');
    write(root, [file('a.mdx')]);
    fs.symlinkSync(outside, path.join(root, 'link'));
    expect(write(root, [file('link/precious', 'evil')])).toEqual(['core/odd-file']);
    expect(fs.readFileSync(path.join(outside, 'precious'), 'utf8')).toBe('mine');
  });

  it('refuses a folder that is itself a link, and a folder that is a file', () => {
    const folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'real'));
    fs.symlinkSync('real', path.join(folder, 'link'));
    fs.writeFileSync(path.join(folder, 'file'), 'mine');
    expect(write(path.join(folder, 'link'), [file('a.mdx')])).toEqual(['core/odd-file']);
    expect(write(path.join(folder, 'file'), [file('a.mdx')])).toEqual(['core/odd-file']);
    expect([
      fs.readdirSync(path.join(folder, 'real')),
      fs.readFileSync(path.join(folder, 'file'), 'utf8'),
    ]).toEqual([[], 'mine']);
  });

  it('says so when the file system refuses', () => {
    const parent = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(parent, '');
    expect(write(path.join(parent, 'out'), [file('a.mdx')])).toEqual(['core/unwritable']);
  });

  it('throws when given a plan with errors', () => {
    const plan = planWrites([file('a')], stateOf({ foreign: new Set(['a']) }));
    expect(() => applyWrites(newRoot(), plan)).toThrow('plan with errors');
  });
});

describe('a manifest that somebody edited', () => {
  it('cannot make us delete or overwrite what is outside', () => {
    const root = newRoot();
    const precious = path.join(root, '../precious');
    write(root, [file('a.mdx')]);
    fs.writeFileSync(precious, 'mine');
    const entries = ['../precious', precious, 'a/../../precious', '..', '.', 'a.mdx', 7, null];
    fs.writeFileSync(path.join(root, '.manifest.json'), JSON.stringify({ files: entries }));
    expect(loadOutput(root).owned).toEqual(['a.mdx']);
    expect(write(root, [file('b.mdx')])).toEqual([]);
    expect(fs.readFileSync(precious, 'utf8')).toBe('mine');
    expect(manifestOf(root)).toEqual(['b.mdx']);
  });

  it.each(['', '{', 'null', '[]', '{"files": "a"}'])(
    'stops everything when it reads %j',
    (text) => {
      const root = newRoot();
      write(root, [file('a.mdx')]);
      fs.writeFileSync(path.join(root, '.manifest.json'), text);
      expect(write(root, [file('b.mdx')])).toEqual(['core/broken-manifest']);
      expect([...filesBelow(root).keys()]).toEqual(['.manifest.json', 'a.mdx']);
    },
  );

  it('makes everything foreign when it is gone: nothing of it is removed or overwritten', () => {
    const root = newRoot();
    write(root, [file('a.mdx')]);
    fs.rmSync(path.join(root, '.manifest.json'));
    expect(write(root, [file('a.mdx', 'new')])).toEqual(['core/foreign-file']);
    expect(write(root, [file('b.mdx')])).toEqual([]);
    expect([...filesBelow(root).keys()]).toEqual(['.manifest.json', 'a.mdx', 'b.mdx']);
  });
});
