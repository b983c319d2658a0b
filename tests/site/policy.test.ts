/** The content security policy: which scripts it names, and where it stands. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withHeadTags } from '../../site/plugins/security-policy/head';
import { headersFile, hostFile, securityHeaders } from '../../site/plugins/security-policy/headers';
import { contentPolicy, inlineScriptHashes } from '../../site/plugins/security-policy/policy';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

describe('inline scripts', () => {
  it('are hashed as they stand, each once', () => {
    const html = '<script>a()</script><SCRIPT type=module>b()\n</SCRIPT><script>a()</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()\n')].sort());
  });

  it('get another hash when one byte changes', () => {
    expect(inlineScriptHashes('<script>a()</script>')).not.toEqual(
      inlineScriptHashes('<script>a() </script>'),
    );
  });

  it('in the content of a page are never allowed', () => {
    for (const root of ['<div id="__docusaurus">', '<div id=__docusaurus>']) {
      const html = `<script>a()</script>${root}<p>text<script>b()</script></p></div>`;
      expect(inlineScriptHashes(html)).toEqual([hashOf('a()')]);
    }
  });

  it('that only name the content root do not end the head', () => {
    const banner = `insert('<div id="__docusaurus-banner">')`;
    const html = `<script>${banner}</script><script>b()</script><div id="__docusaurus">`;
    expect(inlineScriptHashes(html)).toEqual([hashOf(banner), hashOf('b()')].sort());
  });

  it('do not include files, data blocks and empty ones', () => {
    const html =
      '<script src=/a.js></script><script defer src="/b.js"> </script><script type=application/ld+json>{"a":1}</script><script></script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe('the policy', () => {
  const policy = contentPolicy({ hashes: ['AAA='], connect: ['https://*.algolia.net'] });

  it('never allows inline or evaluated scripts', () => {
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha256-AAA='");
  });

  it('opens only the named origins for requests', () => {
    expect(policy).toContain("connect-src 'self' https://*.algolia.net;");
    expect(contentPolicy({ hashes: [], connect: [] })).toContain("connect-src 'self';");
  });

  it('stands in the head before anything that could run', () => {
    const html = '<!doctype html><head><meta charset=UTF-8><script>x</script></head>';
    const result = withHeadTags(html, { policy, fonts: ['/f.woff2'] });
    expect(result.indexOf('Content-Security-Policy')).toBeLessThan(result.indexOf('<script>'));
    expect(result).toContain(
      '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(result.replace(/<meta http-equiv[^>]*>|<link[^>]*>/g, '')).toBe(html);
  });

  it('refuses a page that has no place for it', () => {
    expect(() => withHeadTags('<head></head>', { policy, fonts: [] })).toThrow('character set');
  });
});

describe('the files for hosts', () => {
  const headers = securityHeaders("default-src 'self'");

  it('say the same in both formats', () => {
    const host = JSON.parse(hostFile(headers)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    for (const { key, value } of host.headers[0]!.headers)
      expect(headersFile(headers)).toContain(`  ${key}: ${value}\n`);
    expect(host.headers.map((rule) => rule.source)).toEqual([
      '/(.*)',
      '/assets/(.*)',
      '/search-index/(.*)',
      '/vendor/(.*)',
    ]);
  });

  it('forbid framing, which a page cannot forbid by itself', () => {
    expect(headers[0]!.value).toBe("default-src 'self'; frame-ancestors 'none'");
  });
});
