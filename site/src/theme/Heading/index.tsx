/** A heading. The title of a page that is one long name has marks where it may break; a name in code needs no element of its own. */

import { withBreaks } from '@site/src/components/breaks/breaks';
import { onlyCodeOf } from '@site/src/components/inline-code/only-code';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import React, { Children, type ReactNode } from 'react';

export default function PlainHeading({ children, className, ...props }: Props): ReactNode {
  const name = onlyCodeOf(children);
  const isTitle = props.as === 'h1' && typeof children === 'string' && !children.includes(' ');
  return (
    <Heading {...props} className={clsx(className, name !== null && 'is-code') || undefined}>
      {isTitle ? Children.map(children, (child) => withBreaks(child)) : (name ?? children)}
    </Heading>
  );
}
