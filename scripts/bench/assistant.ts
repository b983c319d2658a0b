/** How many snippets with the mistakes of assistants are refused with a fix that names the right thing. Reads `tests/assistant/snippets`. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../process/tool.ts';
import type { SnippetResult } from '../checks/snippet/model.ts';
import { openSnippetChecker } from '../checks/snippet/snippet-checker.ts';
import type { SnippetChecker } from '../checks/snippet/snippet-checker.ts';
import { measureServer } from './assistant-speed.ts';
import type { Bench, BenchRow } from './registry.ts';

const FOLDER = 'tests/assistant/snippets';

interface Case {
  readonly title: string;
  readonly language: string;
  readonly code: string;
  /** What a fix must name, any of these; empty for correct code. */
  readonly names: readonly string[];
}

export const bench: Bench = {
  summary:
    'snippets as assistants write them: wrong ones refused with the right name, correct ones accepted',
  run: async () => {
    const checker = openSnippetChecker(root);
    try {
      return [
        await rowOf(checker, { set: 'tuning', most: 0.1, showsMisses: true }),
        await rowOf(checker, { set: 'practice', most: 0.1, showsMisses: true }),
        // A miss that somebody reads is a miss that somebody tunes by.
        await rowOf(checker, { set: 'held-out', most: 0.1, showsMisses: false }),
        await rowOf(checker, { set: 'correct', most: 0, showsMisses: true }),
        ...(await measureServer()),
      ];
    } finally {
      await checker.close();
    }
  },
};

interface Row {
  readonly set: 'tuning' | 'practice' | 'held-out' | 'correct';
  /** Share of the cases that may be answered wrongly. */
  readonly most: number;
  readonly showsMisses: boolean;
}

async function rowOf(checker: SnippetChecker, row: Row): Promise<BenchRow> {
  const cases = readCases(readFileSync(path.join(root, FOLDER, `${row.set}.md`), 'utf8'));
  const missed: string[] = [];
  for (const { title, names, ...snippet } of cases) {
    const result = await checker.check({ ...snippet, files: [] });
    if (isRight(result, names)) continue;
    missed.push(title);
    if (row.showsMisses) process.stderr.write(`  ${title}: ${printed(result)}\n`);
  }
  return {
    name: `${row.set}: ${cases.length - missed.length} of ${cases.length} right; wrong answers`,
    count: missed.length,
    cpu: null,
    wall: null,
    floor: row.most * cases.length,
    ratio: row.most === 0 ? missed.length : missed.length / (row.most * cases.length),
    aim: row.most === 0 ? 0 : 1,
  };
}

/** Correct code is accepted; of wrong code an error, or its fix, names what is right. */
export function isRight(result: SnippetResult | string, names: readonly string[]): boolean {
  if (typeof result === 'string') return false;
  if (names.length === 0) return result.isAccepted;
  return result.diagnostics.some(
    ({ level, fix }) => level === 'error' && names.some((name) => isNamed(fix, name)),
  );
}

/** As a whole name: `value` is not named by `values`. */
function isNamed(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = [text[at - 1] ?? '', text[at + name.length] ?? ''];
    if (around.every((character) => !/\w/.test(character))) return true;
  }
  return false;
}

function printed(result: SnippetResult | string): string {
  if (typeof result === 'string') return result;
  const lines = result.diagnostics.map(({ code, message, fix }) => `${code} ${message} → ${fix}`);
  return lines.join(' | ') || 'accepted';
}

/** `## title`, a line `names: a or b`, and a fence. */
export function readCases(text: string): readonly Case[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n');
      const names = /^names: (.*)$/m.exec(part)?.[1]?.split(' or ') ?? [];
      const [, language = '', info = '', code = ''] =
        /^```(\w+)(.*)\n([^]*?)^```$/m.exec(part) ?? [];
      const file = /title="([^"]+)"/.exec(info)?.[1];
      return { title, language: file ?? language, code, names };
    });
}
