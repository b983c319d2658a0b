/** Which names a manifest exports: every form that packages use. */

import { describe, expect, it } from 'vitest';
import { MOST_MATCHES, listExports } from '../../generators/typescript/read/exports.ts';

const names = (manifest: Record<string, unknown>, files: readonly string[] = []): string[] =>
  listExports(manifest, files).exported.map((exported) => exported.name);

const candidates = (manifest: Record<string, unknown>, name: string): readonly string[] =>
  listExports(manifest, []).exported.find((exported) => exported.name === name)?.candidates ?? [];

describe('the exports of a manifest', () => {
  it.each([
    ['one file', { exports: './dist/index.js' }],
    ['conditions', { exports: { import: './dist/index.js', require: './dist/index.js' } }],
    ['the root alone', { exports: { '.': { default: './dist/index.js' } } }],
    ['a list of fallbacks', { exports: [{ import: './dist/index.js' }, './other.js'] }],
    ['types without exports', { types: 'dist/index.d.ts' }],
    ['typings, the older word', { typings: './dist/index.d.ts' }],
    ['a main file only', { main: './dist/index' }],
  ])('are the package itself for %s', (_what, manifest) => {
    expect(names(manifest)).toEqual(['.']);
    expect(candidates(manifest, '.').map((file) => file.replace(/^\.\//, ''))).toContain(
      'dist/index.d.ts',
    );
  });

  it('take the types before the code, and a source before both', () => {
    const value = { import: './a.mjs', types: './types/a.d.ts' };
    expect(candidates({ exports: { './a': value } }, 'a').slice(0, 4)).toEqual([
      'src/a/index.ts',
      'src/a.ts',
      './types/a.d.ts',
      './a.d.mts',
    ]);
  });

  it('open patterns to the files that fit, without what is closed or named already', () => {
    const manifest = {
      exports: {
        './b': './dist/b.js',
        './*': { types: './dist/*.d.ts', default: './dist/*.js' },
        './internal/*': null,
      },
    };
    const files = [
      'dist/a.d.ts',
      'dist/b.d.ts',
      'dist/deep/c.d.ts',
      'dist/internal/d.d.ts',
      'x.d.ts',
    ];
    expect(names(manifest, files)).toEqual(['a', 'b', 'deep/c']);
  });

  it('stop at a number that a reader can survey', () => {
    const files = Array.from({ length: MOST_MATCHES + 7 }, (_, index) => `dist/f${index}.d.ts`);
    const found = listExports({ exports: { './*': './dist/*.js' } }, files);
    expect([found.exported.length, found.leftOut]).toEqual([MOST_MATCHES, 7]);
  });

  it('leave out data, styles and second names that only add an ending', () => {
    const keys = ['./a', './a.js', './only.js', './package.json', './style.css', './folder/'];
    const exported = Object.fromEntries(keys.map((key) => [key, './x.js']));
    expect(names({ exports: exported })).toEqual(['a', 'only.js']);
  });

  it.each(['./../up', './a/../../b', './a b', './<b>', './{x}', './a\u0000', './a//b'])(
    'refuse %j, which is not a safe address',
    (key) => {
      const found = listExports({ exports: { [key]: './x.js' } }, []);
      expect([found.exported, found.refused]).toEqual([[], [key.slice(2)]]);
    },
  );

  it.each([[null], [7], [true], [[]], [{}], [{ '.': null }], [{ '.': 7 }], [{ './a': [[{}]] }]])(
    'do not trip over %j',
    (exported) => {
      expect(() => listExports({ exports: exported }, [])).not.toThrow();
    },
  );
});
