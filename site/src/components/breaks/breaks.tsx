/** Marks in a long name where the line may break. */

import { namePartsOf } from '@site/src/name-parts';
import React, { Fragment, type ReactNode } from 'react';

/** `<wbr>` leaves the text as it is, also when it is copied. */
export function withBreaks(child: ReactNode, longest?: number): ReactNode {
  const parts = typeof child === 'string' ? namePartsOf(child, longest) : [];
  if (parts.length < 2) return child;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
