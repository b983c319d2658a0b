/** `npm run check`: would regenerating change anything? Starts one process, writes nothing. */

import { isHelp, runGenerator } from './process/tool.ts';

const HELP = `
Usage: npm run check [-- REFERENCE…]

Fails when a surface report in schema/surface differs from its input, and names the command that
updates it. Writes nothing.
`;

if (!isHelp(HELP)) {
  process.exitCode = await runGenerator([...process.argv.slice(2), '--check']);
}
