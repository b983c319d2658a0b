/** Code cached from an earlier process runs like the text it was made of, and never in its stead. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleProgram } from '../../../scripts/process/bundle.mjs';
import { repository } from './project.ts';

const keeper = await bundleProgram('scripts/checks/examples/typescript/compiled-script-cache.ts');
let folder: string;
let file: string;
let cache: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compiled-script-cache-'));
  file = path.join(folder, 'program.js');
  cache = path.join(folder, 'cache');
  fs.writeFileSync(path.join(folder, 'other.js'), 'exports.word = "found";\n');
  write('one');
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(word: string): void {
  const text = `const { word } = require('./other.js');\nmodule.exports = { tell: () => [${JSON.stringify(word)}, word, __filename] };\n`;
  fs.writeFileSync(file, text);
}

/** In a process of its own: within one, the engine remembers by itself. */
function told(): unknown {
  const program = `const { runCached } = await import(${JSON.stringify(keeper)});
    const script = runCached(${JSON.stringify(file)}, ${JSON.stringify(cache)});
    console.log(JSON.stringify({ isCached: script.isCached, words: script.exports.tell() }));
    script.keep();`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: repository, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('the second run takes the code of the first, and does the same', () => {
  const words = ['one', 'found', file];
  expect(told()).toEqual({ isCached: false, words });
  expect(told()).toEqual({ isCached: true, words });
  expect(fs.readdirSync(cache)).toHaveLength(1);
});

test('another text gets code of its own, and the old code goes', () => {
  told();
  const [old] = fs.readdirSync(cache);
  write('another');
  expect(told()).toEqual({ isCached: false, words: ['another', 'found', file] });
  expect(told()).toMatchObject({ isCached: true });
  expect(fs.readdirSync(cache)).toHaveLength(1);
  expect(fs.readdirSync(cache)).not.toContain(old);
});

test.each([
  ['nothing', () => Buffer.alloc(0)],
  ['noise', () => Buffer.alloc(5000, 7)],
  ['half of it', (code: Buffer) => code.subarray(0, code.length / 2)],
])('cached code that is %s is refused and made anew', (_, spoil) => {
  told();
  const cached = path.join(cache, fs.readdirSync(cache)[0] ?? '');
  fs.writeFileSync(cached, spoil(fs.readFileSync(cached)));
  expect(told()).toEqual({ isCached: false, words: ['one', 'found', file] });
  expect(told()).toMatchObject({ isCached: true });
});
