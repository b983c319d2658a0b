/** Where a hit may lead: paths of this site and addresses the configuration allows, never code or another host by a trick. */

import { describe, expect, it } from 'vitest';
import { compilePattern, hitUrl, type UrlRules } from '../../site/src/search/client/hit-url';

const rules: UrlRules = {
  siteUrl: 'https://docs.example.org',
  baseUrl: '/',
  external: /^https:\/\/(?:github\.com|api\.example\.org)\//,
  replace: null,
};
const under: UrlRules = { ...rules, baseUrl: '/docs/' };

describe('a hit leads', () => {
  it.each([
    ['https://docs.example.org/guides', '/guides'],
    ['https://docs.example.org/guides#start', '/guides#start'],
    ['https://docs.example.org/guides?x=1#start', '/guides?x=1#start'],
    ['https://docs.example.org/', '/'],
    ['https://docs.example.org', '/'],
    ['http://docs.example.org/guides', '/guides'],
    ['HTTPS://DOCS.EXAMPLE.ORG/Guides', '/Guides'],
    ['https://docs.example.org:443/guides', '/guides'],
    ['https://preview.example.net/guides#a', '/guides#a'],
    ['https://evil.example/guides', '/guides'],
    ['https://docs.example.org/a%20b#c%3A%3Ad', '/a%20b#c%3A%3Ad'],
    ['https://docs.example.org/a/../b', '/b'],
    ['https://docs.example.org/./b', '/b'],
    ['https://docs.example.org//evil.example/x', '/evil.example/x'],
    ['https://docs.example.org///evil.example', '/evil.example'],
    ['https://docs.example.org/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['https://docs.example.org/javascript:alert(1)', '/javascript:alert(1)'],
    ['/guides#start', '/guides#start'],
    ['/', '/'],
    ['https://github.com.evil.example/x', '/x'],
    ['https://docs.example.org/#<img src=x>'.replace(/ /g, ''), '/#%3Cimgsrc=x%3E'],
  ])('%s → %s on this site', (raw, url) => {
    expect(hitUrl(raw, rules)).toEqual({ url, isExternal: false });
  });

  it.each([
    ['https://github.com/MystenLabs/sui', 'https://github.com/MystenLabs/sui'],
    ['https://github.com/a#b', 'https://github.com/a#b'],
    ['https://api.example.org/v1', 'https://api.example.org/v1'],
  ])('%s → out of the site, where the configuration allows it', (raw, url) => {
    expect(hitUrl(raw, rules)).toEqual({ url, isExternal: true });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://docs.example.org/1',
    'file:///etc/passwd',
    'ftp://docs.example.org/x',
    'mailto:a@b.c',
    '//evil.example',
    '//evil.example/guides',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https://',
    'https://user:pass@docs.example.org/x',
    'https://docs.example.org@evil.example/x',
    'https://docs.example.org/a b',
    'https://docs.example.org/a\u0000b',
    'https://[::1',
    'guides',
    './guides',
    '../guides',
    '#start',
    '?q=1',
    '',
    `https://docs.example.org/${'a'.repeat(3000)}`,
  ])('nowhere for %j', (raw) => {
    expect(hitUrl(raw, rules)).toBeNull();
  });

  it.each([
    ['https://docs.example.org/guides#a', '/docs/guides#a'],
    ['https://docs.example.org/docs/guides#a', '/docs/guides#a'],
    ['/guides', '/docs/guides'],
    ['https://docs.example.org/', '/docs/'],
    ['https://docs.example.org//x', '/docs/x'],
  ])('%s → %s below a base path', (raw, url) => {
    expect(hitUrl(raw, under)).toEqual({ url, isExternal: false });
  });

  it('to the replaced path, and never to another host through the replacement', () => {
    const replace = { from: /\/docs\//g, to: '/' };
    expect(hitUrl('https://docs.example.org/docs/guides#a', { ...rules, replace })?.url).toBe(
      '/guides#a',
    );
    expect(
      hitUrl('https://docs.example.org/x/evil.example', {
        ...rules,
        replace: { from: /\/x/g, to: '/' },
      })?.url,
    ).toBe('/evil.example');
    expect(
      hitUrl('https://docs.example.org/x', {
        ...rules,
        replace: { from: /^\/x/g, to: '//$&evil.example' },
      })?.url,
    ).toBe('/$&evil.example');
  });
});

describe('a pattern', () => {
  it('is compiled once, or is none', () => {
    expect(compilePattern('^https://a')?.test('https://a')).toBe(true);
    expect(compilePattern(undefined)).toBeNull();
    expect(compilePattern('')).toBeNull();
    expect(compilePattern('(')).toBeNull();
    expect(compilePattern('a'.repeat(201))).toBeNull();
  });
});
