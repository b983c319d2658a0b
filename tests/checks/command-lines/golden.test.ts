/** Command lines and transaction blocks with the errors that each gets; a line without any is accepted. */

import { it } from 'vitest';
import { factsOf } from '../../../generators/cli/data.ts';
import { loadLineCheck } from '../../../scripts/checks/command-lines/check-line.ts';
import { listedProgram } from '../../cli/input.ts';
import { expectGoldenLines } from '../../support/golden.ts';

const checkCommandLine = await loadLineCheck();
const program = factsOf(listedProgram());

it.each(['command-lines', 'transaction-blocks', 'command-fixes'])('%s', async (name) => {
  await expectGoldenLines(`checks/${name}.txt`, (line) =>
    checkCommandLine(program, line).map(
      ({ code, start, end, message, fix }) =>
        `${code} ${JSON.stringify(line.slice(start, end))} ${message}: ${fix}`,
    ),
  );
});
