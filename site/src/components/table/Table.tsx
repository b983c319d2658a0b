/** A table of a page, in a box of its own. */

import ScrollBox from '@site/src/components/scroll-box/ScrollBox';
import React, { type ComponentProps, type ReactNode } from 'react';

export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label="Wide table">
      <table {...props} />
    </ScrollBox>
  );
}
