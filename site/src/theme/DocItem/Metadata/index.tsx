/** What a page says of itself in its head: its title, the picture of its section, and where its Markdown page is. Its keywords are for our search alone. */

import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import React, { type ReactNode } from 'react';
import { sectionImage } from '@site/src/section-image';
import MarkdownLink from '@site/src/components/markdown-link/MarkdownLink';

export default function MetadataWithMarkdown(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { permalink } = metadata;
  const image = assets.image ?? frontMatter.image ?? sectionImage(permalink);
  return (
    <>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        {...(image === null ? {} : { image })}
      />
      <MarkdownLink permalink={permalink} />
    </>
  );
}
