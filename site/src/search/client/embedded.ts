/** The embedded engine as the page sees it: one worker, started when it is first needed. */

import { retryError, type SearchSource } from './hit';
import type { Answer, Question, QuestionMessage, WorkerMessage } from './protocol';

type Settle = {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
};

export interface EmbeddedOptions {
  /** Address of the index's folder, with a slash at its end. */
  readonly base: string;
  /** Address of the worker's script. */
  readonly script: string;
}

export function embeddedSource({ base, script }: EmbeddedOptions): SearchSource {
  const waiting = new Map<number, Settle>();
  const listeners = new Set<() => void>();
  let worker: Worker | null = null;
  let last = 0;

  const stop = (): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(retryError('the search worker stopped'));
    waiting.clear();
  };

  const start = (): Worker => {
    if (worker) return worker;
    const created = new Worker(script, { type: 'module' });
    created.onmessage = ({ data }: MessageEvent<WorkerMessage>): void => {
      if (data.id === null) return listeners.forEach((listener) => listener());
      const settle = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.answer.kind === 'failed') settle?.reject(retryError(data.answer.message));
      else settle?.resolve(data.answer);
    };
    created.onerror = stop;
    worker = created;
    ask({ kind: 'open', base }).catch(stop);
    return created;
  };

  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      try {
        const running = start();
        last += 1;
        waiting.set(last, { resolve, reject });
        running.postMessage({ id: last, question } satisfies QuestionMessage);
      } catch (error) {
        // A browser without workers, or a policy that forbids them.
        reject(retryError(error instanceof Error ? error.message : String(error)));
      }
    });

  return {
    search: async (request) => {
      const answer = await ask({ kind: 'search', request });
      if (answer.kind !== 'result') throw retryError('the search worker answered another question');
      return answer.result;
    },
    lateText: async (late) => {
      const answer = await ask({ kind: 'text', late }).catch(() => null);
      return answer?.kind === 'text' ? answer.text : '';
    },
    warm: () => void ask({ kind: 'open', base }).catch(() => undefined),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
