/** A value as a state: nothing is fetched before it is asked for, and a failure can be tried again. */

import { useCallback, useRef, useState } from 'react';

export type Lazy<Value> =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly value: Value };

/** `fetchValue` is the same function each time. What is returned second may be called at any time; it does nothing twice. */
export function useLazy<Value>(
  fetchValue: () => Promise<Value>,
): readonly [Lazy<Value>, () => void] {
  const [state, setState] = useState<Lazy<Value>>({ kind: 'idle' });
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ kind: 'loading' });
    fetchValue().then(
      (value) => setState({ kind: 'ready', value }),
      () => {
        isAsked.current = false;
        setState({ kind: 'failed' });
      },
    );
  }, [fetchValue]);
  return [state, load];
}
