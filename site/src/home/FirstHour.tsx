/** The path of the first hour: from nothing to a program that uses a package of one's own. */

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import type { Step } from '../../plugins/home-page/readers';
import styles from './home.module.css';

export default function FirstHour({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  if (steps.length === 0) return null;
  return (
    <section className={styles.firstHour} aria-labelledby="first-hour">
      <Heading as="h2" id="first-hour" className={styles.readerTitle}>
        Your first hour
      </Heading>
      <ol className={styles.hour}>
        {steps.map(({ route, label, result }) => (
          <li key={route}>
            <Link to={route}>{label}</Link> <span>{result}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
