/** The cache of conversions: it answers with what was stored, or not at all. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { saveCached, cacheKey, loadCached } from '../../generators/typescript/load-cache.ts';
import type { EntryModel } from '../../generators/typescript/model/model.ts';
import { bundleProgram } from '../../scripts/process/bundle.mjs';
import { temporaryFolder } from '../support/run.ts';

const KEY = 'a'.repeat(32);
const ENTRIES: readonly EntryModel[] = [{ name: 'a', symbols: [], reexports: [], text: null }];
const WARNING: Diagnostic = {
  level: 'warning',
  code: 'typescript/missing-export',
  message: 'gone',
  at: { file: 'src/a.ts', line: 1, column: 2 },
  fix: 'bring it back',
};
const CACHED = { entries: ENTRIES, diagnostics: [WARNING] };
const LOCATION = 'node_modules/.cache/sui-reference';

function stored(): { root: string; file: string; input: string } {
  const root = temporaryFolder();
  const input = path.join(root, 'other.d.ts');
  fs.writeFileSync(input, 'export {};');
  saveCached(root, KEY, { ...CACHED, inputs: [input] });
  return { root, input, file: path.join(root, LOCATION, `typescript-${KEY}.json`) };
}

describe('the cache of conversions', () => {
  it('gives back what was stored', () => {
    expect(loadCached(stored().root, KEY)).toEqual(CACHED);
  });

  it.each([
    ['empty', () => ''],
    ['cut short', (text: string) => text.slice(0, -3)],
    ['changed in one letter', (text: string) => text.replace('"a"', '"b"')],
    ['another JSON', () => '{}'],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['no text', () => '\u0000\uFFFD'],
  ])('says nothing when its file is %s', (_what, damage) => {
    const { root, file } = stored();
    fs.writeFileSync(file, damage(fs.readFileSync(file, 'utf8')));
    expect(loadCached(root, KEY)).toBeNull();
  });

  it('says nothing when its file is a folder, and when there is none', () => {
    const { root, file } = stored();
    fs.rmSync(file);
    expect(loadCached(root, KEY)).toBeNull();
    fs.mkdirSync(file);
    expect(loadCached(root, KEY)).toBeNull();
    expect(() => {
      saveCached(root, KEY, { ...CACHED, inputs: [] });
    }).not.toThrow();
  });

  it('says nothing once a file of another package has changed or gone', () => {
    const { root, input } = stored();
    fs.writeFileSync(input, 'export { };');
    expect(loadCached(root, KEY)).toBeNull();
    fs.rmSync(input);
    expect(loadCached(root, KEY)).toBeNull();
  });

  it('does without where it cannot write', () => {
    const root = temporaryFolder();
    fs.writeFileSync(path.join(root, 'node_modules'), 'a file where the folder should be');
    expect(() => {
      saveCached(root, KEY, { ...CACHED, inputs: [] });
    }).not.toThrow();
    expect(loadCached(root, KEY)).toBeNull();
  });

  it('keeps a result that is read, however many are stored after it', () => {
    const { root, file } = stored();
    fs.utimesSync(file, 1, 1);
    loadCached(root, KEY);
    for (let number = 0; number < 40; number += 1) {
      const other = path.join(root, LOCATION, `typescript-${'b'.repeat(32)}.json.${number}`);
      fs.writeFileSync(other, '');
      fs.utimesSync(other, number, number);
    }
    saveCached(root, 'c'.repeat(32), { ...CACHED, inputs: [] });
    expect(loadCached(root, KEY)).toEqual(CACHED);
  });

  it('removes what stopped runs have left, and keeps the newest results', () => {
    const { root, file } = stored();
    for (let number = 0; number < 40; number += 1) {
      const left = path.join(root, LOCATION, `typescript-${'b'.repeat(32)}.json.${number}`);
      fs.writeFileSync(left, '');
      fs.utimesSync(left, number, number);
    }
    saveCached(root, KEY, { ...CACHED, inputs: [] });
    expect(fs.readdirSync(path.dirname(file)).length).toBe(32);
    expect(loadCached(root, KEY)).toEqual(CACHED);
  });

  it('has the same key in the bundled program as in the sources: both hash the reader', async () => {
    const bundled = (await import(await bundleProgram('generators/typescript/load-cache.ts'))) as {
      cacheKey: typeof cacheKey;
    };
    expect(bundled.cacheKey('x')).toBe(cacheKey('x'));
  });
});
