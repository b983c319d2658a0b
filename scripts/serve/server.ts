/** A static server for one build: clean addresses, the build's own headers, compression. Reads the build, listens. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-type.ts';
import { parseHeaders, type HeadersFor } from './headers.ts';
import { resolveRequest } from './route.ts';

interface Build {
  readonly root: string;
  readonly files: ReadonlySet<string>;
  readonly headersFor: HeadersFor;
  readonly cache: Map<string, Body>;
}

interface Body {
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly tag: string;
}

/** The files of the host, not of the site. */
const unserved: ReadonlySet<string> = new Set(['_headers', 'vercel.json']);

export function siteServer(root: string): Server {
  const build = loadBuild(root);
  return createServer((request, response) => {
    respond(build, request, response);
  });
}

function loadBuild(root: string): Build {
  const names = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !unserved.has(file));
  const headers = join(root, '_headers');
  const headersFor = parseHeaders(existsSync(headers) ? readFileSync(headers, 'utf8') : '');
  return { root, files: new Set(files), headersFor, cache: new Map() };
}

function respond(build: Build, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
  const target = resolveRequest(path, (file) => build.files.has(file));
  if (target.kind === 'redirect') {
    const to = query === undefined ? target.to : `${target.to}?${query}`;
    response.writeHead(308, { ...build.headersFor(path), Location: to }).end();
  } else {
    const isFound = target.kind === 'file';
    sendFile(build, {
      request,
      response,
      path,
      file: isFound ? target.file : '404.html',
      status: isFound ? 200 : 404,
    });
  }
}

interface Delivery {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly file: string;
  readonly status: number;
}

function sendFile(build: Build, { request, response, path, file, status }: Delivery): void {
  const body = bodyOf(build, file);
  if (!body) {
    response.writeHead(404, build.headersFor(path)).end();
    return;
  }
  const headers = {
    'Cache-Control': 'no-cache',
    ...build.headersFor(path),
    'Content-Type': contentTypeOf(file),
    ETag: body.tag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && request.headers['if-none-match'] === body.tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const takesGzip = body.gzip !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const bytes = takesGzip && body.gzip ? body.gzip : body.plain;
  response.writeHead(status, {
    ...headers,
    ...(takesGzip ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A build is small enough to keep: each file is read and compressed once. */
function bodyOf(build: Build, file: string): Body | null {
  const known = build.cache.get(file);
  if (known) return known;
  const path = join(build.root, file);
  if (!existsSync(path)) return null;
  const plain = readFileSync(path);
  const gzip = isCompressible(contentTypeOf(file)) ? gzipSync(plain) : null;
  const body = {
    plain,
    gzip,
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
  build.cache.set(file, body);
  return body;
}
