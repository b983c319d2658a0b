/** Saved help that is twice as long takes twice the work, and not four times: a ratio, measured in one run. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reference } from '../../generators/cli/reference.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const ROUNDS = 2;
const MOST = 3.2;
/** Milliseconds; what takes less cannot be compared, and what grows with the square takes far more. */
const LEAST = 20;

/** From `--help-dir` to printed pages, in milliseconds of the processor. */
async function costOf(phrase: string): Promise<number> {
  const text = `${phrase}\n\nUsage: tool [OPTIONS]\n\nOptions:\n  -a  ${phrase}\n  -h  Help\n${phrase}\n`;
  fs.writeFileSync(path.join(folder, 'tool.txt'), text);
  const start = process.cpuUsage();
  const { pages, diagnostics } = await renderReference(reference, { 'help-dir': folder });
  const { user, system } = process.cpuUsage(start);
  expect(pages.size > 0 || diagnostics.length > 0).toBe(true);
  return (user + system) / 1000;
}

it.each<[string, (count: number) => string]>([
  ['open brackets', (count) => '['.repeat(100 * count)],
  ['open tails', (count) => '[default: '.repeat(10 * count)],
  ['closed tails', (count) => '[default: x] '.repeat(8 * count)],
  ['flags in a row', (count) => '-a, '.repeat(25 * count)],
  ['escapes', (count) => '\u001b['.repeat(50 * count)],
  ['blank lines', (count) => '\n'.repeat(100 * count)],
  ['headings', (count) => 'x:\n  y\n'.repeat(14 * count)],
  ['versions', (count) => `tool ${'1.'.repeat(50 * count)}`],
  ['authors', (count) => `tool 1.0\n${'<a@b'.repeat(25 * count)}`],
  ['usages', (count) => `Usage: ${'tool <a|b '.repeat(10 * count)}`],
  ['rows', (count) => rowsOf(5 * count)],
  ['required options', (count) => `Usage: tool ${'-a '.repeat(33 * count)}`],
  ['quoted names', (count) => `[aliases: "${' a'.repeat(50 * count)}]`],
])('many %s', { timeout: 120_000 }, async (_what, words) => {
  const single: number[] = [];
  const double: number[] = [];
  await costOf(words(250));
  for (let round = 0; round < ROUNDS; round += 1) {
    single.push(await costOf(words(250)));
    double.push(await costOf(words(500)));
  }
  expect(Math.min(...double)).toBeLessThan(MOST * Math.max(LEAST, Math.min(...single)));
});

function rowsOf(count: number): string {
  return Array.from({ length: count }, (_, at) => `      --flag-${at}  Text`).join('\n');
}
