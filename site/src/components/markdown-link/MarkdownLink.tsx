/** Names the Markdown page of a page in its head. */

import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { hasMarkdownPages, markdownAddress } from '@site/src/markdown-address';
import React, { type ReactNode } from 'react';

export default function MarkdownLink({ permalink }: { readonly permalink: string }): ReactNode {
  const address = useBaseUrl(markdownAddress(permalink));
  if (!hasMarkdownPages) return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={address} />
    </Head>
  );
}
