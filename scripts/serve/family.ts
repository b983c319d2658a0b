/** Processes that end together: when one is ended from outside, or this one is, all are. Starts processes. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import './end-with-parent.mjs';
import { root } from '../process/tool.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Family {
  /** A Node program with its arguments. Resolves with its exit code. */
  start(args: readonly string[], options?: StartOptions): Promise<number>;
}

interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** For work that nobody waits for. */
  readonly isLow?: boolean;
}

export function startFamily(): Family {
  const members = new Set<ChildProcess>();
  const endAll = (signal: NodeJS.Signals): void => {
    for (const member of members) member.kill(signal);
  };
  for (const signal of SIGNALS)
    process.once(signal, () => {
      endAll(signal);
      process.exitCode = codeOf(signal);
    });
  process.once('exit', () => endAll('SIGTERM'));
  return {
    start: (args, { env = {}, isLow = false } = {}) =>
      new Promise((resolve) => {
        const watch = path.join(root, 'scripts/serve/end-with-parent.mjs');
        const member = spawn(process.execPath, ['--import', watch, ...args], {
          cwd: root,
          stdio: 'inherit',
          env: { ...process.env, ...env },
        });
        members.add(member);
        if (isLow && member.pid !== undefined)
          os.setPriority(member.pid, os.constants.priority.PRIORITY_LOW);
        member.once('exit', (code, signal) => {
          members.delete(member);
          // Docusaurus ends with 0 when it is asked to: then the site is gone, too.
          if (signal !== null || !isLow) endAll('SIGTERM');
          resolve(signal === null ? (code ?? 1) : codeOf(signal));
        });
      }),
  };
}

/** As shells say it. */
function codeOf(signal: NodeJS.Signals): number {
  return 128 + os.constants.signals[signal];
}
