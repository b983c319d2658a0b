/** Code in running text, with marks where a long name may break in a narrow table cell. */

import { withBreaks } from '@site/src/components/breaks/breaks';
import { InCell } from '@site/src/components/table/Table';
import clsx from 'clsx';
import React, { Children, useContext, type ComponentProps, type ReactNode } from 'react';

/** In characters; so much fits half a line of a phone. */
const SHORT = 22;
/** In characters; so much fits a line of a phone, and stays whole in the first column of a table that has room. */
const WHOLE = 34;
/** A message or a command line, not a name: three words and more. */
const PHRASE = /\S\s+\S+\s+\S/;

export default function CodeInline({
  children,
  className,
  ...props
}: ComponentProps<'code'>): ReactNode {
  const words = typeof children === 'string' ? children : '';
  const isShort = words !== '' && words.length <= SHORT;
  const isWhole = words !== '' && words.length <= WHOLE;
  const isPhrase = words.length > SHORT && PHRASE.test(words);
  // A phrase breaks at its blanks, and what fits a line needs no marks: on a long page they are thousands of elements.
  const isInCell = useContext(InCell);
  const fits = isWhole && !isInCell;
  return (
    <code
      {...props}
      className={
        clsx(className, isShort && 'short', isWhole && 'whole', isPhrase && 'phrase') || undefined
      }
    >
      {isPhrase || fits ? children : Children.map(children, withBreaks)}
    </code>
  );
}
