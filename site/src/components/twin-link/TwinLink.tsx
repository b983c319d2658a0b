/** Names the Markdown twin of a page in its head. */

import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { hasTwins, twinAddress } from '@site/src/twin-address';
import React, { type ReactNode } from 'react';

export default function TwinLink({ permalink }: { readonly permalink: string }): ReactNode {
  const address = useBaseUrl(twinAddress(permalink));
  if (!hasTwins) return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={address} />
    </Head>
  );
}
