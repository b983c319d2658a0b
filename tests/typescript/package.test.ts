/** `--package`: other packages give pages or say clearly why not. */

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPackage } from '../../generators/typescript/load.ts';
import { sourceUrl } from '../../generators/typescript/pages/source-url.ts';
import { reference } from '../../generators/typescript/reference.ts';
import { renderReference, root } from '../support/run.ts';
import { packageOf } from './package-of.ts';

const manifest = (exported: unknown): string =>
  JSON.stringify({ name: 'x', version: '1.0.0', exports: exported });

describe('another package', () => {
  it('is read from its declarations when it ships no sources, as 2.x exports them', async () => {
    const folder = packageOf({
      'package.json': manifest({
        './a': { types: './dist/a/index.d.mts', import: './dist/a/index.mjs' },
        './b': { import: { types: './dist/b.d.ts', default: './dist/b.js' } },
      }),
      'dist/a/index.d.mts': '/** A thing. */\nexport declare class Thing { id: string; }\n',
      'dist/b.d.ts': 'export declare function make(): void;\n',
    });
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect(diagnostics).toEqual([]);
    expect([...pages.keys()].sort()).toEqual([
      '/references/typescript-sdk',
      '/references/typescript-sdk/a',
      '/references/typescript-sdk/a/thing',
      '/references/typescript-sdk/b',
    ]);
    expect(pages.get('/references/typescript-sdk/a/thing')).toContain('A thing.');
    // Of somebody else's package nothing says Sui, and nothing leads to our other references.
    expect(pages.get('/references/typescript-sdk')).toContain('title: "x reference"');
    const all = [...pages.values()].join('\n');
    expect(all).not.toMatch(/\bSui\b|TypeScript SDK|"\/references"|sui-sdks/);
  });

  it('finds declarations beside the JavaScript that an export names', () => {
    const folder = packageOf({
      'package.json': manifest({
        './a': { import: './dist/esm/a.js', require: './dist/cjs/a.js' },
      }),
      'dist/esm/a.d.ts': 'export {};',
    });
    expect(
      loadPackage(folder, root).value?.entries.map((entry) => path.relative(folder, entry.file)),
    ).toEqual(['dist/esm/a.d.ts']);
  });

  it('gives pages though its dependencies are missing and its types do not fit', async () => {
    const folder = packageOf({
      'package.json': manifest({ './a': './a.js' }),
      'src/a/index.ts':
        "import type { Gone } from 'not-installed-anywhere';\nexport const broken: number = 'text';\nexport function use(gone: Gone): Missing { return gone; }\nexport class Half {}",
    });
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect(
      diagnostics.map((diagnostic) => [diagnostic.level, diagnostic.code, diagnostic.at]),
    ).toEqual([
      ['warning', 'typescript/missing-module', { file: 'src/a/index.ts', line: 1, column: 27 }],
    ]);
    const page = pages.get('/references/typescript-sdk/a') ?? '';
    for (const code of ['const broken: number', 'function use(gone: Gone): Missing'])
      expect(page).toContain(`code="${code}"`);
    expect(page).not.toContain('any');
    expect(pages.has('/references/typescript-sdk/a/half')).toBe(true);
  });

  it('writes nothing when a source does not parse, and says where', async () => {
    const folder = packageOf({
      'package.json': manifest({ './a': './a.js' }),
      'src/a/index.ts': "export * from './b.js';\nexport class Half {",
      'src/a/b.ts': 'export const one = 1;\nexport function two( { }}\nexport const three = 3;',
    });
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect(pages.size).toBe(0);
    expect(
      diagnostics.map((diagnostic) => [diagnostic.level, diagnostic.code, diagnostic.at]),
    ).toEqual([
      ['error', 'typescript/syntax-error', { file: 'src/a/b.ts', line: 2, column: 25 }],
      ['error', 'typescript/syntax-error', { file: 'src/a/index.ts', line: 2, column: 20 }],
    ]);
  });

  it('warns of dependencies that it imports and that are another release', async () => {
    const installed = {
      old: '1.8.0',
      fits: '1.10.0',
      odd: '0.1.0',
      '@s/exact': '1.0.0',
      away: '1.0.0',
    };
    const folder = packageOf({
      'package.json': JSON.stringify({
        name: 'x',
        version: '1.0.0',
        exports: { './a': './a.js' },
        dependencies: {
          removed: '^1.0.0',
          old: '^2.0.0',
          fits: '^1.2.0',
          odd: '>=1 <3',
          away: '2.0.0',
        },
        peerDependencies: { '@s/exact': '1.0.1' },
      }),
      'src/a/index.ts': [
        "import { One } from 'gone';",
        "import type { It as Two } from 'old/sub';",
        "export * from 'fits';",
        "export type Odd = import('odd').It;",
        'export type { It as Exact } from "@s/exact";',
        'export class Mine implements One, Two {}',
      ].join('\n'),
      ...Object.fromEntries(
        Object.entries(installed).flatMap(([name, version]) => [
          [`node_modules/${name}/package.json`, JSON.stringify({ name, version, types: 'i.d.ts' })],
          [`node_modules/${name}/i.d.ts`, 'export interface It {}\n'],
          [`node_modules/${name}/sub.d.ts`, 'export interface It {}\n'],
        ]),
      ),
    });
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect(pages.has('/references/typescript-sdk/a/mine')).toBe(true);
    expect(
      diagnostics.map(
        (diagnostic) => `${diagnostic.code} ${diagnostic.message.split(':')[0] ?? ''}`,
      ),
    ).toEqual([
      'typescript/other-dependency the package imports @s/exact 1.0.1, but 1.0.0 is installed',
      'typescript/other-dependency the package imports old ^2.0.0, but 1.8.0 is installed',
      'typescript/missing-module "gone" is not installed or has no types',
    ]);
  });

  it('warns of an entry point without types and continues with the others', async () => {
    const folder = packageOf({
      'package.json': manifest({
        './a': './a.js',
        './b': './b.js',
        './*': './*',
        './data.json': './data.json',
      }),
      'src/b.ts': 'export const one = 1;',
    });
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect(diagnostics.map((diagnostic) => [diagnostic.level, diagnostic.code])).toEqual([
      ['warning', 'typescript/entry-without-types'],
    ]);
    expect(pages.has('/references/typescript-sdk/b')).toBe(true);
  });

  it.each([
    ['a folder without a manifest', {}, 'typescript/no-package'],
    ['a manifest that is not JSON', { 'package.json': '{' }, 'typescript/no-package'],
    [
      'a package that exports nothing',
      { 'package.json': '{"name":"x","version":"1.0.0"}' },
      'typescript/no-entries',
    ],
    [
      'JavaScript alone',
      { 'package.json': manifest('./index.js'), 'index.js': '' },
      'typescript/no-entries',
    ],
    ['a manifest that is not an object', { 'package.json': 'null' }, 'typescript/no-package'],
    [
      'exports that lead out of the package',
      {
        'package.json': manifest({
          './../../etc': '../../etc/x.d.ts',
          './a': '../../../etc/passwd.d.ts',
        }),
      },
      'typescript/no-entries',
    ],
  ])('is refused with a reason and an instruction for %s', async (_what, files, code) => {
    const { pages, diagnostics } = await renderReference(reference, {
      package: packageOf(files as Record<string, string>),
    });
    expect(pages.size).toBe(0);
    const errors = diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    expect(errors.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(errors[0]?.fix).toMatch(/^give --package /);
  });

  it('has pages when it is one file beside its manifest, imported by its name alone', async () => {
    const folder = packageOf({
      'package.json': JSON.stringify({ name: '@x/one', version: '1.0.0', types: 'index.d.ts' }),
      'index.d.ts':
        'declare function make(): make.Made;\ndeclare namespace make { interface Made { id: string } }\nexport = make;\n',
    });
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect(diagnostics).toEqual([]);
    const page = pages.get('/references/typescript-sdk/main');
    expect(page).toContain("import make from '@x/one';");
    expect(page).toContain('function make(): Made');
    expect(pages.get('/references/typescript-sdk')).toContain('npm install @x/one');
    expect(pages.get('/references/typescript-sdk')).not.toContain('@mysten/sui/client');
  });

  it('keeps every name apart: second names of a file, entry points named like symbols, files without exports', async () => {
    const folder = packageOf({
      'package.json': manifest({
        './fp': './fp.d.ts',
        './fp/add': './fp/add.d.ts',
        './again': './fp/add.d.ts',
        './globals': './globals.d.ts',
      }),
      'fp.d.ts': 'export declare function add(): void;\n',
      'fp/add.d.ts': 'export declare class Add {}\n',
      'globals.d.ts': 'declare function everywhere(): void;\n',
    });
    const { pages, diagnostics, prepared } = await renderReference(reference, { package: folder });
    expect(diagnostics).toEqual([]);
    expect(pages.get('/references/typescript-sdk/again')).toContain('[`Add`]');
    expect(pages.has('/references/typescript-sdk/fp/add')).toBe(true);
    expect(pages.has('/references/typescript-sdk/globals')).toBe(true);
    const ids = (prepared?.targets ?? []).map((target) => target.id);
    expect(ids).toEqual(expect.arrayContaining(['ts:fp/add', 'ts:fp/add~function']));
  });

  it('is refused with a reason when TypeDoc throws, as for a module that exports itself', async () => {
    const folder = packageOf({
      'package.json': manifest({ './a': './a.d.ts' }),
      'a.d.ts': 'import self = require("./a");\nexport { self };\nexport * as again from "./a";\n',
    });
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect(pages.size).toBe(0);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual(['typescript/not-converted']);
    expect(diagnostics[0]?.message).toContain('TypeDoc says');
  });

  it('takes the dependencies that it brings along before ours, and notices them', async () => {
    const files = {
      'package.json': JSON.stringify({
        name: 'x',
        version: '1.0.0',
        exports: { './a': './a.d.ts' },
        dependencies: { '@mysten/bcs': '*' },
      }),
      'a.d.ts':
        "import { mine } from '@mysten/bcs';\nexport declare const one: typeof mine;\nexport * from '@mysten/bcs';\n",
    };
    const own = {
      'node_modules/@mysten/bcs/package.json':
        '{"name":"@mysten/bcs","version":"9.0.0","types":"i.d.ts"}',
      'node_modules/@mysten/bcs/i.d.ts': 'export declare const mine: 9;\n',
    };
    const bare = loadPackage(packageOf(files), root).value?.hash;
    const full = packageOf({ ...files, ...own });
    expect(loadPackage(full, root).value?.hash).not.toBe(bare);
    const { pages } = await renderReference(reference, { package: full });
    expect(pages.get('/references/typescript-sdk/a')).toContain('const mine: 9');
  });

  it('has another hash once any source below its entry points changes', () => {
    const files = {
      'package.json': manifest({ './a': './a.js' }),
      'src/a/index.ts': "export * from './deep.js';",
      'src/a/deep.ts': 'export const one = 1;',
    };
    const first = loadPackage(packageOf(files), root).value?.hash;
    const same = loadPackage(packageOf(files), root).value?.hash;
    const other = loadPackage(
      packageOf({ ...files, 'src/a/deep.ts': 'export const one = 2;' }),
      root,
    ).value?.hash;
    expect(first).toBe(same);
    expect(other).not.toBe(first);
  });
});

describe('the address of a source line', () => {
  it('names the tag of the release', () => {
    expect(
      sourceUrl(
        { package: '@mysten/sui', version: '1.38.0' },
        { path: 'src/client/client.ts', line: 145 },
      ),
    ).toBe(
      'https://github.com/MystenLabs/ts-sdks/blob/@mysten/sui@1.38.0/packages/typescript/src/client/client.ts#L145',
    );
  });

  it.each([
    ['@mysten/sui', '2.0.0'],
    ['x', '1.0.0'],
  ])('is left out where it was not checked: %s %s', (name, version) => {
    expect(sourceUrl({ package: name, version }, { path: 'src/a.ts', line: 1 })).toBeNull();
  });
});
