/** Failures that look like help: their text would become the description of a command. */

import { describe, expect, it } from 'vitest';
import { isFailure } from '../../generators/cli/read/help/failure.ts';
import { readHelpTexts } from '../../generators/cli/read/help/accept.ts';

const HELP = 'Usage: tool [OPTIONS]\n\nOptions:\n  -h, --help  Print help\n';

it.each([
  'Unknown option: --help',
  'Unknown flag: --help',
  "tool: unrecognized option '--help'",
  "tool: invalid option -- 'h'",
  'Invalid argument --help',
  'Cannot connect to the service',
  'Failed to load /x',
  'tool: could not open the store',
  'ERROR unable to open db',
  'error • boom',
  '[2026-01-01T00:00:00Z ERROR tool] failed to start',
  '2026-01-01T00:00:00Z ERROR tool: failed to start',
  '[error] Command failed',
  'Segmentation fault (core dumped)',
  'Segmentation fault',
  'Fehler: unbekannt',
  'TypeError: x is not a function',
  "thread 'main' (17) panicked at src/main.rs:3:5:",
  'sh: 1: tool: not found',
  'bash: tool: command not found',
  'bash: line 1: ./tool: Permission denied',
  'zsh: command not found: tool',
  'tool: No such file or directory (os error 2)',
  'Permission denied',
  'tool: Permission denied (os error 13)',
  'tool: error: boom',
  'failed: boom',
  'Failure: boom',
  'fatal: boom',
  'panic: boom',
  'erreur : x',
  'errore: x',
  'erro: x',
  'fout: x',
  'błąd: x',
  'fel: x',
  'fejl: x',
  'feil: x',
  'virhe: x',
  'hata: x',
  'chyba: x',
  'ошибка: x',
  '错误：x',
  '錯誤：x',
  'エラー: x',
  '오류: x',
  'error ✗ boom',
  'ERROR',
  'Unexpected argument found',
  'Illegal option -x',
  'Unsupported flag: --help',
  "can't open the store",
  'Can not open the store',
  "tool: couldn't open the store",
  'Unable to open the store',
  'Bus error',
  'Aborted',
  'Killed',
  'Illegal instruction',
  'tool: Exec format error',
  'Traceback (most recent call last):',
  'Uncaught Error: boom',
  'uncaught Error: boom',
  'Unhandled PromiseError: boom',
  'Exception in thread "main" java.lang.Error',
  'Unhandled exception. System.IO.IOException',
  'TypeError [ERR_INVALID]: boom',
  'java.lang.IllegalStateException: boom',
  "'tool' is not recognized as an internal or external command,",
  "tool : The term 'tool' is not recognized as the name of a cmdlet,",
  "tool: The term 'tool' is not recognized as a name of a cmdlet,",
])('refuses help below %j', (line) => {
  const outcome = readHelpTexts({
    words: 'tool',
    long: { path: 'tool.txt', text: `${line}\n\n${HELP}` },
    short: null,
  });
  expect(outcome.value).toBeNull();
  expect(outcome.diagnostics[0]?.message).toBe(
    `"tool --help" gave no help: it printed a failure: "${line}"`,
  );
});

it.each([
  'Find out why a command not found message appears',
  'Permission denied errors are fixed by this tool',
  'Error-tolerant parser',
  'Errors and what they mean',
  'Exception in threads: how to find them',
  'Unhandled exceptions are caught',
  'ERROR Log Viewer',
  'Unknown options are passed on',
  'Invalidates caches',
  'Failure analysis for tests',
  'Kills what was killed before',
])('takes %j for a description', (line) => {
  expect(isFailure(line)).toBe(false);
});

it.each([
  ['error: boom', true],
  ['tool: fatal: boom', true],
  ['  error: boom', false],
  ['error:', false],
  ['Errors: see the manual', false],
])('takes %j below help for a failure: %j', (line, isRefused) => {
  const long = { path: 'tool.txt', text: `${HELP}\n${line}\n\n` };
  expect(readHelpTexts({ words: 'tool', long, short: null }).value === null).toBe(isRefused);
});

it('cuts a long failure where no character breaks', () => {
  const text = `error: ${'x'.repeat(71)}${'🦀'.repeat(20)}`;
  const { diagnostics } = readHelpTexts({ words: 'tool', long: { path: 'a', text }, short: null });
  expect(diagnostics[0]?.message).toBe(
    `"tool --help" gave no help: it printed a failure: "error: ${'x'.repeat(71)}\ufffd…"`,
  );
});

const PLACES: readonly (readonly [place: string, around: (line: string) => string])[] = [
  ['between the description and the usage', (line) => `Does things\n\n${line}\n\n${HELP}`],
  ['below the version', (line) => `tool 1.2.3\n${line}\n\n${HELP}`],
  ['in the middle of a description', (line) => `Does things\n${line}\nand more\n\n${HELP}`],
  ['between sections', (line) => `${HELP}\n${line}\n\nMore options:\n  -a, --all  Everything\n`],
  ['right below the rows', (line) => `${HELP}${line}\n`],
  ['below an example', (line) => `${HELP}\nExamples:\n  tool -h\n\n${line}\n`],
  ['right below an indented example', (line) => `${HELP}\nExamples:\n  tool -h\n${line}\n`],
  ['and goes on', (line) => `${HELP}\n${line}\n  at Object.<anonymous> (tool.js:1:1)\n`],
];

