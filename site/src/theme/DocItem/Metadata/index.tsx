/** What a page says of itself in its head: the picture of its section, and where its Markdown page is. */

import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import React, { type ReactNode } from 'react';
import { sectionImage } from '@site/src/section-image';
import { hasMarkdownPages, markdownAddress } from '@site/src/markdown-address';

export default function MetadataWithMarkdown(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { permalink } = metadata;
  const image = frontMatter.image ?? sectionImage(permalink);
  return (
    <>
      <DocItemMetadata />
      {image !== null && <PageMetadata image={image} />}
      {hasMarkdownPages && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownAddress(permalink)} />
        </Head>
      )}
    </>
  );
}
