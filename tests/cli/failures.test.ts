/** Failures that look like help: their text would become the description of a command. */

import { expect, it } from 'vitest';
import { isFailure } from '../../generators/cli/help/failure.ts';
import { readHelpTexts } from '../../generators/cli/help/accept.ts';

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
