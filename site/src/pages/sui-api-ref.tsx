/** `/sui-api-ref`: every JSON-RPC method on one page, without a sidebar. */

import ApiReference from '@site/src/components/api-ref/ApiReference';
import MarkdownLink from '@site/src/components/markdown-link/MarkdownLink';
import { methodList } from '@site/src/page-labels';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';

export default function SuiApiRef(): ReactNode {
  return (
    <Layout title={methodList.title} description={methodList.description}>
      <MarkdownLink permalink={methodList.permalink} />
      <ApiReference />
    </Layout>
  );
}
