/** The way to the next page: from the sidebar, or from the front matter of a page that no sidebar lists. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { isCrumb } from '@site/src/theme/DocBreadcrumbs/crumbs';
import DocPaginator from '@theme/DocPaginator';
import React, { type ReactNode } from 'react';

export default function DocItemPaginator(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const declared = frontMatter as { previous?: unknown; next?: unknown };
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={metadata.previous ?? linkTo(declared.previous)}
      next={metadata.next ?? linkTo(declared.next)}
    />
  );
}

function linkTo(neighbor: unknown): { title: string; permalink: string } | undefined {
  return isCrumb(neighbor) ? { title: neighbor.label, permalink: neighbor.href } : undefined;
}
