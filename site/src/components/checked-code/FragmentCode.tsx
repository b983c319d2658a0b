/** A fragment with its setup folded above it, and a button that copies both as one program. */

import React, { type ReactNode } from 'react';
import styles from './code-fold.module.css';

export interface FragmentCodeProps {
  /** Setup and fragment, as they were checked. */
  readonly whole: string;
  readonly children: ReactNode;
}

export default function FragmentCode({ whole, children }: FragmentCodeProps): ReactNode {
  return (
    <div className={styles.fragment}>
      {children}
      <button type="button" className={styles.copy} data-action="copy" data-copy={whole}>
        Copy with setup
      </button>
    </div>
  );
}
