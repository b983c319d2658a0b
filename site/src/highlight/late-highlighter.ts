/** The highlighter in browsers: loaded when code is rendered that was not in the built page. */

import { useEffect, useReducer } from 'react';
import type { Highlighter } from './highlighter';

let loaded: Highlighter | null = null;

export function useHighlighter(isExpected: boolean): Highlighter | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isExpected || loaded) return;
    void load().then(redraw);
  }, [isExpected]);
  return loaded;
}

/** Code whose highlighter cannot be had stays without colors. */
async function load(): Promise<void> {
  try {
    loaded = (await import('./cut-code')).cutCode;
  } catch {
    // Not reported: the code can be read without colors.
  }
}
