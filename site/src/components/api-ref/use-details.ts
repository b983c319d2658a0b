/** Details of the methods as a state: fetched once, when the first method opens; a failure can be tried again. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AllDetails } from '../../../../generators/output/json-rpc';
import { loadDetails } from './data';

export type DetailsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly details: AllDetails };

export function useDetails(): readonly [DetailsState, () => void] {
  const [state, setState] = useState<DetailsState>({ kind: 'idle' });
  const isBusy = useRef(false);
  const isMounted = useRef(false);
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
    const settle = (next: DetailsState): void => {
      isBusy.current = next.kind === 'ready';
      if (isMounted.current) setState(next);
    };
    loadDetails().then(
      (details) => settle({ kind: 'ready', details }),
      () => settle({ kind: 'failed' }),
    );
  }, []);
  return [state, load];
}
