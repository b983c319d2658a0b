/** Capturing help from a running program: only real help is taken, and every refusal names its command. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { captureHelp, writeCapture } from '../../../scripts/intake/cli/capture.ts';
import { readHelpFiles } from '../../../generators/cli/read/help/saved-pages.ts';
import { main as sync } from '../../../scripts/intake/cli/sync.ts';
import { filesBelow, temporaryFolder } from '../../support/run.ts';
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

describe('sync -- cli --to', () => {
  // The generator is bundled and started as its own process.
  const limits = { timeout: 60_000 };

  async function save(calls: Readonly<Record<string, FakeCall>>, name: string) {
    const [to, pages] = [path.join(folder, name), path.join(folder, `${name}-pages`)];
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const args = ['cli', '--from', program(calls), '--to', to];
      const code = await sync([...args, '--pages', pages]);
      return { code, to, pages, args, said: said.mock.calls.join('') };
    } finally {
      said.mockRestore();
    }
  }

  it(
    'saves the help of any program, makes its pages, and saves nothing over it',
    limits,
    async () => {
      const { code, to, pages, args, said } = await save(
        { '': { out: HELP }, sub: { out: SUB } },
        'any',
      );
      expect(said).toContain('2 files saved in ');
      expect(code).toBe(0);
      expect([...filesBelow(to)]).toEqual([
        ['tool.txt', HELP],
        ['tool/sub.txt', SUB],
      ]);
      expect(fs.readFileSync(path.join(pages, 'cli/references/cli/sub.mdx'), 'utf8')).toContain(
        '`-a`, `--all`',
      );
      expect(await sync(args)).toBe(2);
    },
  );

  it('saves nothing and makes no page when a command gives no help', async () => {
    const { code, to, pages, said } = await save(
      { '': { out: HELP }, sub: { out: '[error] Command failed' } },
      'none',
    );
    expect(code).toBe(1);
    expect(said).toContain('the help of "tool sub" is not in clap\'s layout');
    expect([to, pages].filter((location) => fs.existsSync(location))).toEqual([]);
  });

  it('makes no pages without a folder for the help', async () => {
    expect(await sync(['cli', '--from', 'tool', '--pages', folder])).toBe(2);
  });
});

/** What has ended may still be listed, until the system has taken note. */
function isRunning(pid: number): boolean {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  return status === 0 && /^[^Z\s]/.test(stdout);
}

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
    // What lies there may be somebody's work.
    expect(() => writeCapture(out, value ?? new Map())).toThrow(/EEXIST/);
    expect(fs.readFileSync(path.join(out, 'tool/sub.txt'), 'utf8')).toBe(SUB);
  });

  it('calls nothing without a help flag', async () => {
    const file = program({ '': { out: HELP }, sub: { out: SUB } });
    await captureHelp(file);
    const calls = fs
      .readFileSync(`${file}.calls`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string[]);
    expect(calls).toHaveLength(4);
    expect(calls.every((call) => ['-h', '--help'].includes(call.at(-1) ?? ''))).toBe(true);
  });

  it('hands on what programs need, and none of the secrets of this process', async () => {
    const file = path.join(folder, 'environment');
    fs.writeFileSync(file, `#!/bin/sh\nenv > '${file}.env'\n`, { mode: 0o755 });
    process.env['FAKE_TOKEN'] = 'secret';
    await captureHelp(file);
    delete process.env['FAKE_TOKEN'];
    const handed = new Map(
      fs
        .readFileSync(`${file}.env`, 'utf8')
        .split('\n')
        .map((line) => [line.split('=')[0] ?? '', line]),
    );
    expect(handed.has('FAKE_TOKEN')).toBe(false);
    expect(handed.get('HOME')).toBe(`HOME=${process.env['HOME']}`);
    expect(handed.get('PATH')).toBe(`PATH=${process.env['PATH']}`);
    expect(handed.get('NO_COLOR')).toBe('NO_COLOR=1');
    expect(handed.get('LC_ALL')).toBe('LC_ALL=C.UTF-8');
  });

  // The process that stays sleeps for longer than the test may take.
  it.each([
    ['has ended and left a process behind', '', 20_000, true],
    ['waits for a process that never ends', 'wait', 1500, false],
  ] as const)(
    'is not held up by a program that %s',
    { timeout: 40_000 },
    async (_what, end, timeoutMs, isHelp) => {
      const file = path.join(folder, `leaves-${isHelp}`);
      fs.writeFileSync(
        file,
        `#!/bin/sh\necho $$ >> '${file}.pids'\nsleep 60 &\necho $! >> '${file}.pids'\n${end}\nprintf '${HELP.replaceAll('\n', '\\n')}'\n`,
        {
          mode: 0o755,
        },
      );
      const { value, diagnostics } = await captureHelp(file, { timeoutMs, skip: ['sub'] });
      expect(value !== null).toBe(isHelp);
      const pids = fs.readFileSync(`${file}.pids`, 'utf8').trim().split('\n').map(Number);
      await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]));
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
      /help of "tool sub" is not in clap's layout: it is an error message/,
    ],
    [
      'prints what the shell says of a missing program',
      { out: 'sh: 1: tool: command not found\n' },
      /help of "tool sub" is not in clap's layout/,
    ],
    [
      'prints help in another language',
      { out: 'Verwendung: tool sub\n\nOptionen:\n  -h, --hilfe  Hilfe\n' },
      /help of "tool sub" is not in clap's layout: it has no line that begins with "Usage:"/,
    ],
    [
      'prints colors around an error',
      { out: '\u001b[1m\u001b[31merror:\u001b[0m boom\n\nUsage: tool sub\n' },
      /help of "tool sub" is not in clap's layout: it is an error message/,
    ],
    ['never ends', { out: SUB, hangs: true }, /"tool sub --help" did not end within 5 s/],
  ];

  // Side by side: one waits five seconds.
  it.concurrent.each(REFUSED)('refuses a command that %s', async (_what, call, message) => {
    const { value, diagnostics } = await captureHelp(program({ '': { out: HELP }, sub: call }), {
      // A busy machine takes seconds to start a program.
      timeoutMs: call.hangs ? 5000 : 20_000,
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

  it.each([
    ['', true],
    ['Print this message', true],
    ['Show help for a command', true],
    ['Displays the usage of the commands', true],
    ['Help about any command', true],
    ['Opens the manual in a browser', false],
    ['Get help from a person', false],
  ])('leaves out a command help that says %j: %j', async (phrase, isLeftOut) => {
    const root = HELP.replace(/(?<=  help).*/, phrase === '' ? '' : `  ${phrase}`);
    const help = SUB.replace('tool sub', 'tool help');
    const calls = { '': { out: root }, sub: { out: SUB }, help: { out: help } };
    const { value } = await captureHelp(program(calls));
    expect(value?.has('tool/help.txt')).toBe(!isLeftOut);
    const read = readHelpFiles([...(value ?? [])].map(([file, text]) => ({ path: file, text })));
    expect(read.diagnostics).toEqual([]);
    expect(read.value?.commands.some(({ path: terms }) => terms[0] === 'help')).toBe(!isLeftOut);
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

  it('does not call what it is to skip', async () => {
    const { value } = await captureHelp(program({ '': { out: HELP } }), { skip: ['sub'] });
    expect([...(value?.keys() ?? [])]).toEqual(['tool.txt']);
  });

  it('takes a command that has nothing to list and no -h', async () => {
    const bare: FakeCall = { out: 'Usage: tool sub\n', only: '--help' };
    const { value } = await captureHelp(program({ '': { out: HELP }, sub: bare }));
    expect(value?.size).toBe(2);
  });

  it('stops at a program that prints its own help for every command', async () => {
    const calls = Object.fromEntries(
      ['', 'sub', 'sub sub', 'sub sub sub'].map((text) => [text, { out: HELP }]),
    );
    const { value } = await captureHelp(program(calls));
    expect([...(value?.keys() ?? [])]).toEqual(['tool.txt', 'tool/sub.txt']);
  });
});
