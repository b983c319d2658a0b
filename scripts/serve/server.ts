/** A static server for one build: sirv, behind clean addresses, the build's own headers and compression. Reads the build, listens. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import type { HeadersFor } from './headers.ts';
import { parseHeaders } from './headers.ts';
import { parseRedirects } from './redirects.ts';
import { resolveRequest } from './route.ts';

interface Build {
  readonly files: ReadonlySet<string>;
  readonly headersFor: HeadersFor;
  readonly moved: ReadonlyMap<string, string>;
  readonly notFound: string;
  readonly send: ReturnType<typeof sirv>;
}

/** The files of the host, not of the site. */
const UNSERVED: ReadonlySet<string> = new Set(['_headers', '_redirects', 'vercel.json']);

/** Types whose text sirv gives no character set, or gives it in another form. */
const TEXT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

/** Browsers heed these in documents and workers only, and they are larger than a small file. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];
const NO_DOCUMENT = /\.(?:css|woff2|png|ico)$/;

export function siteServer(root: string): Server {
  const build = loadBuild(root);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  return createServer((request, response) => {
    compress(request as never, response as never, () => respond(build, request, response));
  });
}

function loadBuild(root: string): Build {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !UNSERVED.has(file));
  const textOf = (file: string): string =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  return {
    files: new Set(files),
    headersFor: parseHeaders(textOf('_headers')),
    moved: parseRedirects(textOf('_redirects')),
    notFound: textOf('404.html'),
    send: sirv(root, { etag: true, extensions: [] }),
  };
}

function respond(build: Build, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
  const headers = { 'Cache-Control': 'no-cache', ...build.headersFor(path) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (NO_DOCUMENT.test(path)) for (const name of OF_DOCUMENTS) response.removeHeader(name);
  const { files, moved } = build;
  const target = resolveRequest(path, { has: (file) => files.has(file), moved });
  if (target.kind === 'redirect') {
    const to = query === undefined ? target.to : `${target.to}?${query}`;
    response.writeHead(308, { Location: to }).end();
  } else if (target.kind === 'missing') {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(build.notFound);
  } else {
    const type = TEXT_TYPES.get(extname(target.file));
    if (type !== undefined) response.setHeader('Content-Type', type);
    request.url = `/${encodeURI(target.file)}`;
    // A part of a compressed file is of no use.
    delete request.headers.range;
    build.send(request, response);
  }
}
