/** The highlighter where pages are built. Browsers get `late-highlighter.ts` in its place, by `deferred-hydration/build/late-highlighter.ts`. */

import { cutCode } from './cut-code';

export type Highlighter = typeof cutCode;

/** Null while it is not there: code is shown without colors then. */
export function useHighlighter(_isExpected: boolean): Highlighter | null {
  return cutCode;
}
