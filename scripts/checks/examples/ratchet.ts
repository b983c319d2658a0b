/** Unchecked blocks by file: the committed count may only go down. `load…` and `apply…` touch one committed file. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { compareText } from '../../../generators/core/text.ts';
import type { Block } from './model.ts';
import { fateOf } from './units.ts';

export const ratchetFile = 'docs/examples/_unchecked.json';

export type Counts = Readonly<Record<string, number>>;

export function countUnchecked(blocks: readonly Block[]): Counts {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    if (fateOf(block) === 'unchecked') counts.set(block.page, (counts.get(block.page) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => compareText(a, b)));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Null on the first run ever. */
export function loadRatchet(root: string): Counts | null {
  const file = path.join(root, ratchetFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Counts) : null;
}

/** The sum decides: a block may move to another page. */
export function checkRatchet(
  committed: Counts,
  counted: Counts,
  isCi: boolean,
): readonly Diagnostic[] {
  const [before, now] = [total(committed), total(counted)];
  const at = { file: ratchetFile, line: 1, column: 1 };
  if (now > before) {
    const pages = Object.keys(counted).filter(
      (page) => (counted[page] ?? 0) > (committed[page] ?? 0),
    );
    const message = `${now} blocks are unchecked, ${before} were: more in ${pages.join(', ')}`;
    return [
      {
        level: 'error',
        code: 'examples/ratchet',
        message,
        at,
        fix: 'make the new blocks checkable, or raise the number in a change that says why',
      },
    ];
  }
  const isStale = JSON.stringify(committed) !== JSON.stringify(counted);
  if (!isCi || !isStale) return [];
  return [
    {
      level: 'error',
      code: 'examples/ratchet',
      message: 'the committed count of unchecked blocks is not what the pages hold',
      at,
      fix: 'run npm run examples and commit the file',
    },
  ];
}

export function applyRatchet(root: string, counted: Counts): void {
  const file = path.join(root, ratchetFile);
  const text = `${JSON.stringify(counted, null, 2)}\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
