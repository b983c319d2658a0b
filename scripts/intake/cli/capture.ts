/** Runs a program's `--help`, command by command, and keeps what it prints. Starts processes; writes one folder when asked. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../../../generators/core/diagnostics.ts';
import { hasErrors } from '../../../generators/core/diagnostics.ts';
import { compareText } from '../../../generators/core/text.ts';
import { DEEPEST, readHelpTexts, tooDeep } from '../../../generators/cli/read/help/layout.ts';
import { isOwnHelp } from '../../../generators/cli/read/help/help-command.ts';
import type { HelpPage } from '../../../generators/cli/read/help/page.ts';
import type { CallResult } from './call-program.ts';
import { callProgram } from './call-program.ts';

export interface CaptureOptions {
  readonly timeoutMs?: number;
  /** Calls under way at once. */
  readonly parallel?: number;
  /** Commands whose own help is of another kind: `client ptb`. They are not called. */
  readonly skip?: readonly string[];
  /** No program has more commands than this. */
  readonly mostCommands?: number;
}

/** File name → text, as `--help-dir` reads them: `sui.txt`, `sui/client.txt`, `sui/client.short.txt`. */
export type CapturedHelp = ReadonlyMap<string, string>;

const DEFAULT_TIMEOUT = 10_000;
const DEFAULT_PARALLEL = 4;
const MOST_COMMANDS = 2_000;

interface Capture {
  readonly binary: string;
  readonly name: string;
  readonly timeoutMs: number;
  readonly skip: ReadonlySet<string>;
  readonly mostCommands: number;
  readonly files: Map<string, string>;
  readonly diagnostics: Diagnostic[];
  readonly queue: Job[];
  started: number;
}

interface Job {
  readonly path: readonly string[];
  /** What the parent printed: a command that prints the same has no help of its own. */
  readonly parentText: string | null;
}

/**
 * The help of every command. A command that fails, prints nothing or prints something other than
 * help is an error that names it; the rest is captured anyway, so one run shows everything.
 */
export async function captureHelp(
  binary: string,
  options: CaptureOptions = {},
): Promise<Outcome<CapturedHelp>> {
  const capture: Capture = {
    binary: resolveBinary(binary),
    name: path.basename(binary).replace(/\.exe$/i, ''),
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT,
    skip: new Set(options.skip ?? []),
    mostCommands: options.mostCommands ?? MOST_COMMANDS,
    files: new Map(),
    diagnostics: [],
    queue: [{ path: [], parentText: null }],
    started: 0,
  };
  await runQueue(capture, options.parallel ?? DEFAULT_PARALLEL);
  const files = new Map([...capture.files].sort(([a], [b]) => compareText(a, b)));
  return { value: hasErrors(capture.diagnostics) ? null : files, diagnostics: capture.diagnostics };
}

/** Writes captured help for `--help-dir`. The folder must be empty or new. */
export function writeCapture(folder: string, captured: CapturedHelp): void {
  for (const [file, text] of captured) {
    const full = path.join(folder, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text, { flag: 'wx' });
  }
}

/** A path is taken as it is; a bare name is looked up by the system. */
function resolveBinary(binary: string): string {
  return binary.includes('/') || binary.includes('\\') ? path.resolve(binary) : binary;
}

async function runQueue(capture: Capture, parallel: number): Promise<void> {
  const running = new Set<Promise<void>>();
  while (capture.queue.length > 0 || running.size > 0) {
    while (capture.queue.length > 0 && running.size < Math.max(1, parallel)) {
      const job = capture.queue.shift();
      if (!job) break;
      const task: Promise<void> = runJob(capture, job).finally(() => running.delete(task));
      running.add(task);
    }
    await Promise.race(running);
  }
}

async function runJob(capture: Capture, job: Job): Promise<void> {
  capture.started += 1;
  const text = [capture.name, ...job.path].join(' ');
  if (capture.started > capture.mostCommands) {
    capture.queue.length = 0;
    capture.diagnostics.push(tooMany(text, capture.mostCommands));
    return;
  }
  const [long, short] = await Promise.all([
    callProgram(capture, [...job.path, '--help']),
    callProgram(capture, [...job.path, '-h']),
  ]);
  // Not every program has `-h`; a failing `--help` says that something is wrong.
  if (long.failure !== null) capture.diagnostics.push(failedCall(text, long.failure));
  else takeHelp(capture, job, { text, long, short });
}

/** Keeps what is help, and continues with the commands that it lists. */
function takeHelp(
  capture: Capture,
  job: Job,
  { text, long, short }: { text: string; long: CallResult; short: CallResult },
): void {
  const stem = [capture.name, ...job.path].join('/');
  const outcome = readHelpTexts({
    phrase: text,
    // Only listed commands are called.
    isListed: true,
    long: textOf(long, `${stem}.txt`),
    short: textOf(short, `${stem}.short.txt`),
  });
  if (!outcome.value) {
    const rejections = outcome.diagnostics.map((diagnostic) => ({ ...diagnostic, at: null }));
    capture.diagnostics.push(...rejections);
    return;
  }
  keep(capture, stem, { long, short });
  descend(capture, { job, page: outcome.value, text: long.output });
}

function keep(
  capture: Capture,
  stem: string,
  results: { long: CallResult; short: CallResult },
): void {
  const { long, short } = results;
  capture.files.set(`${stem}.txt`, long.output);
  if (short.failure === null && short.output !== long.output)
    capture.files.set(`${stem}.short.txt`, short.output);
}

function textOf(result: CallResult, file: string): { path: string; text: string } | null {
  return result.failure === null ? { path: file, text: result.output } : null;
}

function descend(capture: Capture, found: { job: Job; page: HelpPage; text: string }): void {
  const { job, page, text } = found;
  // A program that ignores the subcommand prints its own help again and again.
  if (text === job.parentText) return;
  const hasCommands = page.commands.some((row) => !isOwnHelp(row));
  if (job.path.length >= DEEPEST && hasCommands) {
    rejectDepth(capture, job);
    return;
  }
  for (const row of page.commands) {
    const [name = ''] = row.names;
    const next = [...job.path, name];
    if (isOwnHelp(row) || capture.skip.has(next.join(' '))) continue;
    capture.queue.push({ path: next, parentText: text });
  }
}

/** One such command is enough. */
function rejectDepth(capture: Capture, job: Job): void {
  capture.queue.length = 0;
  if (capture.diagnostics.some(({ code }) => code === 'cli/too-deep')) return;
  capture.diagnostics.push(tooDeep([capture.name, ...job.path].join(' ')));
}

function tooMany(text: string, most: number): Diagnostic {
  return {
    level: 'error',
    code: 'cli/too-long',
    message: `"${text}": there are more than ${most} commands`,
    at: null,
    fix: 'check that help pages do not repeat each other',
  };
}

function failedCall(text: string, failure: string): Diagnostic {
  return {
    level: 'error',
    code: 'cli/capture-failed',
    message: `"${text} --help" ${failure}`,
    at: null,
    fix: 'run it by hand, and capture again once it exits with 0 and prints help',
  };
}
