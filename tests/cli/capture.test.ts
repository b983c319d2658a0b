/** Capturing help from a running program: only real help is taken, and every refusal names its command. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { captureHelp, writeCapture } from '../../scripts/capture-help.ts';
import { readHelpFiles } from '../../generators/cli/help/files.ts';
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

  it.each([
    ['', true],
    ['Print this message', true],
    ['Show help for a command', true],
    ['Displays the usage of the commands', true],
    ['Help about any command', true],
    ['Opens the manual in a browser', false],
    ['Get help from a person', false],
  ])('leaves out a command help that says %j: %j', async (words, isLeftOut) => {
    const root = HELP.replace(/(?<=  help).*/, words === '' ? '' : `  ${words}`);
    const help = SUB.replace('tool sub', 'tool help');
    const calls = { '': { out: root }, sub: { out: SUB }, help: { out: help } };
    const { value } = await captureHelp(program(calls));
    expect(value?.has('tool/help.txt')).toBe(!isLeftOut);
    const read = readHelpFiles([...(value ?? [])].map(([file, text]) => ({ path: file, text })));
    expect(read.diagnostics).toEqual([]);
    expect(read.value?.commands.some(({ path: words }) => words[0] === 'help')).toBe(!isLeftOut);
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

  /** A shell script: `$*` is the path and the flag. */
  function script(name: string, body: string): string {
    count += 1;
    const file = path.join(folder, String(count), name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
    return file;
  }

  const DEEP = (deepest: number): string =>
    `p=" $*"; p="\${p% *}"
[ $# -gt ${deepest} ] && exec printf "Usage: deep$p\\n\\nOptions:\\n  -a  A\\n"
printf "Usage: deep$p\\n\\nCommands:\\n  one  One\\n  two  Two\\n"`;

  it('reads eight levels of commands, and complains once of more', async () => {
    const eight = script('deep', DEEP(8).replace('  two  Two\\n', ''));
    expect((await captureHelp(eight)).value?.size).toBe(9);
    const more = await captureHelp(script('deep', DEEP(99)), { mostCommands: 600 });
    expect(more.diagnostics.map(({ code }) => code)).toEqual(['cli/too-deep']);
  });

  it('refuses more commands than any program has, once', async () => {
    const { value, diagnostics } = await captureHelp(script('deep', DEEP(5)), { mostCommands: 9 });
    expect(value).toBeNull();
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['cli/too-long']);
    expect(diagnostics.length).toBeLessThanOrEqual(4);
  });

  it('orders what it keeps, whichever command answers first, one at a time or all at once', async () => {
    const body = `case "$1" in one) sleep 0.3;; esac\n${DEEP(1)}`;
    for (const parallel of [0, 1, 9]) {
      const { value } = await captureHelp(script('deep', body), { parallel });
      expect([...(value?.keys() ?? [])]).toEqual(['deep.txt', 'deep/one.txt', 'deep/two.txt']);
    }
  });

  it('keeps short help beside long help where they differ, under the name of the program', async () => {
    const body = `[ "$1" = -h ] && short=s\nprintf "Usage: tool\\n\\nOptions:\\n  -a  A$short\\n"`;
    const { value } = await captureHelp(script('tool.exe', body));
    expect([...(value?.keys() ?? [])]).toEqual(['tool.short.txt', 'tool.txt']);
    expect(value?.get('tool.short.txt')).toContain('As');
  });

  it('gives a program nothing to read, and asks it for plain English in long lines', async () => {
    const names = 'NO_COLOR CLICOLOR TERM COLUMNS PAGER MANPAGER LANG LC_ALL';
    const none = 'FORCE_COLOR CLICOLOR_FORCE LANGUAGE';
    const shown = `${names} ${none}`.replaceAll(' ', ',$');
    const body = `cat > /dev/null\nprintf "Usage: plain\\n\\nOptions:\\n  -a  $${shown}.\\n"`;
    for (const name of none.split(' ')) vi.stubEnv(name, '1');
    const { value } = await captureHelp(script('plain', body), { timeoutMs: 5000 });
    vi.unstubAllEnvs();
    expect(value?.get('plain.txt')).toContain('  1,0,dumb,400,cat,cat,C.UTF-8,C.UTF-8,,,.\n');
  });

  it('names a program that ended itself, and one that prints without end', async () => {
    const killed = await captureHelp(script('tool', 'kill -9 $$'));
    expect(killed.diagnostics[0]?.message).toBe('"tool --help" was ended by SIGKILL');
    const endless = await captureHelp(script('tool', 'yes Usage:'));
    expect(endless.diagnostics[0]?.message).toMatch(/^"tool --help" printed more than 4/);
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
      ['', 'sub', 'sub sub', 'sub sub sub'].map((words) => [words, { out: HELP }]),
    );
    const { value } = await captureHelp(program(calls));
    expect([...(value?.keys() ?? [])]).toEqual(['tool.txt', 'tool/sub.txt']);
  });
});
