/** Which unit tests a name means: loading all files to run one case takes minutes. Reads the names of files. */

import fs from 'node:fs';
import path from 'node:path';
import { root } from './tool.ts';

/** What Vitest is told. A golden case is run by the file of its reference, a file is run whole, and else tests are found by name. */
export function filterOf(name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  const files = filesIn('tests').filter((file) => file.includes(name));
  const cases = files.filter((file) => /^tests\/golden\/.*\.txt$/.test(file));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  if (cases.length === 0) return tests.length > 0 ? tests : ['-t', escaped(name)];
  const names = cases.map((file) => escaped(path.basename(file, '.txt')));
  return [...new Set(cases.map(runnerOf)), '-t', names.join('|')];
}

/** `tests/golden/graphql/a.txt` → `tests/graphql/`: Vitest takes a part of an address. */
function runnerOf(file: string): string {
  return `tests/${file.split('/')[2]}/`;
}

function filesIn(folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
