/** Text whose marked parts stand out. Text becomes nodes, never HTML. */

import React, { type ReactNode } from 'react';
import { splitMarks } from '../engine/marks';

export default function Marked({ text }: { readonly text: string }): ReactNode {
  return splitMarks(text).map((run, index) =>
    // The runs of one text never change places.
    run.isMarked ? (
      <mark key={index}>{run.text}</mark>
    ) : (
      <React.Fragment key={index}>{run.text}</React.Fragment>
    ),
  );
}
