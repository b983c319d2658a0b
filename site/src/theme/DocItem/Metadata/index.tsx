/** What a page says of itself in its head, and where its Markdown twin is. */

import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import React, { type ReactNode } from 'react';
import { hasTwins, twinAddress } from '@site/src/twin-address';

export default function MetadataWithTwin(): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      {hasTwins && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinAddress(permalink)} />
        </Head>
      )}
    </>
  );
}
