/** Hits of the search page, those of one page together. */

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import type { Hit, SearchResult } from '../../client/hit';
import LateText from '../LateText';
import Marked from '../Marked';
import styles from './search-page.module.css';
import { useSiteSearch } from '../useSearch';

export interface PageHitsProps {
  readonly hits: readonly Hit[];
  readonly result: SearchResult;
}

export default function PageHits({ hits, result }: PageHitsProps): ReactNode {
  return (
    <ol className={styles.pages}>
      {groupByPage(hits).map((group) => (
        <li key={group[0]?.id} className={styles.group}>
          {group.map((hit, index) => (
            <OneHit
              key={hit.id}
              hit={hit}
              isFirst={index === 0}
              position={hits.indexOf(hit)}
              result={result}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Neighbors with one address, apart from the anchor. */
export function groupByPage(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const groups: Hit[][] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last?.[0] && pathOf(last[0]) === pathOf(hit)) last.push(hit);
    else groups.push([hit]);
  }
  return groups;
}

function pathOf({ url }: Hit): string {
  return url.split('#')[0] ?? url;
}

interface OneHitProps {
  readonly hit: Hit;
  readonly isFirst: boolean;
  readonly position: number;
  readonly result: SearchResult;
}

function OneHit({ hit, isFirst, position, result }: OneHitProps): ReactNode {
  const { source, counter } = useSiteSearch();
  const crumbs = [hit.group, ...(hit.level === 1 ? [] : [hit.page]), ...hit.trail];
  return (
    <article className={isFirst ? styles.hit : styles.more}>
      <div className={styles.line}>
        <Heading as={isFirst ? 'h2' : 'h3'} className={styles.title}>
          <Link to={hit.url} data-moves="" onClick={() => counter.opened(hit, position, result)}>
            <Marked text={hit.title} />
          </Link>
        </Heading>
        {hit.symbolKind !== null && <span className="search-kind">{hit.symbolKind}</span>}
      </div>
      <ul className={styles.crumbs} aria-label="Where it is">
        {crumbs.map((crumb, index) => (
          // Names may repeat along the way; their order never changes.
          <li key={index}>{crumb}</li>
        ))}
      </ul>
      <p className={styles.text}>
        <LateText hit={hit} source={source} />
      </p>
    </article>
  );
}
