/** One call of a program for its help: what it prints, or why that cannot be used. Starts a process, and leaves none running. */

import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface CallResult {
  readonly output: string;
  /** The end of a sentence; null when the call went well. */
  readonly failure: string | null;
}

/** Bytes that one call prints. The longest help seen has 0.2 MB. */
export const MOST_BYTES = 4_000_000;

/** How long output may stay open after the program has ended. */
const DRAIN_TIME = 1_000;

type Child = ChildProcessByStdio<null, Readable, Readable>;

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

/** Never without a help flag, never through a shell, never with input to wait for. */
export async function callProgram(
  program: { readonly binary: string; readonly timeoutMs: number },
  args: readonly string[],
): Promise<CallResult> {
  try {
    return await endOf(start(program.binary, args), program.timeoutMs);
  } catch (error) {
    // The system refuses some names at once: an empty one, one below a file, one that is too long.
    if (!isSpawnError(error)) throw error;
    return { output: '', failure: notStarted(error) };
  }
}

function start(binary: string, args: readonly string[]): Child {
  return spawn(binary, args, {
    shell: false,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: quietEnvironment(),
    // Its own process group, so that what the program started ends with it.
    detached: true,
  });
}

function isSpawnError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

function notStarted(error: Error): string {
  return `could not be started: ${error.message}`;
}

function endOf(child: Child, timeoutMs: number): Promise<CallResult> {
  return new Promise((resolve) => {
    let failure: string | null = null;
    let isDone = false;
    const finish = (end: End): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      // Closed here too: a process that left the group may keep the other end open forever.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ output: printed.output, failure: failure ?? failureOf(end, printed) });
    };
    const stop = (reason: string): void => {
      failure ??= reason;
      endGroup(child);
      finish({ code: null, signal: 'SIGKILL' });
    };
    const printed = collect(child, stop);
    const timer = setTimeout(() => stop(`did not end within ${timeoutMs / 1000} s`), timeoutMs);
    child.on('error', (error) => stop(notStarted(error)));
    child.on('close', (code, signal) => finish({ code, signal }));
    child.on('exit', (code, signal) => {
      // A daemon that it started may keep the output open; everything printed has arrived by then.
      const end = (): void => {
        if (!isDone) endGroup(child);
        finish({ code, signal });
      };
      // When this process was busy meanwhile, what has arrived is read first.
      setTimeout(() => setImmediate(end), DRAIN_TIME).unref();
    });
  });
}

interface Printed {
  output: string;
  /** The beginning is enough to say what went wrong. */
  errors: string;
}

function collect(child: Child, stop: (reason: string) => void): Printed {
  const printed: Printed = { output: '', errors: '' };
  let bytes = 0;
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed.output += part;
    bytes += Buffer.byteLength(part);
    if (bytes > MOST_BYTES) stop(`printed more than ${MOST_BYTES} bytes`);
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    printed.errors = (printed.errors + part).slice(0, 200);
  });
  return printed;
}

function endGroup(child: Child): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // No group of that name: it has ended, or the system has no groups.
    child.kill('SIGKILL');
  }
}

function failureOf(end: End, { output, errors }: Printed): string | null {
  const message = errors.trim().split('\n')[0] ?? '';
  if (end.signal !== null) return `was ended by ${end.signal}`;
  if (end.code !== 0) return `exited with ${end.code}${message === '' ? '' : `: ${message}`}`;
  if (output.trim() === '')
    return message === '' ? 'printed nothing' : `printed to standard error only: ${message}`;
  return null;
}

/**
 * What programs need to be found, to find their own files, and to start. Nothing else is handed to
 * a program that we did not write: clap prints what a variable holds, and a token would be on a page.
 */
const HANDED_ON = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'],
  ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_STATE_HOME', 'XDG_RUNTIME_DIR'],
  ...['CARGO_HOME', 'RUSTUP_HOME', 'RUSTUP_TOOLCHAIN', 'JAVA_HOME', 'VIRTUAL_ENV', 'NVM_DIR'],
  // Windows starts nothing without the first two.
  ...['SystemRoot', 'PATHEXT', 'ComSpec', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'TEMP', 'TMP'],
];

/** No colors, no pager, no wrapping, English. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const handedOn = HANDED_ON.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(handedOn),
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
