/** What an address without a page shows: the fact, what its words lead to, and where to start again. */

import { contentId } from '@site/src/theme/SkipToContent';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

const nextLinks: readonly (readonly [string, string, string])[] = [
  ['/guides', 'Guides', 'to do something'],
  ['/concepts', 'Concepts', 'to understand something'],
  ['/standards', 'Standards', 'to agree on something'],
  ['/references', 'References', 'to look something up'],
];

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main id={contentId} className={clsx('container', styles.page, className)} data-wants-scripts>
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p className={styles.text}>
        There is no page at this address. It may have moved with a release, or the link that brought
        you here has a typo.
      </p>
      <Suggestions />
      <p className={styles.text}>Start again from one of these:</p>
      <ul className={styles.ways}>
        {nextLinks.map(([to, label, purpose]) => (
          <li key={to}>
            <Link to={to}>{label}</Link> {purpose}
          </li>
        ))}
      </ul>
    </main>
  );
}
