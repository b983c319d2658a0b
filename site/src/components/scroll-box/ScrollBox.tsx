/** A box in which wide content scrolls, by pointer and by keyboard, while the page stays put. */

import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './scroll-box.module.css';

export interface ScrollBoxProps {
  /** What a screen reader calls it, such as "Wide table". */
  readonly label: string;
  readonly children: ReactNode;
}

export default function ScrollBox({ label, children }: ScrollBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(box);
  // What fits must not be one more stop on the way through the page.
  const stop = isWide ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div ref={box} className={styles.box} data-box="" {...stop}>
      {children}
    </div>
  );
}

/** Watches the content as well: a diagram is drawn long after its box. */
function useOverflow(box: React.RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setIsWide(element.scrollWidth > element.clientWidth);
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [box]);
  return isWide;
}
