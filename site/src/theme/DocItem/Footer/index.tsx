/** The end of a page: its tags if it has any, and a quiet link to its Markdown twin, for those who copy or feed it to a program. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { hasTwins, twinAddress } from '@site/src/twin-address';
import styles from './styles.module.css';

/** A plain link: the twin is a file, which the router does not know. */
export default function DocItemFooter(): ReactNode {
  const { permalink, tags } = useDoc().metadata;
  if (!hasTwins && tags.length === 0) return null;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      {hasTwins && (
        <a className={styles.twin} href={twinAddress(permalink)} type="text/markdown">
          This page as Markdown
        </a>
      )}
    </footer>
  );
}
