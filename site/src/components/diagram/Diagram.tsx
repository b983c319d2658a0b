/** A diagram of a page, drawn when the site is built, in a box of its own. */

import ScrollBox from '@site/src/components/scroll-box/ScrollBox';
import React, { type ReactNode } from 'react';
import './diagram.css';

export interface DiagramProps {
  /** Set when there are two drawings: one as written, and one from top to bottom for a narrow screen. */
  readonly turns?: string;
  readonly children: ReactNode;
}

export default function Diagram({ turns, children }: DiagramProps): ReactNode {
  return (
    <ScrollBox label="Wide diagram">
      <div className={turns === undefined ? undefined : 'diagram-turns'}>{children}</div>
    </ScrollBox>
  );
}
