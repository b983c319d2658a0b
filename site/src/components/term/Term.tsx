/** A word whose definition shows while it is pointed at or focused, without scripts; the word is a link. */

import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import styles from './term.module.css';

export interface TermProps {
  readonly href: string;
  readonly definition: string;
  readonly children: ReactNode;
}

/** One attribute serves those who hear it and, through the style sheet, those who see it. */
export default function Term({ href, definition, children }: TermProps): ReactNode {
  return (
    <Link className={styles.term} to={href} aria-description={definition}>
      {children}
    </Link>
  );
}
