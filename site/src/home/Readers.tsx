/** A way in for each kind of reader. */

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import type { Reader } from '../../plugins/home-page/readers';
import styles from './home.module.css';

export default function Readers({ readers }: { readonly readers: readonly Reader[] }): ReactNode {
  return (
    <section className={styles.band} aria-label="Where to begin">
      <ul className={styles.readers}>
        {readers.map(({ title, hint, links }) => (
          <li key={title} className={styles.reader}>
            <Heading as="h2" className={styles.readerTitle}>
              <Link to={links[0]?.route}>{title}</Link>
            </Heading>
            <p>{hint}</p>
            <ul className={styles.readerLinks}>
              {links.map(({ route, label }) => (
                <li key={route}>
                  <Link to={route}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
