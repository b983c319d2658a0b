/** A card with a title that may be a link, and a few lines of text. */

import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import styles from './cards.module.css';

export interface CardProps {
  readonly title: string;
  readonly href?: string;
  readonly children?: ReactNode;
}

/** The title is not a heading: a card must not appear in the table of contents. */
export default function Card({ title, href, children }: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.title}>{href === undefined ? title : <Link to={href}>{title}</Link>}</p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
