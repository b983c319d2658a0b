/** A hosted search service on this machine, as well or as badly behaved as a test wants. Listens on loopback. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behavior =
  | { readonly kind: 'answers'; readonly hits: (query: string) => readonly unknown[] }
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'fails'; readonly status: number }
  | { readonly kind: 'hangs' };

export interface FakeService {
  readonly origin: string;
  /** What was asked, in order. */
  readonly requests: readonly ServiceRequest[];
  behave(behavior: Behavior): void;
  close(): Promise<void>;
}

export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: {
    readonly requests?: readonly Record<string, unknown>[];
    readonly events?: readonly Record<string, unknown>[];
  };
}

export async function startService(first: Behavior): Promise<FakeService> {
  const requests: ServiceRequest[] = [];
  let behavior = first;
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      requests.push(read);
      respond(response, read, behavior);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: originOf(server),
    requests,
    behave: (next) => {
      behavior = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** An origin on which nobody listens. */
export async function deadOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = originOf(server);
  await new Promise((closed) => server.close(closed));
  return origin;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readRequest(request: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? '',
    path: pathname,
    parameters: searchParams,
    body: text === '' ? {} : (JSON.parse(text) as ServiceRequest['body']),
  };
}

function respond(response: ServerResponse, request: ServiceRequest, behavior: Behavior): void {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Content-Type': 'application/json',
  };
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
  switch (behavior.kind) {
    case 'hangs':
      return;
    case 'fails':
      return void response.writeHead(behavior.status, headers).end('{"message":"out of order"}');
    case 'body':
      return void response.writeHead(200, headers).end(behavior.body);
    case 'answers': {
      const hits = behavior.hits(String(request.body.requests?.[0]?.['query'] ?? ''));
      response.writeHead(200, headers).end(
        JSON.stringify({
          results: [
            {
              hits,
              nbHits: hits.length,
              queryID: 'q-1',
              facets: { kind: { guides: hits.length } },
            },
          ],
        }),
      );
    }
  }
}
