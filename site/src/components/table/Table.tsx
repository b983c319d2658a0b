/** A table of a page, in a box of its own. */

import ScrollBox from '@site/src/components/scroll-box/ScrollBox';
import clsx from 'clsx';
import React, { createContext, type ComponentProps, type ReactNode } from 'react';

/** Whether text has only the width of a cell. */
export const InCell = createContext(false);

export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label="Wide table">
      <table {...props} />
    </ScrollBox>
  );
}

/** In characters; what is no longer needs no room to speak of. */
const TINY = 3;

/** A cell, which says so when it holds a number, a tick or a dash. */
export function Cell({ className, ...props }: ComponentProps<'td'>): ReactNode {
  const isTiny = typeof props.children === 'string' && props.children.length <= TINY;
  return (
    <InCell.Provider value>
      <td className={clsx(className, isTiny && 'tiny') || undefined} {...props} />
    </InCell.Provider>
  );
}
