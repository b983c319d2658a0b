/** What a build keeps for the next one. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOf, openBuildCache } from '../../site/plugins/build-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('work that is kept', () => {
  const file = path.join(folder, 'cache/work.json');
  let done = 0;
  const work = (): number => (done += 1);

  it('is done once for the same parts, and null is a result as well', () => {
    const first = openBuildCache<number | null>(file, 'code');
    expect([first.of(['a', 'b'], work), first.of(['c'], () => null)]).toEqual([1, null]);
    first.save();
    const next = openBuildCache<number | null>(file, 'code');
    expect([next.of(['a', 'b'], work), next.of(['c'], work), done]).toEqual([1, null, 1]);
  });

  it('is done again for other parts, for parts that are cut elsewhere, and by other code', () => {
    const next = openBuildCache<number>(file, 'code');
    expect([next.of(['a', 'x'], work), next.of(['ab', ''], work)]).toEqual([2, 3]);
    expect(openBuildCache<number>(file, 'other code').of(['a', 'b'], work)).toBe(4);
  });

  it('goes when nobody asked for it', () => {
    const next = openBuildCache<number>(file, 'code');
    next.of(['new'], work);
    next.save();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1);
  });

  it('is done again when the file is torn, and work that fails has no result', () => {
    writeFileSync(file, '[["half');
    const torn = openBuildCache<number>(file, 'code');
    const fail = (): never => {
      throw new Error('no page');
    };
    expect(() => torn.of(['new'], fail)).toThrow('no page');
    expect(torn.of(['new'], () => 9)).toBe(9);
  });
});

it('a digest changes with the name and the text of every file below, and not with what is missing', () => {
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  write('a.ts', 'a');
  const digest = (...names: string[]): string => digestOf(folder, names);
  const first = digest('a.ts');
  expect(digest('a.ts', 'missing')).toBe(first);
  write('b.ts', 'a');
  expect(digest('b.ts')).not.toBe(first);
  write('a.ts', 'b');
  expect(digest('a.ts')).not.toBe(first);
});
