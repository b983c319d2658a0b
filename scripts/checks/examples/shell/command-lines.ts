/** The seam to the CLI reference: shell text in, what contradicts the `sui` command line out. Reads the generated model. */

import fs from 'node:fs';
import path from 'node:path';
import type { LineProblem } from '../../command-lines/check-line.ts';
import { checkCommandLine } from '../../command-lines/check-line.ts';
import type { ProgramFacts } from '../../../../generators/cli/model/facts.ts';

export type { LineProblem } from '../../command-lines/check-line.ts';

export type LineCheck = (text: string) => readonly LineProblem[];

export const commandModelFile = 'docs/generated/_data/cli.json';

/** Null until the reference was generated once: then commands are checked as shell only. */
export function loadLineCheck(root: string): LineCheck | null {
  const file = path.join(root, commandModelFile);
  if (!fs.existsSync(file)) return null;
  const program = JSON.parse(fs.readFileSync(file, 'utf8')) as ProgramFacts;
  return (text) => checkCommandLine(program, text);
}
