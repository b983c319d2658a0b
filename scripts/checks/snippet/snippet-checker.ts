/**
 * Checks of snippets, one after the other, in a thread with a ceiling of memory and of computing time.
 * Starts the thread with the first snippet and keeps it, compilers loaded, until `close`.
 */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Snippet, SnippetResult } from './model.ts';

export interface SnippetChecker {
  /** A sentence when the snippet was not checked: it is none, it took too long, or somebody gave up. */
  check(snippet: Snippet, signal?: AbortSignal): Promise<SnippetResult | string>;
  close(): Promise<void>;
}

/** Of the thread's own objects; the Move compiler's memory comes on top. */
const MOST_MEGABYTES = 400;
/** Of computing, whatever else the machine does. */
const MOST_SECONDS = 20;
const POLL_MS = 100;

const TOO_LONG = `the check was stopped after ${MOST_SECONDS} seconds of computing: send less code at once`;
const GIVEN_UP = 'the check was cancelled';

export function openSnippetChecker(root: string): SnippetChecker {
  let worker: Promise<Worker> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const discard = async (): Promise<void> => {
    const own = worker;
    worker = null;
    await (await own)?.terminate();
  };
  const checkNow: SnippetChecker['check'] = async (snippet, signal) => {
    if (signal?.aborted) return GIVEN_UP;
    worker ??= startWorker(root);
    const answer = await ask(await worker, snippet, signal);
    if (answer.isSpent) await discard();
    return answer.result;
  };
  return {
    check: (snippet, signal) => {
      const result = last.then(() => checkNow(snippet, signal));
      last = result.catch(() => undefined);
      return result;
    },
    close: discard,
  };
}

/** Spent is a thread that was in the middle of something, or is no more. */
type Answer = Readonly<{ result: SnippetResult | string; isSpent: boolean }>;

async function ask(worker: Worker, snippet: Snippet, signal?: AbortSignal): Promise<Answer> {
  const stop = new AbortController();
  const giveUp = (): void => stop.abort(GIVEN_UP);
  const started = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(started);
    if ((user + system) / 1e6 > MOST_SECONDS) stop.abort(TOO_LONG);
  }, POLL_MS);
  signal?.addEventListener('abort', giveUp);
  worker.ref();
  try {
    const answer = once(worker, 'message', { signal: stop.signal });
    worker.postMessage(snippet);
    const [result] = (await answer) as [SnippetResult | string];
    return { result, isSpent: false };
  } catch (error) {
    const result = stop.signal.aborted ? String(stop.signal.reason) : failureOf(error);
    return { result, isSpent: true };
  } finally {
    clearInterval(watch);
    signal?.removeEventListener('abort', giveUp);
    worker.unref();
  }
}

function failureOf(error: unknown): string {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `the check needed more than ${MOST_MEGABYTES} megabytes of memory: send less code at once`
    : `the checker failed: ${String(error)}`;
}

/** Bundled like every program of this project. The bundler is no part of a bundle, so it is loaded by its address. */
async function startWorker(root: string): Promise<Worker> {
  const bundler = new URL('../../process/bundle.mjs', import.meta.url).href;
  const { bundleProgram } = (await import(bundler)) as {
    bundleProgram(entry: string): Promise<string>;
  };
  const address = new URL(await bundleProgram('scripts/checks/snippet/worker.ts'));
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEGABYTES };
  const worker = new Worker(address, { workerData: { root }, resourceLimits });
  worker.unref();
  return worker;
}
