/** A heading. The title of a page that is one long name has marks where it may break. */

import { withBreaks } from '@site/src/components/breaks/breaks';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import React, { Children, type ReactNode } from 'react';

export default function BreakingHeading({ children, ...props }: Props): ReactNode {
  const isName = props.as === 'h1' && typeof children === 'string' && !children.includes(' ');
  return <Heading {...props}>{isName ? Children.map(children, withBreaks) : children}</Heading>;
}
