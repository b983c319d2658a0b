/** Programs of examples as one file each: packages that come with more than code still find it, and errors stay with their program. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUNDLE, buildPrograms } from '../../../scripts/checks/programs/build-program.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'program-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(texts: readonly string[]): readonly string[] {
  return texts.map((text, index) => {
    mkdirSync(path.join(folder, `${index}/lib`), { recursive: true });
    writeFileSync(path.join(folder, `${index}/lib/main.ts`), text);
    return `${index}/lib/main.ts`;
  });
}

function run(index: number): readonly [string, number | null] {
  const { stdout, status } = spawnSync(process.execPath, [path.join(String(index), BUNDLE)], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [stdout, status];
}

test('a package that reads WebAssembly from its own folder works in a bundle', async () => {
  const programs = write([
    `import { version } from '@mysten/move-bytecode-template';\nconsole.log(version());\n`,
  ]);
  expect(await buildPrograms({ folder, programs, root })).toEqual([[]]);
  expect(run(0)).toEqual(['0.1.1\n', 0]);
});

test('programs are built together, and what is wrong with one is said of that one alone', async () => {
  const programs = write([
    `console.log('first');\n`,
    `import { gone } from './gone.ts';\nconsole.log(gone);\n`,
    `console.log('third');\n`,
    `console.log(;\nimport 'no-such-package';\n`,
    ...Array.from({ length: 8 }, () => `console.log('one of many');\n`),
  ]);
  const results = await buildPrograms({ folder, programs, root });
  expect(results.map((own) => own.map(({ file, line, column }) => [file, line, column]))).toEqual([
    [],
    [['lib/main.ts', 1, 22]],
    [],
    [['lib/main.ts', 1, 13]],
    ...Array.from({ length: 8 }, () => []),
  ]);
  expect([run(0), run(2), run(11)]).toEqual([
    ['first\n', 0],
    ['third\n', 0],
    ['one of many\n', 0],
  ]);
});

test('programs that all have errors keep their own', async () => {
  const programs = write([`console.log(;\n`, `\nconsole.log(;\n`]);
  const results = await buildPrograms({ folder, programs, root });
  expect(results.map((own) => own.map(({ line }) => line))).toEqual([[1], [2]]);
});

test('a broken package is an error of the programs that import it', async () => {
  const programs = write([`import 'broken';\n`, `console.log('second');\n`]);
  mkdirSync(path.join(folder, 'node_modules/broken'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/broken/index.js'), 'export const = 1;\n');
  const results = await buildPrograms({ folder, programs, root: folder });
  expect(results.map((own) => own.map(({ file }) => file))).toEqual([
    ['node_modules/broken/index.js'],
    [],
  ]);
  expect(run(1)).toEqual(['second\n', 0]);
});
