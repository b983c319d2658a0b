/** The static server as a client sees it: status, headers, compression, and the limits of what it gives away. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHeaders } from '../../scripts/serve/headers.ts';
import { siteServer } from '../../scripts/serve/server.ts';
import { headersFile, securityHeaders } from '../../site/plugins/security-policy/headers';

let server: Server;
let base: string;
const root = mkdtempSync(join(tmpdir(), 'site-server-'));

beforeAll(async () => {
  mkdirSync(join(root, 'guides'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<h1>home</h1>');
  writeFileSync(join(root, '404.html'), '<h1>not found</h1>');
  writeFileSync(join(root, 'guides/index.html'), `<h1>${'guides '.repeat(200)}</h1>`);
  writeFileSync(join(root, 'guides.md'), '# Größe\n');
  writeFileSync(join(root, 'assets/a.1234.js'), 'export {}');
  writeFileSync(join(root, '_headers'), headersFile(securityHeaders("default-src 'self'")));
  writeFileSync(join(root, 'vercel.json'), '{}');
  server = siteServer(root);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(root, { recursive: true });
});

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(base + path, { redirect: 'manual', ...init });

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As they come over the wire: `fetch` would unpack them. */
  readonly bytes: number;
}

async function getRaw(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const [response] = (await once(request(base + path, { headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return { status: response.statusCode, headers: response.headers, bytes };
}

describe('the static server', () => {
  it('answers a clean address with its page', async () => {
    const response = await get('/guides');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('guides guides');
  });

  it('answers with the Markdown page of a page as Markdown, under the same policy', async () => {
    const response = await get('/guides.md');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await response.text()).toBe('# Größe\n');
  });

  it('moves an address with index.html to the clean one and keeps the query', async () => {
    const response = await get('/guides/index.html?q=a%20b');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/guides?q=a%20b']);
  });

  it('answers an unknown address with the not-found page and its status', async () => {
    const response = await get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('not found');
  });

  it.each([
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'"],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['strict-transport-security', 'max-age=63072000'],
  ])('sends %s with pages, moves and faults alike', async (name, value) => {
    for (const path of ['/', '/guides/', '/nowhere', '/assets/a.1234.js']) {
      expect((await get(path)).headers.get(name), path).toBe(value);
    }
  });

  it('sends fonts and styles, which are not documents, without the policy of documents', async () => {
    for (const path of ['/assets/a.1234.css', '/assets/a.woff2']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toBeNull();
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('lets browsers keep named assets forever and pages not at all', async () => {
    expect((await get('/assets/a.1234.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/guides')).headers.get('cache-control')).toBe('no-cache');
  });

  it('compresses for those who ask, and answers 304 to those who have it', async () => {
    const packed = await getRaw('/guides', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(packed.bytes).toBeLessThan(200);
    const plain = await getRaw('/guides', {});
    expect([plain.headers['content-encoding'], plain.bytes > 1000]).toEqual([undefined, true]);
    const tag = packed.headers.etag ?? '';
    const again = await get('/guides', { headers: { 'if-none-match': tag } });
    expect([again.status, again.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])('to a browser that accepts %s it sends %s', async (accepted, encoding) => {
    const packed = await getRaw('/guides', { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.bytes).toBeLessThan(200);
  });

  it('sends whole files, also to those who ask for a part', async () => {
    const part = await getRaw('/guides', { 'accept-encoding': 'gzip', range: 'bytes=0-9' });
    expect([part.status, part.headers['content-encoding']]).toEqual([200, 'gzip']);
  });

  it('answers HEAD with the headers alone', async () => {
    const head = await get('/guides.md', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    expect(await head.text()).toBe('');
  });

  it('keeps the files of the host to itself', async () => {
    expect((await get('/_headers')).status).toBe(404);
    expect((await get('/vercel.json')).status).toBe(404);
  });

  it('refuses to be written to', async () => {
    const response = await get('/', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a headers file', () => {
  it('adds the headers of every rule that matches', () => {
    const headersFor = parseHeaders('/*\n  A: 1\n  B: 2\n\n/x/*\n  B: 3\n/y\n  C: 4\n');
    expect(headersFor('/z')).toEqual({ A: '1', B: '2' });
    expect(headersFor('/x/1')).toEqual({ A: '1', B: '3' });
    expect(headersFor('/y')).toEqual({ A: '1', B: '2', C: '4' });
    expect(headersFor('/y/1')).toEqual({ A: '1', B: '2' });
  });
});
