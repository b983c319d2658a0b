/** The static server as a client sees it: status, headers, compression, and the limits of what it gives away. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
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

describe('the static server', () => {
  it('answers a clean address with its page', async () => {
    const response = await get('/guides');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('guides guides');
  });

  it('answers with the twin of a page as Markdown, under the same policy', async () => {
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
  ])('sends %s with pages, moves and faults alike', async (name, value) => {
    for (const path of ['/', '/guides/', '/nowhere', '/assets/a.1234.js']) {
      expect((await get(path)).headers.get(name), path).toBe(value);
    }
  });

  it('lets browsers keep named assets for ever and pages not at all', async () => {
    expect((await get('/assets/a.1234.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/guides')).headers.get('cache-control')).toBe('no-cache');
  });

  it('compresses for those who ask, and answers 304 to those who have it', async () => {
    const packed = await get('/guides', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(200);
    const tag = packed.headers.get('etag') ?? '';
    expect((await get('/guides', { headers: { 'if-none-match': tag } })).status).toBe(304);
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
