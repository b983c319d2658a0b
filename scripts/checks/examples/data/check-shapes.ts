/** Errors of a known file as results in its block. Pure. */

import type { UnitResult } from '../model.ts';
import { checkShape } from './shapes/check-shape.ts';
import type { KnownFile } from './shapes/known-files.ts';
import type { DataNode } from './tree.ts';

/** `format` begins the codes: `yaml-unknown-key`. */
export function checkShapes(
  node: DataNode,
  { name, shape, unread }: KnownFile,
  format: string,
): readonly UnitResult[] {
  return checkShape(node, shape, { file: name, unread }).map(
    ({ code, message, fix, at, rename }) => ({
      level: 'error',
      code: `${format}-${code}`,
      message,
      block: 0,
      ...at,
      fix,
      rename: rename && { column: at.column, ...rename },
    }),
  );
}
