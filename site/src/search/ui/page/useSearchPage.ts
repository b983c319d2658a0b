/** The state of the search page: query and filter from the address, hits from the engine. */

import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Hit, SearchResult, SearchSource } from '../../client/hit';
import { cleanQuery } from '../../engine/query';
import type { Kind } from '../../kinds';
import { readAddress, writeAddress } from './address';

export const HITS_PER_PAGE = 20;
const WORDS = 30;

export type PageState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'shown';
      readonly hits: readonly Hit[];
      readonly result: SearchResult;
      readonly isMore: boolean;
    };

export interface SearchPageModel {
  readonly query: string;
  readonly kind: Kind | null;
  readonly state: PageState;
  readonly setQuery: (query: string) => void;
  readonly setKind: (kind: Kind | null) => void;
  readonly more: () => void;
  readonly retry: () => void;
}

export function useSearchPage(
  source: SearchSource,
  onDisplayed: (result: SearchResult) => void,
): SearchPageModel {
  const { search } = useLocation();
  const history = useHistory();
  // The server knows no address: the first picture has no query.
  const [{ query, kind }, setAddress] = useState<ReturnType<typeof readAddress>>({
    query: '',
    kind: null,
  });
  const [state, setState] = useState<PageState>({ status: 'empty' });
  const [attempt, setAttempt] = useState(0);
  const current = useRef(0);

  useEffect(() => setAddress(readAddress(search)), [search]);
  // The rest of the index may add to what its names alone answered.
  useEffect(() => source.onChange(() => setAttempt((count) => count + 1)), [source]);

  const ask = useCallback(
    async (page: number, before: readonly Hit[]) => {
      current.current += 1;
      const own = current.current;
      const kinds = kind === null ? [] : [kind];
      const request = {
        query,
        kinds,
        page,
        hitsPerPage: HITS_PER_PAGE,
        words: WORDS,
        order: 'pages',
      } as const;
      const result = await source.search(request).catch(() => null);
      if (own !== current.current) return;
      if (result === null) return setState({ status: 'failed' });
      const hits = [...before, ...result.hits];
      setState({
        status: 'shown',
        hits,
        result,
        isMore: result.hits.length > 0 && hits.length < result.total,
      });
      onDisplayed(result);
    },
    [query, kind, source, onDisplayed],
  );

  useEffect(() => {
    current.current += 1;
    if (query.trim() === '') return setState({ status: 'empty' });
    setState((before) => (before.status === 'shown' ? before : { status: 'loading' }));
    void ask(0, []);
  }, [query, ask, attempt]);

  const go = useCallback(
    (next: string, nextKind: Kind | null) => {
      setAddress({ query: next, kind: nextKind });
      history.replace({ search: writeAddress(next, nextKind) });
    },
    [history],
  );
  return {
    query,
    kind,
    state,
    setQuery: (next) => go(cleanQuery(next), kind),
    setKind: (next) => go(query, next),
    more: () =>
      state.status === 'shown' &&
      void ask(
        state.result.hits.length === 0 ? 0 : Math.ceil(state.hits.length / HITS_PER_PAGE),
        state.hits,
      ),
    retry: () => setAttempt((count) => count + 1),
  };
}
