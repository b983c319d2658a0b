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
  'ERROR Log Viewer',
  'Unknown options are passed on',
  'Invalidates caches',
  'Failure analysis for tests',
  'Kills what was killed before',
])('takes %j for a description', (line) => {
  expect(isFailure(line)).toBe(false);
});
