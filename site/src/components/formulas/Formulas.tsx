/** Stands at the end of a page with formulas and brings their styles. */

import Head from '@docusaurus/Head';
import React, { type ReactNode } from 'react';

export default function Formulas({ href }: { readonly href: string }): ReactNode {
  return (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
