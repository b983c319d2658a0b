/**
 * Calls of the Move compiler, one after the other, in a thread that is stopped when a call takes too long or
 * breaks the compiler. Starts a thread, and keeps it until the process ends.
 */

import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CompilerAnswer, CompilerCall } from '../../../site/move/compiler/engine.ts';

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/** `seconds` of computing of this process, whatever else it does: a busy machine does not stop a call, an endless loop does. */
export function callCompiler(call: CompilerCall, seconds = Infinity): Promise<CompilerAnswer> {
  const answer = last.then(() => callNow(call, seconds));
  last = answer.catch(() => undefined);
  return answer;
}

/** Of computing of this process. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const POLL_MS = 200;

function callNow(call: CompilerCall, seconds: number): Promise<CompilerAnswer> {
  const own = (worker ??= startWorker());
  const started = cpuSeconds();
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearInterval(watch);
      own.off('message', finish).off('error', fail).unref();
    };
    const finish = (answer: CompilerAnswer): void => {
      leave();
      // What broke or was stopped is not used again.
      if (answer.stopped !== null) discard(own);
      resolve(answer);
    };
    const fail = (error: Error): void => {
      leave();
      discard(own);
      reject(error);
    };
    const watch = setInterval(() => {
      if (cpuSeconds() - started > seconds) finish({ output: '', ok: false, stopped: 'time' });
    }, POLL_MS);
    own.on('message', finish).on('error', fail).ref();
    own.postMessage(call);
  });
}

function discard(own: Worker): void {
  worker = null;
  void own.terminate();
}

function startWorker(): Worker {
  const entry = createRequire(import.meta.url).resolve('@zktx.io/sui-move-builder/full');
  const folder = path.dirname(entry);
  // The package's own entry zeroes the root's address and writes a lock file per call; its WASM does neither.
  const module = pathToFileURL(path.join(folder, 'sui_move_wasm.js')).href;
  const bytes = path.join(folder, 'sui_move_wasm_bg.wasm');
  return new Worker(new URL('worker.mjs', import.meta.url), { workerData: { module, bytes } });
}
