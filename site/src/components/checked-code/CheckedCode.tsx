/** A code block with a quiet line below it: what it was checked against, or that it was not. */

import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './checked-code.module.css';

export interface CheckedCodeProps {
  readonly state: 'checked' | 'fails' | 'unchecked';
  readonly label: string;
  readonly children: ReactNode;
}

/** The sign repeats what the words say, so that color is never the only carrier. */
const signs: Readonly<Record<string, string>> = { checked: '✓', fails: '✗', unchecked: '?' };

export default function CheckedCode({ state, label, children }: CheckedCodeProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={clsx(styles.stamp, styles[state])}>
        <span aria-hidden="true">{signs[state] ?? signs['unchecked']} </span>
        {label}
      </figcaption>
    </figure>
  );
}
