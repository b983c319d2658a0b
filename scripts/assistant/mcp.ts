/** `npm run mcp`: the docs for coding assistants, over standard input and output. Standard output carries the protocol and nothing else. */

import { fileURLToPath } from 'node:url';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { missingReferences, openDesk } from './desk.ts';
import { createServer } from './server.ts';

const HELP = `Usage: npm run -s mcp

Serves this documentation to coding assistants over the Model Context Protocol, on standard input and
output: search_docs, read_page, lookup_symbol, explain_error and check_code, and every page as a
resource. Offline and read-only. Clients start it themselves; how to tell them is on the page
"Use these docs with a coding assistant". The first question after a change of the docs takes half a
minute, because the search index is made again.
`;

async function main(): Promise<void> {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(HELP);
    return;
  }
  const [option] = process.argv.slice(2);
  if (option !== undefined) {
    process.stderr.write(`mcp: Unknown option '${option}'\n  fix: see npm run mcp -- --help\n`);
    process.exitCode = 2;
    return;
  }
  // A library that prints must not break the protocol.
  console.log = console.error;
  console.info = console.error;
  const desk = openDesk(fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, ''));
  const server = createServer(desk);
  server.onclose = () => void desk.checker.close();
  process.stdin.on('close', () => void server.close());
  await server.connect(new StdioServerTransport());
  // Whatever is asked first finds the docs read; without references there is nothing to read.
  if (missingReferences(desk.root) !== null) return;
  desk.library().catch((error: unknown) => process.stderr.write(`mcp: ${String(error)}\n`));
}

await main();
