/**
 * The Move compiler in a thread of its own, so that a test that never ends can be stopped. Plain JavaScript,
 * because a thread runs it as Node finds it. Reads the compiler's package.
 */

import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ module: string, bytes: string }} */
const { module, bytes } = workerData;
const wasm = await import(module);
wasm.initSync({ module: readFileSync(bytes) });

parentPort?.on(
  'message',
  (/** @type {import('../../../site/move/compiler/engine.ts').CompilerCall} */ call) => {
    try {
      const raw = wasm[call.kind](call.files, call.dependencies, call.options);
      parentPort?.postMessage({ output: raw.output, ok: raw.success ?? raw.passed, stopped: null });
      raw.free();
    } catch (error) {
      parentPort?.postMessage({ output: String(error), ok: false, stopped: 'panic' });
    }
  },
);
