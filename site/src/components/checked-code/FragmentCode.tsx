/** A fragment with its setup folded above it, and a button that copies both as one program. */

import React, { useEffect, useState, type ReactNode } from 'react';
import styles from './code-fold.module.css';

export interface FragmentCodeProps {
  /** Setup and fragment, as they were checked. */
  readonly whole: string;
  readonly children: ReactNode;
}

const SHOWN_MS = 2000;

export default function FragmentCode({ whole, children }: FragmentCodeProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className={styles.fragment}>
      {children}
      <button
        type="button"
        className={styles.copy}
        onClick={() => void navigator.clipboard.writeText(whole).then(() => setCopied(true))}
      >
        {isCopied ? 'Copied' : 'Copy with setup'}
      </button>
    </div>
  );
}
