/** Data of a reader tool as a state: nothing is fetched before it is asked for, and a failure can be tried again. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { loadToolData } from './data';

export type ToolState<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly value: Value };

/** `prepare` runs once on what arrives. `load` may be called at any time; it does nothing twice. */
export function useToolData<Data, Value>(
  name: 'signatures' | 'aborts',
  prepare: (data: Data) => Value,
): { readonly state: ToolState<Value>; readonly load: () => void } {
  const [state, setState] = useState<ToolState<Value>>({ kind: 'idle' });
  const isBusy = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const load = useCallback(() => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'loading' });
    const settle = (next: ToolState<Value>): void => {
      isBusy.current = next.kind === 'ready';
      if (isMounted.current) setState(next);
    };
    loadToolData<Data>(name).then(
      (data) => settle({ kind: 'ready', value: prepare(data) }),
      () => settle({ kind: 'failed' }),
    );
  }, [name, prepare]);
  return { state, load };
}
