/** The Move compiler alone in a thread, which may be ended at any moment. Gets its WebAssembly compiled. */

import * as compiler from 'move-compiler';
import type { CompilerAnswer, CompilerCall } from '../../../move/compiler/engine';

export type EngineMessage =
  { readonly module: WebAssembly.Module } | { readonly call: CompilerCall };

onmessage = ({ data }: MessageEvent<EngineMessage>): void => {
  if ('module' in data) {
    compiler.initSync({ module: data.module });
    postMessage('ready');
  } else postMessage(answer(data.call));
};

/** What breaks the compiler is an answer too. */
function answer({ kind, files, dependencies, options }: CompilerCall): CompilerAnswer {
  try {
    const raw = compiler[kind](files, dependencies, options);
    const ok = 'success' in raw ? raw.success : raw.passed;
    const { output } = raw;
    raw.free();
    return { output, ok, stopped: null };
  } catch (error) {
    return { output: String(error), ok: false, stopped: 'panic' };
  }
}
