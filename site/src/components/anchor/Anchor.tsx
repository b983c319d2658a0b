/** A place that links can point to, with nothing to see. */

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, { type ReactNode } from 'react';
import styles from './anchor.module.css';

export default function Anchor({ id }: { readonly id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={styles.anchor} />;
}
