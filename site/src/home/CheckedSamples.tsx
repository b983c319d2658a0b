/** The rule that every sample on the site lives by. */

import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import type { BlockCount } from '../../plugins/home-page/counts';
import styles from './home.module.css';

const rules: readonly (readonly [string, string])[] = [
  ['Move', 'compiles against the framework of this release'],
  ['TypeScript', 'type-checks against the published SDK'],
  ['GraphQL', 'validates against the documented schema'],
  ['sui commands', 'use flags that the tool really has'],
];

const number = new Intl.NumberFormat('en-US');

export default function CheckedSamples({
  blocks,
}: {
  readonly blocks: BlockCount | null;
}): ReactNode {
  return (
    <section className={styles.promise} aria-labelledby="promise">
      <div className={styles.promiseInner}>
        <div>
          <Heading as="h2" id="promise" className={styles.bandTitle}>
            Every sample is checked
          </Heading>
          <p>
            An example that no longer works costs you an afternoon. So each time the site is built,
            every code block is checked against what it describes, and a block that cannot be
            checked has to say so.
          </p>
          {blocks !== null && (
            <p className={styles.proof}>
              <strong>{number.format(blocks.checked)}</strong> of {number.format(blocks.all)} code
              blocks were checked and found right in this build.
            </p>
          )}
        </div>
        <dl className={styles.rules}>
          {rules.map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
