/** Asks one source and, when it cannot answer, another, and says so. Reads the clock. */

import type { SearchSource } from './hit';

export interface FallbackOptions {
  readonly first: SearchSource;
  readonly second: SearchSource;
  /** After so many milliseconds the second is asked. */
  readonly patience: number;
  /** A source that failed is left alone for so many milliseconds. */
  readonly rest: number;
  readonly now: () => number;
  /** Receives why the first could not answer, once for each time it is asked. */
  readonly report: (reason: string) => void;
}

export function withFallback({
  first,
  second,
  patience,
  rest,
  now,
  report,
}: FallbackOptions): SearchSource {
  let restsUntil = 0;
  const askSecond: SearchSource['search'] = async (request) => ({
    ...(await second.search(request)),
    isFallback: true,
  });
  return {
    search: async (request) => {
      if (now() < restsUntil) return askSecond(request);
      try {
        return await within(first.search(request), patience);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        restsUntil = now() + rest;
        report(error.message);
        return askSecond(request);
      }
    },
    lateText: (late) => second.lateText(late),
    warm: () => first.warm(),
    onChange: (listener) => second.onChange(listener),
  };
}

/** Rejects when the promise takes longer; the promise itself continues. */
function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no answer within ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
