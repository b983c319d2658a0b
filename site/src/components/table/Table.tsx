/** A table of a page, in a box of its own. */

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Anchor, { anchorClass } from '@site/src/components/anchor/Anchor';
import ScrollBox from '@site/src/components/scroll-box/ScrollBox';
import clsx from 'clsx';
import React, {
  Children,
  createContext,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react';

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

/** A cell, which says so when it holds a number, a tick or a dash. One that begins with an anchor is the anchor: there are hundreds. */
export function Cell({ className, children, ...props }: ComponentProps<'td'>): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const [first, ...rest] = Array.isArray(children) ? (children as readonly ReactNode[]) : [];
  const id = anchorOf(first);
  if (id !== null) collectAnchor(id);
  const isTiny = typeof children === 'string' && children.length <= TINY;
  return (
    <InCell.Provider value>
      <td
        id={id ?? undefined}
        className={clsx(className, id !== null && anchorClass, isTiny && 'tiny') || undefined}
        {...props}
      >
        {id === null ? children : Children.toArray(rest)}
      </td>
    </InCell.Provider>
  );
}

/** A head without words names nothing: to a screen reader it is a cell. */
export function HeadCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}

function anchorOf(node: ReactNode): string | null {
  return isValidElement<{ id: string }>(node) && node.type === Anchor ? node.props.id : null;
}
