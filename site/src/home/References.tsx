/** What the generated references hold, in numbers of this very build. Nothing when none was built. */

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import type { ReferenceCount } from '../../plugins/home-page/counts';
import styles from './home.module.css';

const number = new Intl.NumberFormat('en-US');

export default function References({
  references,
}: {
  readonly references: readonly ReferenceCount[];
}): ReactNode {
  if (references.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="reference-counts">
      <Heading as="h2" id="reference-counts" className={styles.bandTitle}>
        Generated from the source, so no entry is left out
      </Heading>
      <ul className={styles.counts}>
        {references.map((reference) => (
          <li key={reference.name}>
            <Heading as="h3" className={styles.countName}>
              <Link to={reference.route}>{reference.name}</Link>
            </Heading>
            <p className={styles.countText}>{reference.summary}</p>
            <p className={styles.countNumbers}>
              <strong>{number.format(reference.entries)}</strong> entries on{' '}
              {number.format(reference.pages)} pages
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
