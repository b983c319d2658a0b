/** Two sets of generated files, byte for byte. */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareFolders } from '../../scripts/intake/page-diff.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true });
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

it('names what changed, what is new and what is gone, and counts the rest', () => {
  const before = folderOf({ 'a.mdx': 'a', 'b/c.mdx': 'c', 'b/d.mdx': 'd\n', 'e.json': '{}' });
  const after = folderOf({ 'a.mdx': 'a', 'b/d.mdx': 'd', 'b/c.mdx': 'c', 'b/a.mdx': '' });
  expect(compareFolders(before, after)).toEqual({
    changed: ['b/d.mdx'],
    added: ['b/a.mdx'],
    removed: ['e.json'],
    same: 2,
  });
  expect(compareFolders(after, after)).toEqual({ changed: [], added: [], removed: [], same: 4 });
});
