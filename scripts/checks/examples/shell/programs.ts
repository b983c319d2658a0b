/** The programs whose calls are checked: `sui` as its reference knows it, operators' programs from their facts. Reads both. */

import fs from 'node:fs';
import path from 'node:path';
import type { ProgramFacts } from '../../../../generators/cli/model/facts.ts';
import { compareText } from '../../../../generators/core/text.ts';
import type { OperatorProgram } from '../../command-lines/operator-program.ts';
import { programOf } from '../../command-lines/operator-program.ts';

export const commandModelFile = 'docs/generated/_data/cli.json';
export const operatorFacts = 'schema/operator';

/** Without `sui` until its reference was generated once. */
export function loadPrograms(root: string): readonly ProgramFacts[] {
  const model = path.join(root, commandModelFile);
  const sui = fs.existsSync(model) ? [readJson<ProgramFacts>(model)] : [];
  return [...sui, ...loadOperatorPrograms(root)];
}

function loadOperatorPrograms(root: string): readonly ProgramFacts[] {
  const folder = path.join(root, operatorFacts);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .toSorted(compareText)
    .flatMap((file) => {
      const facts = file.endsWith('.json') ? readJson<object>(path.join(folder, file)) : {};
      return 'binary' in facts ? [programOf(facts as OperatorProgram)] : [];
    });
}

function readJson<Value>(file: string): Value {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Value;
}
