/** What is in the way of writing, as people read it; faults of ours are thrown. */

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import type { WritePlan } from '../../../generators/core/files/files.ts';
import { applyWrites, loadOutput, planWrites } from '../../../generators/core/files/files.ts';
import { temporaryFolder } from '../../support/run.ts';

let root: string;

const file = (name: string): { path: string; text: string } => ({ path: name, text: name });
const plan = (...names: string[]): WritePlan => planWrites(names.map(file), loadOutput(root));
const report = ({ diagnostics }: Pick<WritePlan, 'diagnostics'>): string[] =>
  diagnostics.map(formatDiagnostic);

beforeEach(() => {
  root = path.join(temporaryFolder(), 'out');
  applyWrites(root, plan('a/b.mdx', 'c.mdx'));
});

describe('what is in the way', () => {
  it('may be files of somebody else, in byte order', () => {
    for (const name of ['b', 'a/x', 'B']) fs.writeFileSync(path.join(root, name), 'mine');
    expect(loadOutput(root).foreign).toEqual(new Set(['B', 'a/x', 'b']));
    expect(report(plan('b', 'a/x'))).toEqual(
      ['a/x', 'b'].map(
        (name) =>
          `error[core/foreign-file] "${name}" was not made by the generator and would be overwritten\n` +
          '  fix: move the file away, or choose another folder with --out',
      ),
    );
  });

  it('may be two pages of one name', () => {
    expect(report(plan('x/Foo.mdx', 'x/foo.mdx'))).toEqual([
      'error[core/path-clash] two pages want one file: "x/Foo.mdx" and "x/foo.mdx"\n' +
        '  fix: give one of them a fixed slug in the reference definition',
    ]);
  });

  it('may be another run', () => {
    fs.writeFileSync(`${root}.lock`, '1');
    expect(report(plan())).toEqual([
      'error[core/output-busy] another run (process 1) is writing "out"\n' +
        '  fix: wait for it to end; if it is not a generator, delete "out.lock" beside the folder',
    ]);
  });

  const CHANGED =
    'error[core/output-changed] "out" was changed by another run meanwhile\n  fix: run again';

  it('may be another run that swaps the folder while it is read', () => {
    const readFile = fs.readFileSync;
    vi.spyOn(fs, 'readFileSync').mockImplementationOnce((...args) => {
      fs.renameSync(root, `${root}-away`);
      fs.cpSync(`${root}-away`, root, { recursive: true });
      return readFile(...args);
    });
    expect(report(plan())).toEqual([CHANGED]);
  });

  it('may be another run that takes away what was to be read', () => {
    vi.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('gone'), { code: 'ENOENT', syscall: 'open' });
    });
    expect(report(plan())).toEqual([CHANGED]);
  });

  it('may be the file system', () => {
    vi.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw Object.assign(new Error('no'), { code: 'EACCES', syscall: 'mkdir' });
    });
    expect(applyWrites(root, plan('d.mdx')).map(formatDiagnostic)).toEqual([
      'error[core/unwritable] "out" cannot be used: EACCES in mkdir\n' +
        '  fix: make the folder writable, or choose another one with --out',
    ]);
  });

  it('may be a link, however deep', () => {
    fs.symlinkSync('..', path.join(root, 'a/link'));
    expect(report(plan())).toEqual([
      'error[core/odd-file] "a/link" in the output folder is neither a file nor a folder\n' +
        '  fix: remove it, or choose another folder with --out',
    ]);
  });

  it('may be a manifest that is none', () => {
    fs.writeFileSync(path.join(root, '.manifest.json'), '[]');
    expect(report(plan())).toEqual([
      'error[core/broken-manifest] ".manifest.json" in the output folder is not a list of files: ' +
        'which files are ours is unknown\n  fix: give --out another folder, or restore the manifest',
    ]);
  });
});

describe('a fault of ours', () => {
  it('is not a fault of the file system', () => {
    const ready = plan('d.mdx');
    const fail = (): never => {
      throw new Error('ours');
    };
    vi.spyOn(fs, 'lstatSync').mockImplementation(fail);
    expect(() => loadOutput(root)).toThrow('ours');
    vi.spyOn(fs, 'mkdirSync').mockImplementation(fail);
    expect(() => applyWrites(root, ready)).toThrow('ours');
  });
});

describe('a plan that only removes', () => {
  it('is carried out', () => {
    expect(applyWrites(root, plan('c.mdx'))).toEqual([]);
    expect(fs.readdirSync(root).sort()).toEqual(['.manifest.json', 'c.mdx']);
  });
});
