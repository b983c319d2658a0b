/** Where the server sends a request: a table of addresses, and what must hold for every address. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRedirects } from '../../scripts/serve/redirects.ts';
import { resolveRequest } from '../../scripts/serve/route.ts';
import { loadMoves } from '../../site/outline/load-served';
import { redirectsFile } from '../../site/plugins/moved-pages/redirect';
import { root } from '../support/run.ts';

const files = new Set([
  'index.html',
  '404.html',
  'guides/index.html',
  'guides/developer/index.html',
  'concepts/gas in sui/index.html',
  'img/mark.svg',
  'assets/js/main.1a2b.js',
  'v1.2/index.html',
]);
const has = (file: string): boolean => files.has(file);

const served: readonly (readonly [string, string])[] = [
  ['/', 'index.html'],
  ['/guides', 'guides/index.html'],
  ['/guides/developer', 'guides/developer/index.html'],
  ['/%67uides', 'guides/index.html'],
  ['/concepts/gas%20in%20sui', 'concepts/gas in sui/index.html'],
  ['/img/mark.svg', 'img/mark.svg'],
  ['/assets/js/main.1a2b.js', 'assets/js/main.1a2b.js'],
  ['/v1.2', 'v1.2/index.html'],
];

const moved: readonly (readonly [string, string])[] = [
  ['/index.html', '/'],
  ['//index.html', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/guides/', '/guides'],
  ['/guides//', '/guides'],
  ['//guides', '/guides'],
  ['/guides.html', '/guides'],
  ['/guides/index.html', '/guides'],
  ['/guides//index.html', '/guides'],
  ['/guides/developer/', '/guides/developer'],
  ['/guides/developer.html', '/guides/developer'],
  ['/guides/developer/index.html', '/guides/developer'],
  ['/guides//developer', '/guides/developer'],
  ['/img//mark.svg', '/img/mark.svg'],
  ['/img/mark.svg/', '/img/mark.svg'],
  ['/v1.2.html', '/v1.2'],
  ['/concepts/gas%20in%20sui.html', '/concepts/gas%20in%20sui'],
  ['/concepts/gas%20in%20sui/', '/concepts/gas%20in%20sui'],
];

const refused: readonly string[] = [
  '/nowhere',
  '/nowhere.html',
  '/nowhere/index.html',
  '/guides/nowhere',
  '/Guides',
  '/404',
  '/404.html',
  '/guides.htm',
  '/guides.HTML',
  '/guides/index',
  '/guides/index.html/x',
  '/guides.html.html',
  '/img',
  '/img/',
  '/assets/js',
  '/../guides',
  '/guides/..',
  '/guides/../guides',
  '/./guides',
  '/guides/.',
  '/%2e%2e/guides',
  '/%2e%2e%2fetc/passwd',
  '/..%2f..%2fetc/passwd',
  '/guides%2fdeveloper',
  '/guides%2Findex.html',
  '/%2fguides',
  '/%5cguides',
  '/\\guides',
  '/guides\\developer',
  '/%00',
  '/guides%00',
  '/guides%0a',
  '/guides%0d%0aX: y',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%c0%ae%c0%ae/',
  '//evil.example',
  '//evil.example/',
  '//evil.example/guides',
  '//evil.example/index.html',
  '/\\evil.example',
  '/%5C%5Cevil.example/index.html',
  '/http://evil.example',
  '/javascript:alert(1)',
  '/data:text/html,x',
  '/guides;x=1',
  '/guides ',
  '/guides%20',
  '/guides.',
  '/guides./',
  '/.html',
  '/guides/.html',
  '/guides/.html/x',
  '/__proto__',
  '/constructor',
  '/toString',
  'guides',
  '',
  'http://evil.example/guides',
];

describe('a request', () => {
  it.each(served)('for %s is answered with %s', (path, file) => {
    expect(resolveRequest(path, { has })).toEqual({ kind: 'file', file });
  });

  it.each(moved)('for %s moves to %s', (path, to) => {
    expect(resolveRequest(path, { has })).toEqual({ kind: 'redirect', to });
  });

  it.each(refused)('for %j finds nothing', (path) => {
    expect(resolveRequest(path, { has })).toEqual({ kind: 'missing' });
  });

  it('of any spelling never leaves the origin, and settles after one move', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '..',
      '.',
      'guides',
      'index.html',
      '.html',
      'evil.example',
      '%',
      '@',
      ':',
      ' ',
    ];
    const path = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(path, (request) => {
        const target = resolveRequest(request, { has });
        if (target.kind !== 'redirect') return;
        expect(target.to).toMatch(/^\/(?![/\\])/);
        expect(new URL(target.to, 'https://docs.example').origin).toBe('https://docs.example');
        expect(resolveRequest(target.to, { has }).kind).toBe('file');
      }),
      { numRuns: 5000, seed: 7 },
    );
  });

  it.each(['/../x', '/a/../x', '/%2e%2e/x', '/./x', '/a/.', '/..%2fx', '/..\\x'])(
    'for %s is refused even where such a file exists',
    (path) => {
      expect(resolveRequest(path, { has: () => true })).toEqual({ kind: 'missing' });
    },
  );
});

describe('a moved address', () => {
  const table = parseRedirects(
    '/old /guides 308\n/old/deep /guides/developer 308\n# note\n/evil //evil.example 308\n/guides /\n',
  );

  it.each([
    ['/old', '/guides'],
    ['/old/', '/guides'],
    ['//old', '/guides'],
    ['/%6fld', '/guides'],
    ['/old/deep', '/guides/developer'],
  ])('%s leads to %s', (path, to) => {
    expect(resolveRequest(path, { has, moved: table })).toEqual({ kind: 'redirect', to });
  });

  it('hides no page, never leaves the origin, and knows no other spelling', () => {
    const kindOf = (path: string): string => resolveRequest(path, { has, moved: table }).kind;
    expect(['/guides', '/evil', '/old/x', '/Old', '/#'].map(kindOf)).toEqual([
      'file',
      'missing',
      'missing',
      'missing',
      'missing',
    ]);
  });

  it('of ours is the table that hosts read', () => {
    const moves = loadMoves(root);
    expect(moves.length).toBeGreaterThan(0);
    expect([...parseRedirects(redirectsFile(moves))]).toEqual(
      moves.map(({ from, to }) => [from, to]),
    );
  });
});
