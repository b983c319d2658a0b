/** The release that all of this is about, with the version of each part. */

import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import { release } from '../../config/documented-release';
import styles from './home.module.css';

export default function Release(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="release">
      <Heading as="h2" id="release" className={styles.bandTitle}>
        The {release.name} release
      </Heading>
      <p className={styles.bandText}>
        Software moves and pages stay behind. So this site names the versions it describes; what
        changed later is marked as later.
      </p>
      <dl className={styles.versions}>
        {release.parts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
