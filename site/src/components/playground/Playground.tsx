/** The place of the playground. Its script draws it, which the page loads by itself: it needs nothing of React. */

import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, { useEffect, type ReactNode } from 'react';
import styles from './playground.module.css';

interface PageScript {
  mount(): void;
}

export default function Playground(): ReactNode {
  const script = useBaseUrl('/try/page.js');
  // A reader who comes from another page has no new head.
  useEffect(() => {
    void import(/* webpackIgnore: true */ script).then(({ mount }: PageScript) => mount());
  }, [script]);
  return (
    <>
      <Head>
        <script type="module" src={script} />
      </Head>
      <div data-playground className={styles.playground} />
    </>
  );
}
