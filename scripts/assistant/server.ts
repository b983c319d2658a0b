/** The docs over the Model Context Protocol: tools and resources, read-only. Answers over a transport that the caller connects. */

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';
import type { Answer } from './answers.ts';
import type { Desk } from './desk.ts';
import { missingReferences } from './desk.ts';
import { readPage } from './pages.ts';
import { QUOTE_NOTE } from './quote.ts';
import type { Tool } from './tools.ts';
import { tools } from './tools.ts';

const LLMS = 'docs://llms.txt';
const PAGES_AT_ONCE = 250;

export function createServer(desk: Desk): Server {
  const server = new Server(
    { name: 'sui-docs', version: '1.0.0' },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: `Documentation of one release of Sui, with a checker that knows it. Look names up and check code instead of relying on memory. ${QUOTE_NOTE}`,
    },
  );
  const ajv = new Ajv();
  const validators = new Map(tools.map((tool) => [tool, ajv.compile(tool.inputSchema)]));
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    const validate = tool && validators.get(tool);
    if (!tool || !validate)
      throw new McpError(ErrorCode.InvalidParams, `there is no tool "${params.name.slice(0, 60)}"`);
    const given = params.arguments ?? {};
    if (!validate(given)) return resultOf(rejection(ajv.errorsText(validate.errors)));
    const missing = missingReferences(desk.root);
    if (missing !== null) return resultOf(rejection(missing));
    return resultOf(await tool.answer(desk, given, signal));
  });
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => listResources(desk, params));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readResource(desk, params));
  return server;
}

function libraryOf(desk: Desk): ReturnType<Desk['library']> {
  const missing = missingReferences(desk.root);
  if (missing !== null) throw new McpError(ErrorCode.InternalError, missing);
  return desk.library();
}

function listed({ name, title, description, inputSchema }: Tool): ListedTool {
  const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema, annotations };
}

function rejection(reason: string): Answer {
  return { data: { reason }, text: `refused: ${reason}`, isMiss: true };
}

function resultOf({ text, data, isMiss }: Answer): {
  content: { type: 'text'; text: string }[];
  structuredContent: Record<string, unknown>;
  isError: boolean;
} {
  return { content: [{ type: 'text', text }], structuredContent: { ...data }, isError: isMiss };
}

async function listResources(
  desk: Desk,
  params: { readonly cursor?: string | undefined } | undefined,
): Promise<{ resources: { uri: string; name: string; mimeType: string }[]; nextCursor?: string }> {
  const { pages } = await libraryOf(desk);
  const start = Number(params?.cursor ?? 0);
  if (!Number.isInteger(start) || start < 0 || start > pages.size)
    throw new McpError(ErrorCode.InvalidParams, 'this cursor was not given by this server');
  const all = [
    { uri: LLMS, name: 'llms.txt', mimeType: 'text/plain' },
    ...[...pages.values()].map(({ route, title, description }) => ({
      ...{ uri: `docs://${route}`, name: title, mimeType: 'text/markdown' },
      description,
    })),
  ];
  const end = start + PAGES_AT_ONCE;
  return {
    resources: all.slice(start, end),
    ...(end < all.length ? { nextCursor: String(end) } : {}),
  };
}

async function readResource(
  desk: Desk,
  { uri }: { readonly uri: string },
): Promise<{ contents: { uri: string; mimeType: string; text: string }[] }> {
  const library = await libraryOf(desk);
  if (uri === LLMS) return { contents: [{ uri, mimeType: 'text/plain', text: library.llms }] };
  const found = uri.startsWith('docs://') ? readPage(library, uri, null) : null;
  if (found === null || 'message' in found)
    throw new McpError(ErrorCode.InvalidParams, `there is no resource "${uri.slice(0, 120)}"`);
  return { contents: [{ uri, mimeType: 'text/markdown', text: found.text }] };
}
