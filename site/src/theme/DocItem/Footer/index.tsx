/** The end of a page: its tags if it has any, which release it was checked against, and where to correct it. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { release } from '@site/config/documented-release';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { tags, editUrl, permalink } = metadata;
  const isGenerated = (frontMatter as { generated?: boolean }).generated === true;
  const { issues } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      Last checked against the {release.name} release of Sui
      {isGenerated ? '.' : ': the tick at a block of code says how.'}
      {editUrl && (
        <>
          {' '}
          <a href={editUrl}>Edit this page</a>
        </>
      )}
      {typeof issues === 'string' && (
        <>
          {' · '}
          <a href={`${issues}?title=${encodeURIComponent(permalink)}`}>Report a problem</a>
        </>
      )}
    </footer>
  );
}