describe.each(PLACES)('a failure %s', (_place, around) => {
  it.each([
    '[error] Command failed: tool --help',
    'Command failed: tool --help (exit code 1)',
    'Command failed with exit code 1: tool --help',
    'error Command failed with exit code 1.',
    "Process 'tool' exited with code 3",
    'error: cannot open database',
    'tool: fatal: no repository',
    'error[E0433]: failed to resolve',
    'Error: could not load config /x',
    'Fehler: unbekannt',
    "thread 'main' panicked at src/main.rs:1:2:",
    'panic: runtime error: index out of range',
    'goroutine 1 [running]:',
    'Traceback (most recent call last):',
    'Exception in thread "main" java.lang.NullPointerException',
    'java.lang.NullPointerException',
    'TypeError: x is not a function',
    'Caused by:',
    'npm ERR! code ELIFECYCLE',
    'Segmentation fault (core dumped)',
    'exit status 1',
    'E0101 12:00:00.000000 1 main.go:5] boom',
    "tool.rb:3:in `run': undefined method (NoMethodError)",
    'sh: 1: tool: not found',
    '/bin/bash: line 1: tool: Permission denied',
    'tool: cannot open display',
    'tool: command not found',
    '❌ Error: could not load',
    '✖ Command failed: tool',
    '2026-01-01T00:00:00Z ERROR tool: failed to start',
    '[2026-01-01T00:00:00Z ERROR tool] failed to start',
  ])('refuses the page: %j', (line) => {
    const long = { path: 'tool.txt', text: around(line) };
    expect(readHelpTexts({ words: 'tool', long, short: null }).diagnostics[0]?.message).toBe(
      `"tool --help" gave no help: it printed a failure: "${line}"`,
    );
  });
});

it.each([
  'tool 1.2.3\nCannot open the store\n\n',
  '<!DOCTYPE html>\n<p>Bad gateway</p>\n\n',
  'Does things\n\n    [error] Command failed: tool --help\n\n',
  'Does things\n\n  Command failed: tool --help\n\n',
  "Does things\n\n\tthread 'main' panicked at src/main.rs:1:2:\n\n",
  'Does things\n\n  Traceback (most recent call last):\n\n',
  'Does things\n\n  Exception in thread "main" java.lang.Error\n\n',
  "tool 1.2.3\nFound argument '--help' which wasn't expected, or isn't valid in this context\n\n",
])('refuses help that begins with %j', (text) => {
  const long = { path: 'tool.txt', text: `${text}${HELP}` };
  expect(readHelpTexts({ words: 'tool', long, short: null }).value).toBeNull();
});

it.each([
  'Runs a command.\nCommand failures are told, and if it fails, it is run again.\n\n',
  'Finds each error:\n  error: the message\n  [error] another\n\n',
  'Runs programs, and prints\nerror messages of those that exited with 1.\n\n',
  'Reads what begins like this:\n\n```\nerror: boom\n```\n\n',
  'Shows what went wrong\n\n$ tool -h\nerror: boom\n\n',
])('takes a description that quotes or discusses errors: %j', (text) => {
  const long = { path: 'tool.txt', text: `${text}${HELP}` };
  expect(readHelpTexts({ words: 'tool', long, short: null }).diagnostics).toEqual([]);
});

it.each([
  'Errors:\n  error: what went wrong\n  failed: what else did\n',
  'Examples:\ntool -x\nerror: unknown option\n',
  'Exit codes:\n  1  Error: it failed\n  exit status 1\n',
  'Examples:\n  tool -x\n\n  [error] no such option\n',
  'Notes\n\n  $ tool -x\n  [error] no such option\n',
  'Others:\n  tool: cannot open what is open\n\nnote: cannot be combined\nwith others\n',
  'It cannot open what is open. If it does not\nfail: well.\n',
  'Cannot be undone.\n',
  'Options that are gone:\n  -x  error: no longer there\n',
])('takes what is said below the rows: %j', (text) => {
  const long = { path: 'tool.txt', text: `${HELP}\n${text}` };
  expect(readHelpTexts({ words: 'tool', long, short: null }).diagnostics).toEqual([]);
});

it('refuses a failing --help, whatever -h prints; and takes a good --help, whatever -h prints', () => {
  const [good, bad] = [HELP, 'error: broken\n'].map((text) => ({ path: 'tool.txt', text }));
  const read = (long: typeof good, short: typeof good) =>
    readHelpTexts({ words: 'tool', long: long ?? null, short: short ?? null });
  expect(read(bad, good).value).toBeNull();
  expect(read(bad, good).diagnostics[0]?.message).toContain('"error: broken"');
  expect(read(good, bad).value).not.toBeNull();
  const manual = { path: 'tool.txt', text: 'TOOL(1)  Manual\n\nNAME\n  tool\n' };
  expect(read(manual, good).value).not.toBeNull();
});
