/** A place that links can point to, with nothing to see. */

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, { type ReactNode } from 'react';
import styles from './anchor.module.css';

/** For an element that is the place itself. */
export const anchorClass = styles.anchor;

export default function Anchor({ id }: { readonly id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={anchorClass} />;
}
