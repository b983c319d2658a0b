/** Packages that have lost a file or a name: what is missing is said, and nothing is invented in its place. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { reference } from '../../generators/typescript/reference.ts';
import type { RenderedReference } from '../support/run.ts';
import { renderReference } from '../support/run.ts';
import { packageOf } from './package-of.ts';

const PAGE = '/references/typescript-sdk/a';

/** One entry point `a`, beside the other files of the package. */
async function rendered(
  index: string,
  files: Readonly<Record<string, string>> = {},
): Promise<RenderedReference> {
  const manifest = { name: 'x', version: '1.0.0', exports: { './a': './a.js' } };
  const all = { 'package.json': JSON.stringify(manifest), 'src/a/index.ts': index, ...files };
  return renderReference(reference, { package: packageOf(all) });
}

function locations(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ level, code, at }) =>
    at === null ? `${level} ${code}` : `${level} ${code} ${at.file}:${at.line}:${at.column}`,
  );
}

const MODULE = 'warning typescript/missing-module';
const EXPORT = 'warning typescript/missing-export';

/** What is missing, the line that wants it, and where that is noticed: in `src/it.ts` unless a file is named. */
const CASES = [
  ['a file', "export type { T9 } from './missing';", `${MODULE} src/it.ts:1:25`],
  ['a file of values', "export { T9 } from './missing.js';", `${MODULE} src/it.ts:1:20`],
  ['a whole file', "export * from './missing.js';", `${MODULE} src/it.ts:1:15`],
  ['a namespace', "export * as T9 from './missing.js';", `${MODULE} src/it.ts:1:21`],
  ['a required file', "import T9 = require('./no');\nexport { T9 };", `${MODULE} src/it.ts:1:21`],
  ['a name', "export { T9 } from './sub.js';", `${EXPORT} src/it.ts:1:10`],
  ['a renamed name', "export { gone as T9 } from './sub.js';", `${EXPORT} src/it.ts:1:10`],
  ['a main export', "export { default as T9 } from './sub.js';", `${EXPORT} src/it.ts:1:10`],
  ['an import', "import T9 from './sub.js';\nexport { T9 };", `${EXPORT} src/it.ts:1:8`],
  ['a declaration', 'export { T9 };', `${EXPORT} src/it.ts:1:10`],
  ['a name further down', "export { T9 } from './deep.js';", `${EXPORT} src/deep.ts:1:10`],
] as const;

describe('a package that lacks something of its own', () => {
  let run: RenderedReference;

  beforeAll(async () => {
    const exported = CASES.map((_, index) => [`./it${index}`, `./it${index}.js`]);
    const files = CASES.map(([, line], index) => [
      `src/it${index}.ts`,
      `${line}\nexport const here${index} = 1;`,
    ]);
    const folder = packageOf({
      'package.json': JSON.stringify({
        name: 'x',
        version: '1.0.0',
        exports: Object.fromEntries(exported) as unknown,
      }),
      ...(Object.fromEntries(files) as Record<string, string>),
      'src/sub.ts': 'export const there = 2;',
      'src/deep.ts': "export { T9 } from './sub.js';",
    });
    run = await renderReference(reference, { package: folder });
  });

  it.each(CASES.map(([what, , location], index) => ({ what, location, index })))(
    'says where $what is missing, and lists no name for it',
    ({ location, index }) => {
      expect(locations(run.diagnostics)).toContain(location.replace('it.ts', `it${index}.ts`));
      expect(run.diagnostics).toHaveLength(CASES.length);
      const page = run.pages.get(`/references/typescript-sdk/it${index}`) ?? '';
      expect(page).toContain(`const here${index}: 1`);
      expect(page).not.toContain('T9');
    },
  );

  it('keeps the written name of a type that it can no longer find, and says where', async () => {
    const { pages, diagnostics } = await rendered(
      "import type { Lost } from './sub.js';\nexport function use(a: Lost, b: import('./sub.js').Away): void {}",
      { 'src/a/sub.ts': 'export const there = 2;' },
    );
    expect(locations(diagnostics)).toEqual([
      `${EXPORT} src/a/index.ts:1:15`,
      `${EXPORT} src/a/index.ts:2:52`,
    ]);
    expect(pages.get(PAGE)).toContain('function use(a: Lost');
  });

  it('leaves out what a namespace has lost', async () => {
    const { pages, diagnostics } = await rendered("export * as sub from './sub.js';", {
      'src/a/sub.ts': "export const there = 2;\nexport { T9 } from './missing.js';",
    });
    expect(locations(diagnostics)).toEqual([`${MODULE} src/a/sub.ts:2:20`]);
    expect(pages.get(PAGE)).toContain('sub.there');
    expect(pages.get(PAGE)).not.toContain('T9');
  });

  it('says the same when the answer comes from the cache', async () => {
    const lines = `export { T9 } from './missing';\nexport const once = 1;`;
    const first = await rendered(lines);
    const second = await rendered(lines);
    expect(locations(first.diagnostics)).toEqual([`${MODULE} src/a/index.ts:1:20`]);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });

  it('names twenty places and counts the others, files before names', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `T${index}`);
    const { diagnostics } = await rendered(
      `export { ${names.join(', ')} } from './sub.js';\nexport * from './missing.js';`,
      { 'src/a/sub.ts': 'export const there = 2;' },
    );
    expect(diagnostics).toHaveLength(21);
    expect(locations(diagnostics)[0]).toBe(`${MODULE} src/a/index.ts:2:15`);
    expect(diagnostics.at(-1)?.message).toBe('6 more imports and exports cannot be resolved');
  });
});

describe('a package that takes names from others', () => {
  it('lists the names without a declaration, and warns of each place', async () => {
    const dependencies = { declared: '1.0.0' };
    const manifest = { name: 'x', version: '1.0.0', exports: { './a': './a.js' }, dependencies };
    const { pages, diagnostics } = await rendered(
      "export { One } from 'declared';\nexport type { Two } from 'undeclared/sub';",
      { 'package.json': JSON.stringify(manifest) },
    );
    expect(locations(diagnostics)).toEqual([
      `${MODULE} src/a/index.ts:1:21`,
      `${MODULE} src/a/index.ts:2:26`,
    ]);
    expect(pages.get(PAGE)).toMatch(/## Also exported[^]*- `One`\n- `Two`\n/);
    expect(pages.get(PAGE)).not.toContain('any');
  });

  it('is whole with everything that a compiler takes', async () => {
    const { diagnostics } = await rendered(
      [
        "import fs from 'node:fs';",
        "import { join } from 'path';",
        "import data from './data.json';",
        "import './style.css';",
        "import main, { part } from './old.js';",
        "import pattern from 'virtual:x';",
        "import { far as near, type Kind } from './barrel.js';",
        "import type * as all from './barrel.js';",
        'export { fs, join, data, main, part, pattern, near, type Kind, all };',
        "export type { default as Again } from './main.js';",
      ].join('\n'),
      {
        'src/a/data.json': '{}',
        'src/a/old.d.ts':
          'declare function old(): void;\ndeclare namespace old { const part: 1; }\nexport = old;\n',
        'src/a/barrel.ts': "export * from './far.js';\nexport type { Kind } from './far.js';",
        'src/a/far.ts': 'export const far = 1;\nexport type Kind = 1;',
        'src/a/main.ts': 'export default class Main {}',
      },
    );
    expect(diagnostics).toEqual([]);
  });
});
