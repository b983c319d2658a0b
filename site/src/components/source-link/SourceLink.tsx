/** The way to the source of a symbol, at the end of the line of its heading. */

import React, { type ReactNode } from 'react';
import styles from './source-link.module.css';

export default function SourceLink({ href }: { readonly href: string }): ReactNode {
  return (
    <a className={styles.source} href={href} target="_blank" rel="noopener noreferrer">
      Source
    </a>
  );
}
