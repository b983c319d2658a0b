/** The compiler's thread as an engine: one call after the other, and a fresh thread after one that was stopped. Starts threads. */

import type { CompilerAnswer, CompilerCall, Engine } from '../../../move/compiler/engine';
import type { EngineMessage } from './engine-worker';

/** `spawn` starts a thread; the module was compiled once for all of them. */
export function browserEngine(spawn: () => Worker, module: WebAssembly.Module): Engine {
  let ready: Promise<Worker> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const start = async (): Promise<Worker> => {
    const worker = spawn();
    send(worker, { module });
    await answerOf(worker);
    return worker;
  };

  const callNow = async (call: CompilerCall, seconds: number): Promise<CompilerAnswer> => {
    const worker = await (ready ??= start());
    send(worker, { call });
    const answer = await Promise.race([
      // A thread that the browser ends, because its memory is full, says no more than that.
      (answerOf(worker) as Promise<CompilerAnswer>).catch(() => stopped('panic')),
      ...(seconds === Infinity ? [] : [later(seconds)]),
    ]);
    // What broke or was stopped is not used again.
    if (answer.stopped !== null) {
      worker.terminate();
      ready = null;
    }
    return answer;
  };

  return {
    call: (call, seconds = Infinity) => {
      const answer = last.then(() => callNow(call, seconds));
      last = answer.catch(() => undefined);
      return answer;
    },
    seconds: () => performance.now() / 1000,
  };
}

function send(worker: Worker, message: EngineMessage): void {
  worker.postMessage(message);
}

function answerOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

function later(seconds: number): Promise<CompilerAnswer> {
  return new Promise((resolve) => setTimeout(() => resolve(stopped('time')), seconds * 1000));
}

function stopped(reason: 'panic' | 'time'): CompilerAnswer {
  const output = reason === 'panic' ? 'it ran out of memory' : '';
  return { output, ok: false, stopped: reason };
}
