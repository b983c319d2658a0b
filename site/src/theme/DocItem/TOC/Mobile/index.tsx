/** The outline of a page on a narrow screen: details of the browser, which open without scripts. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

export default function DocItemTOCMobile(): ReactNode {
  const { toc, frontMatter } = useDoc();
  return (
    <details className={clsx(ThemeClassNames.docs.docTocMobile, 'outline')}>
      <summary>On this page</summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className="outline-list"
      />
    </details>
  );
}
