/** A diagram of a page, drawn when the site is built, in a box of its own. */

import ScrollBox from '@site/src/components/scroll-box/ScrollBox';
import React, { type ReactNode } from 'react';
import './diagram.css';

export interface DiagramProps {
  readonly id: string;
  readonly svg: string;
  /** The same from top to bottom, shown in its place on a narrow screen. */
  readonly tall?: string;
}

/** The id is that of the source: the check of the built pages compares it with the page's Markdown twin. */
export default function Diagram({ id, svg, tall }: DiagramProps): ReactNode {
  const turns = tall === undefined ? undefined : 'diagram-flat';
  return (
    <ScrollBox label="Wide diagram">
      <div id={id} className={turns} dangerouslySetInnerHTML={{ __html: svg }} />
      {tall !== undefined && (
        <div className="diagram-tall" dangerouslySetInnerHTML={{ __html: tall }} />
      )}
    </ScrollBox>
  );
}
