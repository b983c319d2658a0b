/** How code in running text looks: what stays whole, and where a long name may break. */

import { withBreaks } from '@site/src/components/breaks/breaks';
import { InCell } from '@site/src/components/table/Table';
import clsx from 'clsx';
import { Children, useContext, type ReactNode } from 'react';

/** In characters; so much fits half a line of a phone. */
const SHORT = 22;
/** In characters; so much fits a line of a phone, and stays whole in the first column of a table that has room. */
const WHOLE = 34;
/** A message or a command line, not a name: three words and more. */
const PHRASE = /\S\s+\S+\s+\S/;

export interface CodeStyle {
  /** Empty when nothing is known of it, for instance because it is not text alone. */
  readonly className: string;
  readonly content: ReactNode;
}

export function useCodeStyle(children: ReactNode): CodeStyle {
  const isInCell = useContext(InCell);
  const text = typeof children === 'string' ? children : '';
  const isShort = text !== '' && text.length <= SHORT;
  const isWhole = text !== '' && text.length <= WHOLE;
  const isPhrase = text.length > SHORT && PHRASE.test(text);
  // A phrase breaks at its blanks, and what fits a line needs no marks: on a long page they are thousands of elements.
  const isUnmarked = isPhrase || (isWhole && !isInCell);
  return {
    className: clsx(isShort && 'short', isWhole && 'whole', isPhrase && 'phrase'),
    content: isUnmarked ? children : Children.map(children, (child) => withBreaks(child)),
  };
}
