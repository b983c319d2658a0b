/** A diagram of a page, in a box of its own. */

import ScrollBox from '@site/src/components/scroll-box/ScrollBox';
import type { Props } from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import React, { type ReactNode } from 'react';

export default function MermaidBox(props: Props): ReactNode {
  return (
    <ScrollBox label="Wide diagram">
      {/* Drawn in the browser only: the box needs a child to watch before that. */}
      <div>
        <Mermaid {...props} />
      </div>
    </ScrollBox>
  );
}
