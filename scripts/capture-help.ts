/** Runs a program's `--help`, command by command, and keeps what it prints. Starts processes; writes one folder when asked. */

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../generators/core/diagnostics.ts';
import { hasErrors } from '../generators/core/diagnostics.ts';
import { readHelpTexts } from '../generators/cli/help/accept.ts';
import type { HelpPage } from '../generators/cli/help/page.ts';

export interface CaptureOptions {
  readonly timeoutMs?: number;
  /** Calls under way at once. */
  readonly parallel?: number;
  /** Commands whose own help is of another kind: `client ptb`. They are not called. */
  readonly skip?: readonly string[];
}

/** File name → text, as `--help-dir` reads them: `sui.txt`, `sui/client.txt`, `sui/client.short.txt`. */
export type CapturedHelp = ReadonlyMap<string, string>;

const DEFAULT_TIMEOUT = 10_000;
const DEFAULT_PARALLEL = 4;
const LONGEST_OUTPUT = 4_000_000;
/** How long output may stay open after the program has ended. */
const DRAIN_TIME = 1_000;
const MOST_COMMANDS = 2_000;
const DEEPEST = 8;

interface Capture {
  readonly binary: string;
  readonly name: string;
  readonly timeoutMs: number;
  readonly skip: ReadonlySet<string>;
  readonly files: Map<string, string>;
  readonly diagnostics: Diagnostic[];
  readonly queue: Job[];
  started: number;
}

interface Job {
  readonly path: readonly string[];
  /** What the parent printed: a command that prints the same again has no help of its own. */
  readonly parentText: string | null;
}

/**
 * The help of every command. A command that fails, prints nothing or prints something that is no
 * help is an error that names it; the rest is captured all the same, so one run shows everything.
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
    files: new Map(),
    diagnostics: [],
    queue: [{ path: [], parentText: null }],
    started: 0,
  };
  await runQueue(capture, options.parallel ?? DEFAULT_PARALLEL);
  const files = new Map([...capture.files].sort(([a], [b]) => (a < b ? -1 : 1)));
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
  const words = [capture.name, ...job.path].join(' ');
  if (capture.started > MOST_COMMANDS) {
    capture.diagnostics.push(
      problem(
        words,
        'cli/too-long',
        `there are more than ${MOST_COMMANDS} commands`,
        'check that help pages do not repeat each other',
      ),
    );
    capture.queue.length = 0;
    return;
  }
  const [long, short] = await Promise.all([
    call(capture, [...job.path, '--help']),
    call(capture, [...job.path, '-h']),
  ]);
  const stem = [capture.name, ...job.path].join('/');
  const good = [long, short].filter((result) => result.fault === null);
  if (good.length === 0) {
    capture.diagnostics.push(
      problem(
        words,
        'cli/capture-failed',
        `"${words} --help" ${long.fault ?? 'failed'}`,
        'run it by hand, and capture again when it exits with 0 and prints help',
      ),
    );
    return;
  }
  const outcome = readHelpTexts({
    words,
    long: textOf(long, `${stem}.txt`),
    short: textOf(short, `${stem}.short.txt`),
  });
  capture.diagnostics.push(
    ...outcome.diagnostics.map((diagnostic) => ({ ...diagnostic, at: null })),
  );
  if (!outcome.value) return;
  keep(capture, stem, { long, short });
  descend(capture, { job, page: outcome.value, text: long.output || short.output });
}

function keep(
  capture: Capture,
  stem: string,
  results: { long: CallResult; short: CallResult },
): void {
  const { long, short } = results;
  if (long.fault === null) capture.files.set(`${stem}.txt`, long.output);
  if (short.fault === null && short.output !== long.output)
    capture.files.set(`${stem}.short.txt`, short.output);
}

function textOf(result: CallResult, file: string): { path: string; text: string } | null {
  return result.fault === null ? { path: file, text: result.output } : null;
}

function descend(capture: Capture, found: { job: Job; page: HelpPage; text: string }): void {
  const { job, page, text } = found;
  // A program that ignores the subcommand prints its own help for ever.
  if (text === job.parentText) return;
  const hasCommands = page.commands.some(({ names }) => names[0] !== 'help');
  if (job.path.length >= DEEPEST && hasCommands) {
    refuseDepth(capture, job);
    return;
  }
  for (const row of page.commands) {
    const [name = ''] = row.names;
    const next = [...job.path, name];
    const isGenerated = name === 'help';
    if (isGenerated || capture.skip.has(next.join(' '))) continue;
    capture.queue.push({ path: next, parentText: text });
  }
}

/** Nobody nests commands that deep: help that names itself, with other words each time, would go on for ever. */
function refuseDepth(capture: Capture, job: Job): void {
  capture.queue.length = 0;
  if (capture.diagnostics.some(({ code }) => code === 'cli/too-deep')) return;
  capture.diagnostics.push(
    problem(
      [capture.name, ...job.path].join(' '),
      'cli/too-deep',
      `its help lists commands, more than ${DEEPEST} levels below the program`,
      'check that its help pages do not list each other',
    ),
  );
}

