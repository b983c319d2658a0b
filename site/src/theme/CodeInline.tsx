/** Code in running text. Where a long name may go on in the next line of a narrow table cell, it says so. */

import React, { Children, Fragment, type ComponentProps, type ReactNode } from 'react';

/** After `::`, `.`, `/`, `<`, `,` or `=`, where a letter or digit follows. */
const BETWEEN_NAMES = /(?<=::|[./<,=])(?=[\p{L}\p{N}])/u;

/** After `_`, or before a capital letter. */
const WITHIN_A_NAME = /(?<=_)(?=[\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** In characters; a longer name is wider than a cell on a phone. */
const LONG_NAME = 18;

export default function CodeInline({ children, ...props }: ComponentProps<'code'>): ReactNode {
  return <code {...props}>{Children.map(children, withBreaks)}</code>;
}

/** `<wbr>` leaves the text as it is, also when it is copied. The style sheet uses it in tables only. */
function withBreaks(child: ReactNode): ReactNode {
  if (typeof child !== 'string') return child;
  const parts = child
    .split(BETWEEN_NAMES)
    .flatMap((name) => (name.length > LONG_NAME ? name.split(WITHIN_A_NAME) : [name]));
  if (parts.length === 1) return child;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
