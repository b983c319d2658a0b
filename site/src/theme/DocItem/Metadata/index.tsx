/** What a page says of itself in its head: the picture of its section, and where its Markdown page is. */

import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import React, { type ReactNode } from 'react';
import { sectionImage } from '@site/src/section-image';
import MarkdownLink from '@site/src/components/markdown-link/MarkdownLink';

export default function MetadataWithMarkdown(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { permalink } = metadata;
  const image = frontMatter.image ?? sectionImage(permalink);
  return (
    <>
      <DocItemMetadata />
      {image !== null && <PageMetadata image={image} />}
      <MarkdownLink permalink={permalink} />
    </>
  );
}
