/** A hosted service that keeps indices in memory, as far as an upload needs one. Listens on loopback. */

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, unknown>;

export interface FakeIndices {
  readonly port: number;
  /** Records by index. */
  readonly indices: Map<string, Map<string, Fields>>;
  readonly settings: Map<string, Fields>;
  readonly calls: string[];
  close(): Promise<void>;
}

/** `answer` gives the addresses of the hits for a query. */
export async function startIndices(
  answer: (query: string, index: string) => readonly string[],
): Promise<FakeIndices> {
  const indices = new Map<string, Map<string, Fields>>();
  const settings = new Map<string, Fields>();
  const calls: string[] = [];

  const handle = (method: string, path: string, body: Fields): Fields | null => {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    calls.push(`${method} ${action === '' ? name : action.replace(/\/.*/, '')}`);
    if (action === 'queries')
      return { results: (body['requests'] as Fields[]).map((request) => result(request)) };
    if (action === 'settings' && method === 'GET') return indices.has(name) ? {} : null;
    if (action === 'settings') {
      settings.set(name, body);
      indices.set(name, indices.get(name) ?? new Map());
    } else if (action === 'batch') {
      for (const { body: record } of body['requests'] as { body: Fields }[])
        indices.get(name)?.set(String(record['objectID']), record);
    } else if (action === 'operation') {
      const target = String(body['destination']);
      indices.set(target, indices.get(name) ?? new Map());
      settings.set(target, settings.get(name) ?? {});
      indices.delete(name);
    } else if (method === 'DELETE') indices.delete(name);
    return { taskID: 1, status: 'published', objectIDs: [], updatedAt: '', deletedAt: '' };
  };
  const result = (request: Fields): Fields => {
    const index = indices.get(String(request['indexName']));
    const urls =
      request['query'] === '' ? [] : answer(String(request['query']), String(request['indexName']));
    return { hits: urls.map((url) => ({ objectID: url, url })), nbHits: index?.size ?? 0 };
  };

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const found = handle(
        request.method ?? '',
        decodeURIComponent((request.url ?? '').split('?')[0] ?? ''),
        body,
      );
      response.writeHead(found === null ? 404 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(found ?? { message: 'Index does not exist', status: 404 }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    indices,
    settings,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Fields);
}