interface CallResult {
  readonly output: string;
  /** The end of a sentence; null when the call went well. */
  readonly fault: string | null;
}

/** Never without a help flag, never through a shell, never with input to wait for. */
function call(capture: Capture, args: readonly string[]): Promise<CallResult> {
  return new Promise((resolve) => {
    const child = spawn(capture.binary, args, {
      shell: false,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: quietEnvironment(),
      // A group of its own, so that what the program started ends with it.
      detached: true,
    });
    let output = '';
    let errors = '';
    let fault: string | null = null;
    let isDone = false;
    const finish = (end: { code: number | null; signal: string | null }): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      // Closed here too: a process that left the group may hold the other end for ever.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ output, fault: fault ?? faultOf({ ...end, output, errors }) });
    };
    const stop = (reason: string): void => {
      fault ??= reason;
      endGroup(child);
      finish({ code: null, signal: 'SIGKILL' });
    };
    const timer = setTimeout(
      () => stop(`did not end within ${capture.timeoutMs / 1000} s`),
      capture.timeoutMs,
    );
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length > LONGEST_OUTPUT) stop('printed more than 4 MB');
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      errors = (errors + part).slice(0, 200);
    });
    child.on('error', (error) => {
      fault ??= `could not be started: ${error.message}`;
      output = '';
      finish({ code: null, signal: null });
    });
    child.on('close', (code, signal) => finish({ code, signal }));
    child.on('exit', (code, signal) => {
      // A daemon that it leaves behind may keep the output open; what was printed is there by then.
      setTimeout(() => {
        if (!isDone) endGroup(child);
        finish({ code, signal });
      }, DRAIN_TIME).unref();
    });
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // No group of that name: it has ended, or the system has no groups.
    child.kill('SIGKILL');
  }
}

function faultOf(end: {
  code: number | null;
  signal: string | null;
  output: string;
  errors: string;
}): string | null {
  const said = end.errors.trim().split('\n')[0] ?? '';
  if (end.signal !== null) return `was ended by ${end.signal}`;
  if (end.code !== 0) return `exited with ${end.code}${said === '' ? '' : `: ${said}`}`;
  if (end.output.trim() === '')
    return said === '' ? 'printed nothing' : `printed to standard error only: ${said}`;
  return null;
}

/** No colors, no pager, no wrapping, English. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _force, CLICOLOR_FORCE: _cli, LANGUAGE: _language, ...rest } = process.env;
  return {
    ...rest,
    NO_COLOR: '1',
    CLICOLOR: '0',
    TERM: 'dumb',
    COLUMNS: '400',
    PAGER: 'cat',
    MANPAGER: 'cat',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
  };
}

function problem(
  words: string,
  code: Diagnostic['code'],
  message: string,
  fix: string,
): Diagnostic {
  return {
    level: 'error',
    code,
    message: message.includes(words) ? message : `"${words}": ${message}`,
    at: null,
    fix,
  };
}
