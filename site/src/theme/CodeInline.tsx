/** Code in running text. Where a long name may go on in the next line of a narrow table cell, it says so. */

import { namePartsOf } from '@site/src/name-parts';
import React, { Children, Fragment, type ComponentProps, type ReactNode } from 'react';

export default function CodeInline({ children, ...props }: ComponentProps<'code'>): ReactNode {
  return <code {...props}>{Children.map(children, withBreaks)}</code>;
}

/** `<wbr>` leaves the text as it is, also when it is copied. The style sheet uses it in tables only. */
function withBreaks(child: ReactNode): ReactNode {
  const parts = typeof child === 'string' ? namePartsOf(child) : [];
  if (parts.length < 2) return child;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
