/** A word about a thing, such as "deprecated", that reads well aloud. */

import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly kind: string;
  readonly text: string;
}

/** A kind without a look of its own looks like `info`. */
export default function Badge({ kind, text }: BadgeProps): ReactNode {
  return <span className={clsx(styles.badge, styles[kind] ?? styles['info'])}>{text}</span>;
}
