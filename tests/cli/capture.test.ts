/** Capturing help from a running program: only real help is taken, and every refusal names its command. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { captureHelp, writeCapture } from '../../scripts/capture-help.ts';
import { reference } from '../../generators/cli/reference.ts';
import { filesBelow, runInto, temporaryFolder } from '../support/run.ts';
import { writeProgram } from './fake-program.ts';
import type { FakeCall } from './fake-program.ts';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const HELP =
  'Does things\n\nUsage: tool [OPTIONS] <COMMAND>\n\nCommands:\n  sub   Goes on\n  help  Print this message or the help of the given subcommand(s)\n\nOptions:\n  -h, --help  Print help\n';
const SUB =
  'Goes on\n\nUsage: tool sub [OPTIONS]\n\nOptions:\n  -a, --all   Everything\n  -h, --help  Print help\n';

let count = 0;
function program(calls: Readonly<Record<string, FakeCall>>): string {
  count += 1;
  return writeProgram(path.join(folder, String(count)), 'tool', calls);
}

describe('generate -- cli --binary', () => {
  it('makes the pages of any program, and none when a command gives no help', async () => {
    const out = path.join(folder, 'pages');
    const good = await runInto(
      out,
      [reference],
      ['cli', '--binary', program({ '': { out: HELP }, sub: { out: SUB } })],
    );
    expect(good).toMatchObject({ isFailed: false, references: { cli: { commands: 2, pages: 2 } } });
    expect(fs.readFileSync(path.join(out, 'cli/references/cli/sub.mdx'), 'utf8')).toContain(
      '`-a`, `--all`',
    );
    const before = filesBelow(out);
    const bad = await runInto(
      out,
      [reference],
      ['cli', '--binary', program({ '': { out: HELP }, sub: { out: '[error] Command failed' } })],
    );
    expect(bad.isFailed).toBe(true);
    expect(bad.diagnostics.map((diagnostic) => diagnostic.message).join()).toContain(
      '"tool sub --help" gave no help',
    );
    expect(filesBelow(out)).toEqual(before);
  });
});

describe('captureHelp', () => {
  it('walks all commands and keeps what they print', async () => {
    const { value, diagnostics } = await captureHelp(
      program({ '': { out: HELP }, sub: { out: SUB } }),
    );
    expect(diagnostics).toEqual([]);
    expect([...(value ?? [])]).toEqual([
      ['tool.txt', HELP],
      ['tool/sub.txt', SUB],
    ]);
    const out = path.join(folder, 'saved');
    writeCapture(out, value ?? new Map());
    expect(fs.readFileSync(path.join(out, 'tool/sub.txt'), 'utf8')).toBe(SUB);
  });

  it('calls nothing without a help flag', async () => {
    const log = path.join(folder, 'calls.log');
    process.env['FAKE_LOG'] = log;
    await captureHelp(program({ '': { out: HELP }, sub: { out: SUB } }));
    delete process.env['FAKE_LOG'];
    const calls = fs
      .readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string[]);
    expect(calls).toHaveLength(4);
    expect(calls.every((call) => ['-h', '--help'].includes(call.at(-1) ?? ''))).toBe(true);
  });

  // The process that stays sleeps for longer than the test may take.
  it.each([
    ['has ended and left a process behind', '&', 20_000, true],
    ['waits for a process that never ends', ';', 1500, false],
  ] as const)(
    'is not held up by a program that %s',
    { timeout: 40_000 },
    async (_what, end, timeoutMs, isHelp) => {
      const file = path.join(folder, `leaves-${isHelp}`);
      fs.writeFileSync(
        file,
        `#!/bin/sh\necho $$ >> '${file}.pids'\nsleep 60 ${end}\nprintf '${HELP.replaceAll('\n', '\\n')}'\n`,
        {
          mode: 0o755,
        },
      );
      const { value, diagnostics } = await captureHelp(file, { timeoutMs, skip: ['sub'] });
      expect(value !== null).toBe(isHelp);
      const pids = fs.readFileSync(`${file}.pids`, 'utf8').trim().split('\n').map(Number);
      await vi.waitFor(() => pids.forEach((pid) => expect(() => process.kill(pid, 0)).toThrow()));
      expect(diagnostics.map(({ message }) => /did not end/.test(message))).toEqual(
        isHelp ? [] : [true],
      );
    },
  );

  const REFUSED: readonly (readonly [what: string, call: FakeCall, message: RegExp])[] = [
    ['exits with another code than 0', { out: SUB, code: 1 }, /"tool sub --help" exited with 1/],
    [
      'has help for -h only',
      { out: SUB, only: '-h' },
      /"tool sub --help" exited with 2: error: unknown/,
    ],
    ['prints nothing', { out: '' }, /"tool sub --help" printed nothing/],
    ['prints blanks only', { out: '  \n\n' }, /"tool sub --help" printed nothing/],
    [
      'prints help to standard error',
      { err: SUB },
      /"tool sub --help" printed to standard error only/,
    ],
    [
      'prints an error as help',
      { out: 'error: unexpected argument\n\nUsage: tool sub\n' },
      /"tool sub --help" gave no help: it printed a failure/,
    ],
    [
      'prints what the shell says of a missing program',
      { out: 'sh: 1: tool: command not found\n' },
      /"tool sub --help" gave no help/,
    ],
    [
      'prints help in another language',
      { out: 'Verwendung: tool sub\n\nOptionen:\n  -h, --hilfe  Hilfe\n' },
      /"tool sub --help" gave no help: its text has no line "Usage:"/,
    ],
    [
      'prints colors around an error',
      { out: '\u001b[1m\u001b[31merror:\u001b[0m boom\n\nUsage: tool sub\n' },
      /"tool sub --help" gave no help: it printed a failure/,
    ],
    ['never ends', { out: SUB, hangs: true }, /"tool sub --help" did not end within 2 s/],
  ];

  it.each(REFUSED)('refuses a command that %s', async (_what, call, message) => {
    const { value, diagnostics } = await captureHelp(program({ '': { out: HELP }, sub: call }), {
      // A busy machine takes a second to start a program.
      timeoutMs: call.hangs ? 2000 : 20_000,
    });
    expect(value).toBeNull();
    expect(diagnostics.map((diagnostic) => diagnostic.message).join('\n')).toMatch(message);
    expect(
      diagnostics.every((diagnostic) => diagnostic.level === 'error' && diagnostic.fix !== ''),
    ).toBe(true);
  });

  it('takes a command that has nothing to list', async () => {
    const { value, diagnostics } = await captureHelp(
      program({ '': { out: HELP }, sub: { out: 'Goes on\n\nUsage: tool sub\n' } }),
    );
    expect(diagnostics).toEqual([]);
    expect(value?.size).toBe(2);
  });

  it('takes a command whose -h fails', async () => {
    const { value, diagnostics } = await captureHelp(
      program({ '': { out: HELP }, sub: { out: SUB, only: '--help' } }),
    );
    expect(diagnostics).toEqual([]);
    expect([...(value?.keys() ?? [])]).toEqual(['tool.txt', 'tool/sub.txt']);
  });

  it('refuses a program that is not there', async () => {
    const { value, diagnostics } = await captureHelp(path.join(folder, 'nobody'));
    expect(value).toBeNull();
    expect(diagnostics[0]?.message).toMatch(/"nobody --help" could not be started/);
  });

  it('reads a colored page', async () => {
    const { value } = await captureHelp(
      program({
        '': {
          out: `\u001b[1mUsage:\u001b[0m tool [OPTIONS]\r\n\r\n\u001b[4mOptions:\u001b[0m\r\n  \u001b[1m-h\u001b[0m, --help  Print help\r\n`,
        },
      }),
    );
    expect(value?.size).toBe(1);
  });

  it('refuses a program whose help lists the same command below itself without end', async () => {
    const file = path.join(folder, 'endless');
    const script =
      '#!/bin/sh\nprintf "Usage: endless $* [COMMAND]\\n\\nCommands:\\n  on  Goes on\\n"\n';
    fs.writeFileSync(file, script, { mode: 0o755 });
    const { value, diagnostics } = await captureHelp(file);
    expect(value).toBeNull();
    expect(diagnostics.map(({ code }) => code)).toEqual(['cli/too-deep']);
  });

  it('stops at a program that prints its own help for every command', async () => {
    const calls = Object.fromEntries(
      ['', 'sub', 'sub sub', 'sub sub sub'].map((words) => [words, { out: HELP }]),
    );
    const { value } = await captureHelp(program(calls));
    expect([...(value?.keys() ?? [])]).toEqual(['tool.txt', 'tool/sub.txt']);
  });
});
