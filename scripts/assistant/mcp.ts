/** `npm run mcp`: the docs for coding assistants, read-only, over the Model Context Protocol. Standard output carries the protocol and nothing else. */

import { fileURLToPath } from 'node:url';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { CallToolResult, ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import type { Answer, Desk } from './answers.ts';
import { openDesk } from './answers.ts';
import type { LibraryPage } from './library.ts';
import { readPage } from './pages.ts';
import { QUOTE_NOTE } from './texts.ts';
import { tools } from './tools.ts';

const HELP = `Usage: npm run -s mcp

Serves this documentation to coding assistants over the Model Context Protocol, on standard input and
output: search_docs, read_page, lookup_symbol, explain_error and check_code, and every page as a
resource. Offline and read-only. Clients start it themselves; how to tell them is on the page
"Use these docs with a coding assistant". The first question after a change of the docs takes half a
minute, because the search index is made again.
`;

function createServer(desk: Desk): McpServer {
  const instructions = `Documentation of one release of Sui, with a checker that knows it. Look names up and check code instead of relying on memory. ${QUOTE_NOTE}`;
  const server = new McpServer({ name: 'sui-docs', version: '1.0.0' }, { instructions });
  for (const { name, title, description, input, answer } of tools) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    const config = { title, description, inputSchema: input, annotations };
    server.registerTool(name, config, async (given, { signal }) =>
      resultOf(await answer(desk, given, signal)),
    );
  }
  const markdown = { mimeType: 'text/markdown', description: 'A page of the documentation' };
  const resourceOf = ({ route: uri, title: name }: LibraryPage) => ({ uri: `docs://${uri}`, name });
  const list = async () => ({
    resources: [...(await desk.library()).pages.values()].map(resourceOf),
  });
  const template = new ResourceTemplate('docs://{+route}', { list });
  server.registerResource('page', template, markdown, (uri) => readResource(desk, uri.href));
  const plain = { mimeType: 'text/plain', description: 'The list of all pages' };
  server.registerResource('llms.txt', 'docs://llms.txt', plain, async ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'text/plain', text: (await desk.library()).llms }],
  }));
  return server;
}

function resultOf({ text, data, isMiss }: Answer): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: { ...data }, isError: isMiss };
}

async function readResource(desk: Desk, uri: string): Promise<ReadResourceResult> {
  const page = readPage(await desk.library(), uri);
  if ('message' in page)
    throw new McpError(ErrorCode.InvalidParams, `there is no resource "${uri.slice(0, 120)}"`);
  return { contents: [{ uri, mimeType: 'text/markdown', text: page.text }] };
}

async function main([option]: readonly string[]): Promise<void> {
  if (option === '--help' || option === '-h') {
    process.stdout.write(HELP);
    return;
  }
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
  server.server.onclose = () => void desk.checker.close();
  process.stdin.on('close', () => void server.close());
  await server.connect(new StdioServerTransport());
  // Whatever is asked first finds the docs read.
  desk.library().catch((error: unknown) => process.stderr.write(`mcp: ${String(error)}\n`));
}

await main(process.argv.slice(2));
