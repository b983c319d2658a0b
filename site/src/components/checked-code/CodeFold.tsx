/** Code that a block leans on, one line until a reader opens it. */

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, { useEffect, useRef, type ReactNode } from 'react';
import styles from './code-fold.module.css';

export interface CodeFoldProps {
  readonly label: string;
  /** Where links to it lead. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Open when the address points to it: browsers open what they scroll to, but not all of them. */
export default function CodeFold({ label, id, children }: CodeFoldProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useBrokenLinks().collectAnchor(id);
  useEffect(() => {
    const open = (): void => {
      if (id !== undefined && window.location.hash === `#${id}`)
        details.current?.setAttribute('open', '');
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [id]);
  return (
    <details ref={details} id={id} className={styles.fold}>
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  );
}
