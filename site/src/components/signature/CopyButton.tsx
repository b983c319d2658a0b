/** Copies a declaration. One element, where the button of a code block has eight. */

import useIsBrowser from '@docusaurus/useIsBrowser';
import React, { useEffect, useState, type ReactNode } from 'react';
import styles from './signature.module.css';

/** In milliseconds; as long as code blocks say so. */
const SHOWN = 1_000;

/** Without scripts, and where a browser has no clipboard, there is nothing to press. */
export default function CopyButton({ code }: { readonly code: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!useIsBrowser() || !('clipboard' in navigator)) return null;
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
      title="Copy"
      data-copied={isCopied || undefined}
      onClick={() => void navigator.clipboard.writeText(code).then(() => setIsCopied(true))}
    />
  );
}
