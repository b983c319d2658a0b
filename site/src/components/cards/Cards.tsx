/** A grid of cards: as many columns as fit. */

import React, { type ReactNode } from 'react';
import styles from './cards.module.css';

export default function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
