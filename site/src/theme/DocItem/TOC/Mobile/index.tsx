/**
 * The outline of a page, once: beside the text where there is room, and else above it, behind details of the browser,
 * which open without scripts. The details hold nothing, because what closed details hold cannot be shown elsewhere.
 */

import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

export default function DocItemTOCMobile(): ReactNode {
  const { toc, frontMatter } = useDoc();
  return (
    <>
      <details className={clsx(ThemeClassNames.docs.docTocMobile, 'outline')}>
        <summary>On this page</summary>
      </details>
      <nav className={ThemeClassNames.docs.docTocDesktop} aria-label="On this page">
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          className="table-of-contents thin-scrollbar"
          linkClassName="toc-highlight"
          linkActiveClassName="toc-active"
        />
      </nav>
    </>
  );
}
