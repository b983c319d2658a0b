/** An ordered list drawn as numbered steps; each item may hold paragraphs and code. */

import React, { type ReactNode } from 'react';
import styles from './steps.module.css';

export default function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
