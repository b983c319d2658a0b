/** Which source a drawing is of: the id of the drawing says it, and the check of the built pages asks. Pure. */

import { createHash } from 'node:crypto';

/** What readers of the source see: comments are for its author. */
export function displayedDiagram(source: string): string {
  return source.replace(/^\s*%%.*\n?/gm, '').trim();
}

export function diagramId(source: string): string {
  return `d${createHash('sha256').update(displayedDiagram(source), 'utf8').digest('hex').slice(0, 10)}`;
}
