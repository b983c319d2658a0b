/** A node on a free port of 127.0.0.1. Opens a socket until it is closed. */

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoopbackNode } from './node.ts';

export interface ServedNode {
  readonly port: number;
  close(): Promise<void>;
}

/** More than any request of a guide, less than would hurt. */
const MOST_BYTES = 4 * 1024 * 1024;

export async function serveNode(node: Pick<LoopbackNode, 'answer'>): Promise<ServedNode> {
  const server = http.createServer((request, response) => {
    void respond(node, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // A program that ended without closing its connections keeps nobody waiting.
      server.closeAllConnections();
    });
  return { port, close };
}

async function respond(
  node: Pick<LoopbackNode, 'answer'>,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) break;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks).toString('utf8');
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const answer =
    size > MOST_BYTES
      ? { status: 413, body: 'too large' }
      : await node.answer({ method: request.method ?? 'GET', path, body });
  const isText = typeof answer.body === 'string';
  response.writeHead(answer.status, { 'content-type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? answer.body : JSON.stringify(answer.body));
}
