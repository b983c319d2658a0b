/**
 * Command lines and transaction blocks with the errors that each gets, indented below it; a line without any is accepted.
 * `npm test -- --update` writes them, for somebody to read.
 */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { factsOf } from '../../../generators/cli/data.ts';
import { loadLineCheck } from '../../../scripts/checks/command-lines/check-line.ts';
import { listedProgram } from '../../cli/input.ts';
import { root } from '../../support/run.ts';

const checkCommandLine = await loadLineCheck();
const program = factsOf(listedProgram());

/** `\\n` in a file is the end of a line. */
function withErrors(written: string): string {
  const line = written.replaceAll('\\n', '\n');
  const errors = checkCommandLine(program, line).map(
    ({ code, start, end, message, fix }) =>
      `    ${code} ${JSON.stringify(line.slice(start, end))} ${message}: ${fix}\n`,
  );
  return [`${written}\n`, ...errors].join('');
}

it.each(['command-lines', 'transaction-blocks', 'command-fixes'])('%s', async (name) => {
  const file = path.join(root, 'tests/golden/checks', `${name}.txt`);
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
  expect(lines.length).toBeGreaterThan(30);
  await expect(lines.map(withErrors).join('')).toMatchFileSnapshot(file);
});
