/** Help of any length: read to its last row, or refused with the limit. Nothing is cut without a word. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readHelpFiles } from '../../generators/cli/read/help/saved-pages.ts';
import { MOST_BYTES } from '../../scripts/intake/cli/call-program.ts';
import { captureHelp } from '../../scripts/intake/cli/capture.ts';
import { temporaryFolder } from '../support/run.ts';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const HEAD = 'Usage: tool [OPTIONS]\n\nOptions:\n  -h, --help\n          Print help\n';

it('reads the last of many options', () => {
  const rows = Array.from({ length: 14_000 }, (_, at) => `\n  --flag-${at}\n          Text\n\n`);
  const { value } = readHelpFiles([{ path: 'tool.txt', text: `${HEAD}${rows.join('')}` }]);
  expect(value?.commands[0]?.options.length).toBe(14_001);
});

it('reads the last of many lines of running text', () => {
  const text = `${HEAD}\n${'words and words\n'.repeat(150_000)}and the last ones\n`;
  const { value } = readHelpFiles([{ path: 'tool.txt', text }]);
  expect(JSON.stringify(value?.commands[0]?.notes)).toContain('and the last ones');
});

it('reads the last of many commands of flattened help', () => {
  const names = Array.from({ length: 250 }, (_, at) => `sub${at}`);
  const usages = names.map((name) => `       tool ${name} [OPTIONS]\n`);
  const parts = names.map((name) => `\ntool ${name}:\n  Goes on\n      --${name}  Text\n`);
  const text = `Usage: tool [OPTIONS]\n${usages.join('')}\nOptions:\n  -h, --help  Print help\n${parts.join('')}`;
  const { value } = readHelpFiles([{ path: 'tool.txt', text }]);
  expect(value?.commands.length).toBe(251);
  expect(value?.commands.at(-1)?.options.length).toBe(1);
});

// What grows with the square of the commands takes longer than this.
it('reads a program of many commands', { timeout: 12_000 }, () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `sub${at}`);
  const rows = Array.from({ length: 15 }, (_, at) => `      --flag-${at}  Text\n`).join('');
  const list = names.map((name) => `  ${name}  Goes on\n`).join('');
  const files = names.map((name) => ({
    path: `tool/${name}.txt`,
    text: `Goes on\n\nUsage: tool ${name} [OPTIONS]\n\nOptions:\n${rows}`,
  }));
  const root = { path: 'tool.txt', text: `Usage: tool <COMMAND>\n\nCommands:\n${list}` };
  const { value } = readHelpFiles([root, ...files]);
  expect(value?.commands.reduce((sum, { options }) => sum + options.length, 0)).toBe(15_000);
});

it('refuses commands deeper than any program has them', () => {
  const terms = Array.from({ length: 10 }, (_, at) => `s${at}`);
  const files = terms.map((word, at) => {
    const stem = ['tool', ...terms.slice(0, at)].join('/');
    const usage = `Usage: ${stem.replaceAll('/', ' ')} <COMMAND>`;
    return { path: `${stem}.txt`, text: `${usage}\n\nCommands:\n  ${word}  Goes on\n` };
  });
  const { value, diagnostics } = readHelpFiles(files);
  expect(value).toBeNull();
  expect(diagnostics.filter(({ level }) => level === 'error')).toMatchObject([
    { code: 'cli/too-deep', message: expect.stringContaining('"tool s0 s1 s2 s3 s4 s5 s6 s7"') },
  ]);
});

it('refuses a program that prints more than a file of help may hold', async () => {
  const file = path.join(folder, 'endless');
  fs.writeFileSync(file, `#!/bin/sh\nhead -c ${MOST_BYTES + 1} /dev/zero\n`, { mode: 0o755 });
  const { value, diagnostics } = await captureHelp(file);
  expect(value).toBeNull();
  expect(diagnostics[0]?.message).toBe(`"endless --help" printed more than ${MOST_BYTES} bytes`);
});
