/**
 * The outline of a page, once: beside the text where there is room, and else behind its lead, folded. The details hold
 * nothing, because what closed details hold cannot be shown elsewhere. They open without scripts.
 */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

/** `data-tool`: a help for readers, no part of the article. */
export default function Outline(): ReactNode {
  const { toc, frontMatter } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <>
      <details className={clsx(ThemeClassNames.docs.docTocMobile, 'outline')} data-tool="">
        <summary>On this page</summary>
      </details>
      <nav className={ThemeClassNames.docs.docTocDesktop} aria-label="On this page" data-tool="">
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
