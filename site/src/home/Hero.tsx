/** The first screen: one sentence, two ways in, one sample. */

import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import { counterSample } from './sample';
import styles from './home.module.css';

export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <Heading as="h1" className={styles.title}>
            Sui, documented line by line
          </Heading>
          <p className={styles.lead}>
            Learn how the network thinks, build your first package, and look up every type, function
            and flag. All of it is written for one release and checked against it.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/guides">
              Start with a guide
            </Link>
            <Link className={styles.quietAction} to="/references">
              Go to the references
            </Link>
          </p>
        </div>
        <div className={styles.sample}>
          <CodeBlock language="move" title="sources/counter.move">
            {counterSample}
          </CodeBlock>
        </div>
      </div>
    </section>
  );
}
