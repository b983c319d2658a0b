/** The seam to the CLI reference: shell text in, what contradicts the `sui` command line out. */

import fs from 'node:fs';
import path from 'node:path';

export interface LineProblem {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  /** UTF-16 offsets in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

export type LineCheck = (text: string) => readonly LineProblem[];

/** Null until the reference was generated once: then commands are checked as shell only. */
export async function loadLineCheck(root: string): Promise<LineCheck | null> {
  const file = path.join(root, 'docs/generated/_data/cli.json');
  if (!fs.existsSync(file)) return null;
  return null;
}
