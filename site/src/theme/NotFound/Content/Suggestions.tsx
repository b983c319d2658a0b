/** Up to three pages that the words of an address without a page lead to. Asks the index of this site only. */

import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { queriesOfAddress } from '@site/src/not-found-terms';
import type { Hit, SearchSource } from '@site/src/search/client/hit';
import { withoutMarks } from '@site/src/search/engine/marks';
import { useSiteSearch } from '@site/src/search/ui/useSearch';
import React, { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

const MOST = 3;

export default function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  // Nobody typed a query, so none goes to a hosted service.
  const { embedded } = useSiteSearch();
  const [hits, setHits] = useState<readonly Hit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void suggest(embedded, queriesOfAddress(pathname)).then((found) => isCurrent && setHits(found));
    return () => {
      isCurrent = false;
    };
  }, [embedded, pathname]);
  if (hits.length === 0) return null;
  return (
    <nav aria-label="Pages like this address">
      <p className={styles.text}>Perhaps you are looking for:</p>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={hit.url}>{withoutMarks(hit.title)}</Link>{' '}
            {[hit.group, ...(hit.level === 1 ? [] : [hit.page])].join(' › ')}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The hits of the first query that has any; without an index there are none. */
async function suggest(source: SearchSource, queries: readonly string[]): Promise<readonly Hit[]> {
  for (const query of queries) {
    const request = {
      query,
      kinds: [],
      page: 0,
      hitsPerPage: 2 * MOST,
      words: 1,
      order: 'spread',
    } as const;
    const result = await source.search(request).catch(() => null);
    if (result && result.hits.length > 0) return onePerTitle(result.hits).slice(0, MOST);
  }
  return [];
}

/** One thing may be on a page of its own and on an overview: who asked for an address wants its own page. */
function onePerTitle(hits: readonly Hit[]): readonly Hit[] {
  const byTitle = new Map<string, Hit>();
  for (const hit of hits) {
    const title = withoutMarks(hit.title);
    const known = byTitle.get(title);
    if (!known || (hit.level === 1 && known.level !== 1)) byTitle.set(title, hit);
  }
  return [...byTitle.values()];
}
