/** The end of a page: its tags if it has any, and which release it was checked against. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { release } from '@site/config/documented-release';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const { tags } = useDoc().metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      Last checked against the {release.name} release of Sui.
    </footer>
  );
}
