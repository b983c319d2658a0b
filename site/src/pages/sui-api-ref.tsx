/** `/sui-api-ref`: every JSON-RPC method on one page, without a sidebar. */

import ApiReference from '@site/src/components/api-ref/ApiReference';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';

export default function SuiApiRef(): ReactNode {
  return (
    <Layout
      title="API reference"
      description="Every method of the Sui JSON-RPC API on one page: parameters, results and examples as curl, JSON or SDK call, for the network you choose."
    >
      <ApiReference />
    </Layout>
  );
}
