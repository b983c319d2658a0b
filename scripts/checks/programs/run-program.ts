/**
 * Runs example programs, each in a process of its own with a loopback node beside it. Writes temporary folders and
 * removes them, starts processes, and leaves none behind.
 */

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoopbackNode } from '../node/node.ts';
import { serveNode } from '../node/serve.ts';
import type { BuildError } from './build-program.ts';
import { BUNDLE, buildPrograms } from './build-program.ts';

export interface ProgramRequest {
  readonly node: Pick<LoopbackNode, 'answer'>;
  /** Text by path within the folder that the program runs in. */
  readonly files: ReadonlyMap<string, string>;
  /** One of the files. */
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** When the program's clock begins, in milliseconds. */
  readonly startMs: number;
}

export interface ProgramRun {
  readonly output: string;
  readonly errors: string;
  readonly end: ProgramEnd;
  /** What it tried that no example may; each the middle of a sentence: `it fetches https://example.com`. */
  readonly refused: readonly string[];
  readonly build: readonly BuildError[];
}

export type ProgramEnd =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'time' }
  | { readonly kind: 'output' };

/** What a program of a guide may take. */
export const LIMITS = { seconds: 10, megabytes: 256, bytes: 1024 * 1024 } as const;

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));

export interface RunOptions {
  /** Of the packages that programs may import. */
  readonly root: string;
  /** Until a program is stopped, on a machine that has nothing else to do. */
  readonly seconds?: number;
}

/** Bundles of so many programs lie on the disk at a time. */
const TOGETHER = 32;
/** More would only wait for each other. */
const AT_ONCE = 2;

/** In the order given. */
export async function runPrograms(
  requests: readonly ProgramRequest[],
  options: RunOptions,
): Promise<readonly ProgramRun[]> {
  const runs: ProgramRun[] = [];
  for (let from = 0; from < requests.length; from += TOGETHER)
    runs.push(...(await runTogether(requests.slice(from, from + TOGETHER), options)));
  return runs;
}

async function runTogether(
  requests: readonly ProgramRequest[],
  { root, seconds = LIMITS.seconds }: RunOptions,
): Promise<readonly ProgramRun[]> {
  // As the system spells it: stack traces name real paths.
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'program-')));
  try {
    for (const [index, { files }] of requests.entries())
      writeFiles(path.join(folder, String(index)), files);
    const programs = requests.map(({ program }, index) => `${index}/${program}`);
    const built = await buildPrograms({ folder, programs, root });
    const runs: ProgramRun[] = [];
    const waiting = [...requests.entries()];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, request] = next;
        const sandbox = { folder: path.join(folder, String(index)), seconds };
        runs[index] = await runServed(request, sandbox, built[index] ?? []);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return runs;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function runServed(
  request: ProgramRequest,
  { folder, seconds }: Omit<Sandbox, 'port'>,
  build: readonly BuildError[],
): Promise<ProgramRun> {
  if (build.length > 0)
    return { output: '', errors: '', end: { kind: 'exit', code: 1 }, refused: [], build };
  const served = await serveNode(request.node);
  try {
    const run = await runBuilt(request, { folder, port: served.port, seconds });
    return { ...run, errors: run.errors.replaceAll(`${folder}${path.sep}`, ''), build };
  } finally {
    await served.close();
  }
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

interface Sandbox {
  readonly folder: string;
  readonly port: number;
  readonly seconds: number;
}

/** On a machine with more to do than it can, seconds are shorter. */
function patience(): number {
  return Math.min(6, Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism()));
}

function runBuilt(
  request: ProgramRequest,
  { folder, port, seconds }: Sandbox,
): Promise<Omit<ProgramRun, 'build'>> {
  const guard = new URL(`file://${GUARD}`);
  guard.searchParams.set('port', String(port));
  guard.searchParams.set('start', String(request.startMs));
  guard.searchParams.set('program', path.join(folder, request.program));
  const child = spawn(
    process.execPath,
    [
      ...['--no-warnings', '--enable-source-maps', `--max-old-space-size=${LIMITS.megabytes}`],
      ...['--import', guard.href, path.join(folder, BUNDLE), ...request.arguments],
    ],
    {
      cwd: folder,
      env: { TZ: 'UTC', ...request.environment },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    const printed = ['', '', ''];
    let end: ProgramEnd | null = null;
    const stop = (why: ProgramEnd): void => {
      end ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop({ kind: 'time' }), seconds * 1000 * patience());
    for (const [index, stream] of child.stdio.slice(1).entries()) {
      stream?.on('data', (part: Buffer) => {
        printed[index] += part.toString('utf8');
        if ((printed[index]?.length ?? 0) > LIMITS.bytes) stop({ kind: 'output' });
      });
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const own: ProgramEnd =
        code === null ? { kind: 'signal', signal: signal ?? '' } : { kind: 'exit', code };
      const [output = '', errors = '', refused = ''] = printed;
      resolve({ output, errors, end: end ?? own, refused: refused.split('\n').filter(Boolean) });
    });
  });
}
