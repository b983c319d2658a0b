/** The worker that compiles, from the side of the page: started once for all editors, and anew after it failed. */

import type { CheckedPackage } from '../../move/check-package';
import type { CheckRequest, WorkerMessage } from './worker/protocol';

declare const PLAYGROUND_WORKER: string;

export type Loading = { readonly loaded: number; readonly total: number } | 'ready' | 'failed';

/** In milliseconds. Tests are stopped much sooner; this is for a worker that the browser took away. */
const LONGEST = 60_000;

let worker: Worker | null = null;
let state: Loading = { loaded: 0, total: 0 };
let count = 0;
const watchers = new Set<(state: Loading) => void>();
const pending = new Map<number, (message: WorkerMessage & { readonly id: number }) => void>();

/** Why nothing can be compiled here; null when it can. */
export const missing =
  typeof WebAssembly === 'object' && typeof DecompressionStream === 'function'
    ? null
    : 'This browser cannot run the Move compiler, because it has no WebAssembly or cannot unpack it.';

/** Begins to load the compiler. The watcher hears how far it is, at once and from then on. */
export function warm(watch: (state: Loading) => void): void {
  watchers.add(watch);
  worker ??= start();
  watch(state);
}

/** Rejects with a sentence for the reader. */
export function check(files: CheckRequest['files']): Promise<CheckedPackage> {
  const own = (worker ??= start());
  const id = (count += 1);
  return new Promise((resolve, reject) => {
    const clock = setTimeout(
      () => finish({ kind: 'failed', id, message: 'it took too long' }),
      LONGEST,
    );
    const finish = (message: WorkerMessage & { readonly id: number | null }): void => {
      clearTimeout(clock);
      pending.delete(id);
      if (message.kind === 'checked') return resolve(message.checked);
      discard(own);
      const why = message.kind === 'failed' ? message.message : '';
      reject(new Error(`The compiler stopped: ${why}. Run again to start it anew.`));
    };
    pending.set(id, finish);
    own.postMessage({ id, files } satisfies CheckRequest);
  });
}

function start(): Worker {
  const own = new Worker(PLAYGROUND_WORKER, { type: 'module' });
  own.onmessage = ({ data }: MessageEvent<WorkerMessage>) => hear(data);
  own.onerror = () => hear({ kind: 'failed', id: null, message: 'it could not be loaded' });
  tell({ loaded: 0, total: 0 });
  return own;
}

function hear(message: WorkerMessage): void {
  if (message.kind === 'progress') return tell(message);
  if (message.kind === 'ready') return tell('ready');
  if (message.id !== null) return pending.get(message.id)?.({ ...message, id: message.id });
  tell('failed');
  for (const [id, finish] of pending) finish({ ...message, id } as Parameters<typeof finish>[0]);
}

function tell(next: Loading): void {
  state = next;
  for (const watch of watchers) watch(next);
}

function discard(own: Worker): void {
  own.terminate();
  if (worker === own) worker = null;
}
