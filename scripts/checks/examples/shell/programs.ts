/** The programs whose calls are checked: `sui` and those of operators, as their reference knows them. Reads its data. */

import fs from 'node:fs';
import path from 'node:path';
import type { ProgramFacts } from '../../../../generators/output/cli.ts';

export const commandModelFile = 'docs/generated/_data/cli.json';
export const programModelFile = 'docs/generated/_data/cli-programs.json';

/** None until the reference was generated once. */
export function loadPrograms(root: string): readonly ProgramFacts[] {
  const models = [commandModelFile, programModelFile].map((file) => path.join(root, file));
  return models
    .filter((file) => fs.existsSync(file))
    .flatMap(
      (file) => JSON.parse(fs.readFileSync(file, 'utf8')) as ProgramFacts | readonly ProgramFacts[],
    );
}
