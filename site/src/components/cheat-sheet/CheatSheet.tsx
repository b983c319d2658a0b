/** Short blocks of code side by side: one screen of a laptop, one sheet of paper. */

import React, { type ReactNode } from 'react';
import styles from './cheat-sheet.module.css';

export default function CheatSheet({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.sheet}>{children}</div>;
}
