/** Code in running text. Where a long name may go on in the next line of a narrow table cell, it says so. */

import React, { Children, Fragment, type ComponentProps, type ReactNode } from 'react';

/** After `::`, `_`, `.`, `/`, `<`, `,` or `=`, where a letter or digit follows. */
const PLACES_TO_BREAK = /(?<=::|[_./<,=])(?=[\p{L}\p{N}])/u;

export default function CodeInline({ children, ...props }: ComponentProps<'code'>): ReactNode {
  return <code {...props}>{Children.map(children, withBreaks)}</code>;
}

/** `<wbr>` leaves the text as it is, also when it is copied. The style sheet uses it in tables only. */
function withBreaks(child: ReactNode): ReactNode {
  if (typeof child !== 'string') return child;
  const parts = child.split(PLACES_TO_BREAK);
  if (parts.length === 1) return child;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
