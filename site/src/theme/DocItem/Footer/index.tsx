/** The end of a page: which release it was checked against. */

import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { release } from '@site/config/documented-release';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      Last checked against the {release.name} release of Sui.
    </footer>
  );
}
