/** The content security policy: which scripts it names, and where it stands. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withHeadTags } from '../../site/plugins/security-policy/head';
import { headersFile, hostFile, securityHeaders } from '../../site/plugins/security-policy/headers';
import { contentPolicy, inlineScriptHashes } from '../../site/plugins/security-policy/policy';
import { withMinifiedScripts } from '../../site/src/deferred-hydration/build/minify-inline-scripts';
import {
  styleSheet,
  withoutStyles,
} from '../../site/plugins/security-policy/extract-inline-styles';
import { root } from '../support/run.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Of the style element in the logo of DocSearch. */
function logoStyle(): string {
  const folder = join(root, 'node_modules/@docsearch/react/dist/esm');
  const texts = readdirSync(folder).flatMap((name) => {
    const code = name.endsWith('.js') ? readFileSync(join(folder, name), 'utf8') : '';
    return [...code.matchAll(/createElement\("style",null,"([^"]*)"\)/g)].map(([, text]) => text);
  });
  expect(texts).toHaveLength(1);
  return hashOf(texts[0] ?? '');
}

describe('inline scripts', () => {
  it('are small, and let no address set attributes of a page', () => {
    const { DataAttributeQueryStringInlineJavaScript: theirs } = createRequire(import.meta.url)(
      '@docusaurus/theme-classic/lib/inlineScripts',
    ) as { readonly DataAttributeQueryStringInlineJavaScript: string };
    expect(theirs).toContain('docusaurus-data-');
    const data = '<script type="application/ld+json">{ "a": 1 }</script>';
    const html = `${data}<script>${theirs}\n(function() { call( ); })();</script>`;
    expect(withMinifiedScripts(html)).toBe(`${data}<script>(function(){call()})();</script>`);
  });

  it('of the theme that ours replace are gone, and so is an element that held nothing else', () => {
    const theirs = createRequire(import.meta.url)(
      '@docusaurus/theme-classic/lib/inlineScripts',
    ) as {
      readonly getThemeInlineScript: (config: unknown) => string;
      readonly getAnnouncementBarInlineScript: (config: unknown) => string;
    };
    const siteStorage = { type: 'localStorage', namespace: '' };
    const colorMode = {
      disableSwitch: false,
      defaultMode: 'light',
      respectPrefersColorScheme: false,
    };
    const theme = theirs.getThemeInlineScript({ colorMode, siteStorage });
    const announcement = theirs.getAnnouncementBarInlineScript({ siteStorage });
    expect(theme).toContain('data-theme-choice');
    expect(announcement).toContain('announcement-bar-initially-dismissed');
    const both = `<script>${theme}\n${announcement}</script>`;
    expect(withMinifiedScripts(`${both}<script>(function() { call( ); })();</script>`)).toBe(
      '<script>(function(){call()})();</script>',
    );
  });

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

describe('style attributes', () => {
  const moved = (html: string): string => {
    const page = withoutStyles(html);
    return `${page.html}\n${styleSheet(page.rules)}`.replace(/st-[0-9a-f]{8}/g, 'st-1');
  };

  it.each([
    ['<b style="top:-1em">x</b>', '<b class="st-1">x</b>\n.st-1:not(#_){top:-1em}'],
    ['<b class="a b" style="top:0;">', '<b class="a b st-1">\n.st-1:not(#_){top:0}'],
    ['<b style=top:0 class=a>', '<b class="a st-1">\n.st-1:not(#_){top:0}'],
    [`<svg title='a>b' style='display: none;'><g/>`, `<svg class="unshown" title='a>b'><g/>\n`],
    ['<i style="font:&quot;A&quot;">', '<i class="st-1">\n.st-1:not(#_){font:"A"}'],
  ])('of %s become a rule', (html, expected) => {
    expect(moved(html)).toBe(expected);
  });

  it('share one rule where they say the same, in an order of their own', () => {
    const page = withoutStyles('<b style="top:0"><i style="left:0"></i></b><b style="top:0">');
    expect(styleSheet(page.rules).split('\n')).toHaveLength(2);
    const turned = withoutStyles('<i style="left:0"></i><b style="top:0">');
    expect(styleSheet(turned.rules)).toBe(styleSheet(page.rules));
  });

  it.each(['<script>a("<b style=\'x:0\'>")</script>', '<p>style="x"</p>', '<b data-style="x">'])(
    'are not seen in %s',
    (html) => {
      expect(withoutStyles(html)).toEqual({ html, rules: new Map() });
    },
  );

  it('that hold more than a style are refused', () => {
    expect(() => withoutStyles('<b style="top:0}*{left:0">')).toThrow('more than a style');
  });
});

describe('the policy', () => {
  const policy = contentPolicy({ hashes: ['AAA='], connect: ['https://*.algolia.net'] });

  it('never allows inline or evaluated scripts, nor inline styles', () => {
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha256-AAA='");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`style-src 'self' 'sha256-${logoStyle()}';`);
  });

  it('opens only the named origins for requests', () => {
    expect(policy).toContain("connect-src 'self' https://*.algolia.net;");
    expect(contentPolicy({ hashes: [], connect: [] })).toContain("connect-src 'self';");
  });

  it('preloads the face of code on pages that have any', () => {
    const preloads = (body: string): number =>
      withHeadTags(`<meta charset="utf-8">${body}`, {
        ...{ policy: 'p', fonts: ['/inter.woff2', '/mono.woff2'], sheets: [] },
      }).split('rel="preload"').length - 1;
    for (const body of ['<p><code class="short">a</code></p>', '<pre>a</pre>'])
      expect(preloads(body)).toBe(2);
    expect(preloads('<preview>, <codec>')).toBe(1);
  });

  it('stands in the head before anything that could run', () => {
    const html = '<!doctype html><head><meta charset=UTF-8><script>x</script></head>';
    const result = withHeadTags(html, { policy, fonts: ['/f.woff2'], sheets: ['/s.css'] });
    expect(result.indexOf('Content-Security-Policy')).toBeLessThan(result.indexOf('<script>'));
    expect(result).toContain(
      '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(result.replace(/<meta http-equiv[^>]*>|<link[^>]*>/g, '')).toBe(html);
  });

  it('is followed by the style sheets, and these by the fonts, which paint nothing', () => {
    const html =
      '<head><meta charset=UTF-8><title>T</title><link rel="stylesheet" href="/assets/css/styles.1.css" /></head>';
    const result = withHeadTags(html, { policy, fonts: ['/f.woff2'], sheets: ['/s.css'] });
    const at = ['Content-Security', '/s.css', 'styles.1.css', 'f.woff2', '<title>'].map((part) =>
      result.indexOf(part),
    );
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(result.split('styles.1.css')).toHaveLength(2);
  });

  it('refuses a page that has no place for it', () => {
    expect(() => withHeadTags('<head></head>', { policy, fonts: [], sheets: [] })).toThrow(
      'character set',
    );
  });
});

describe('the files for hosts', () => {
  const headers = securityHeaders("default-src 'self'");

  it('say the same in both formats', () => {
    const host = JSON.parse(hostFile(headers, [{ from: '/old', to: '/new' }])) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
      redirects: unknown;
    };
    expect(host.redirects).toEqual([{ source: '/old', destination: '/new', permanent: true }]);
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
