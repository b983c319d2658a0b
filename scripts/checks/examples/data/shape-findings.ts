/** Problems of a known file as findings in its block. Pure. */

import type { Finding } from '../model.ts';
import { checkShape } from './shapes/check-shape.ts';
import type { KnownFile } from './shapes/known-files.ts';
import type { DataNode } from './tree.ts';

/** `format` begins the codes: `yaml-unknown-key`. */
export function shapeFindings(
  node: DataNode,
  { name, shape, unread }: KnownFile,
  format: string,
): readonly Finding[] {
  return checkShape(node, shape, { file: name, unread }).map(
    ({ rule, message, fix, at, rename }) => ({
      level: 'error',
      code: `${format}-${rule}`,
      message,
      block: 0,
      ...at,
      fix,
      rename: rename && { column: at.column, ...rename },
    }),
  );
}
