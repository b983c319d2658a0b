/** The check of a built site: what it must find, and what it must not complain about. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBuiltPage } from '../../../scripts/checks/built-pages/built-page.ts';
import { checkLinks } from '../../../scripts/checks/built-pages/links.ts';
import {
  checkSafety,
  checkSecrets,
  checkStyles,
} from '../../../scripts/checks/built-pages/safety.ts';
import { checkStructure } from '../../../scripts/checks/built-pages/structure.ts';
import { decodeEntities, readTags } from '../../../scripts/checks/built-pages/tags.ts';

const origin = 'https://docs.example';

/** A site of three pages and one picture; the first page has the given body. */
function resultsOf(body: string, file = 'index.html'): readonly string[] {
  const pages = [
    readBuiltPage(file, body),
    readBuiltPage(
      'guides/index.html',
      '<h2 id=first>x</h2><a name="old">x</a><h2 id="größe">x</h2><span id=a.b>x</span>',
    ),
    readBuiltPage('guides/coin/index.html', '<p id="split">x'),
  ];
  const files = new Set([...pages.map((page) => page.file), 'img/a b.png', 'assets/main.js']);
  return checkLinks({ pages, files, origin }).map((found) => `${found.code} ${found.message}`);
}

describe('tags', () => {
  const attributesOf = (html: string) => Object.fromEntries(readTags(html)[0]?.attributes ?? []);

  it.each([
    ['<a href=/x>', { href: '/x' }],
    ['<a href=/x />', { href: '/x' }],
    ['<a href=/x/>', { href: '/x/' }],
    ['<a href="/x?a=1&amp;b=2">', { href: '/x?a=1&b=2' }],
    ["<A HREF='/x' Download>", { href: '/x', download: '' }],
    ['<a\n  href = "/x"\n>', { href: '/x' }],
    ['<a title="a > b" href=/x>', { title: 'a > b', href: '/x' }],
    ['<a href=/1 href=/2>', { href: '/1' }],
    ['<a href=#>', { href: '#' }],
  ])('are read as browsers do: %s', (html, expected) => {
    expect(attributesOf(html)).toEqual(expected);
  });

  it('inside scripts, styles and comments are text', () => {
    const html =
      '<script>"<a href=/1>"</script><style>/*<a href=/2>*/</style><!-- <a href=/3> --><title><b></title><p>1 < 2</p><a href=/4>';
    expect(readTags(html).map((tag) => tag.name)).toEqual(['script', 'style', 'title', 'p', 'a']);
  });

  it('end with the page, even when it ends too early', () => {
    expect(readTags('<p><a href="/x').map((tag) => tag.name)).toEqual(['p', 'a']);
    expect(readTags('<script>x').map((tag) => tag.name)).toEqual(['script']);
    expect(readTags('<!-- x').length).toBe(0);
  });

  it('have decoded values', () => {
    expect(decodeEntities('&lt;&#65;&#x42;&quot;&unknown;&#x110000;&')).toBe(
      '<AB"&unknown;&#x110000;&',
    );
  });
});

describe('links that are right', () => {
  it.each([
    '<a href=/guides>x</a>',
    '<a href=/guides/>x</a>',
    '<a href=/guides/index.html>x</a>',
    '<a href="/guides?x=1#first">x</a>',
    '<a href="/guides#old">x</a>',
    '<a href="/guides#gr%C3%B6%C3%9Fe">x</a>',
    '<a href="/guides#größe">x</a>',
    '<a href="/guides#a.b">x</a>',
    '<a href="/guides#">x</a>',
    '<a href="/guides#top">x</a>',
    '<a href="/guides#:~:text=x">x</a>',
    '<a href="/guides#first:~:text=x">x</a>',
    '<a href="#here">x</a><p id=here>',
    '<a href="#">x</a>',
    '<a href="">x</a>',
    '<a href="guides/coin#split">x</a>',
    '<a href="https://docs.example/guides/coin#split">x</a>',
    '<a href="https://elsewhere.example/nowhere#x">x</a>',
    '<a href="mailto:a@b.example">x</a>',
    '<a>x</a>',
    '<img src="/img/a%20b.png">',
    '<img src="/img/a b.png">',
    '<img src="data:image/png;base64,AA==">',
    '<img srcset="/img/a%20b.png 1x, /img/a%20b.png 2x">',
    '<script src=/assets/main.js></script>',
    '<link rel=canonical href=https://docs.example/guides>',
    '<link rel=alternate href=https://elsewhere.example/>',
    '<code>&lt;a href=/nowhere&gt;</code>',
    '<script>"<a href=/nowhere>"</script>',
  ])('raise no alarm: %s', (body) => {
    expect(resultsOf(body)).toEqual([]);
  });

  it('raise no alarm on the not-found page, which has no address of its own', () => {
    expect(
      resultsOf('<link rel=canonical href=/404.html><a href=#main>x</a><p id=main>', '404.html'),
    ).toEqual([]);
  });
});

describe('links that are wrong', () => {
  it.each([
    ['<a href=/nowhere>go</a>', 'site/broken-link', '"go" to "/nowhere"'],
    ['<a href=/Guides>go</a>', 'site/broken-link', '"/Guides"'],
    ['<a href="/guides/%2e%2e/x">go</a>', 'site/broken-link', '/x'],
    ['<a href="https://docs.example/nowhere">go</a>', 'site/broken-link', 'docs.example/nowhere'],
    [
      '<a href="/guides#nothing">go</a>',
      'site/broken-anchor',
      '"#nothing", which /guides does not have',
    ],
    ['<a href="/guides#First">go</a>', 'site/broken-anchor', '"#First"'],
    ['<a href="#nothing">go</a>', 'site/broken-anchor', '"#nothing", which / does not have'],
    ['<a href="/guides#%">go</a>', 'site/broken-anchor', '"#%"'],
    ['<a href="javascript:alert(1)">go</a>', 'site/script-link', 'javascript:'],
    ['<a href=" JavaScript:alert(1)">go</a>', 'site/script-link', 'JavaScript:'],
    ['<a href="java&#10;script:alert(1)">go</a>', 'site/script-link', 'script:'],
    ['<a href="https://[">go</a>', 'site/bad-link', 'https://['],
    ['<img src=/img/none.png>', 'site/broken-link', '/img/none.png'],
    ['<img srcset="/img/a%20b.png 1x, /img/none.png 2x">', 'site/broken-link', '/img/none.png'],
    ['<script src=/assets/none.js></script>', 'site/broken-link', '/assets/none.js'],
    ['<link rel=canonical href=https://docs.example/none>', 'site/broken-link', '/none'],
    ['<script src=https://cdn.example/x.js></script>', 'site/foreign-request', 'cdn.example'],
    ['<link rel=stylesheet href=//cdn.example/x.css>', 'site/foreign-request', 'cdn.example'],
    ['<link rel="preconnect" href="https://cdn.example">', 'site/foreign-request', 'cdn.example'],
    ['<img src=http://cdn.example/x.png>', 'site/foreign-request', 'cdn.example'],
    ['<iframe src=https://video.example/x></iframe>', 'site/foreign-request', 'video.example'],
  ])('are found: %s', (body, code, part) => {
    const results = resultsOf(body);
    expect(results).toHaveLength(1);
    expect(results[0]).toContain(code);
    expect(results[0]).toContain(part);
  });

  it('are named with page, line and column, and the nearest right one', () => {
    const pages = [
      readBuiltPage('a/index.html', '<p>\n<a href=/b#splitt>x</a>'),
      readBuiltPage('b/index.html', '<p id=split>'),
    ];
    const [found] = checkLinks({ pages, files: new Set(pages.map((page) => page.file)), origin });
    expect(found).toMatchObject({
      at: { file: 'a/index.html', line: 2, column: 1 },
      fix: 'did you mean "#split"?',
    });
  });
});

const whole =
  '<html class="docs-doc-page"><head><title>T</title><meta name=description content=D></head><main><article><h1>T</h1></article></main>';

describe('the structure of a page', () => {
  const codes = (html: string): readonly string[] =>
    checkStructure(readBuiltPage('a/index.html', html)).map((found) => found.code);

  it('is sound when everything is there', () => {
    expect(codes(whole)).toEqual([]);
  });

  it.each([
    [whole.replace('<h1>T</h1>', '<h2>T</h2>'), ['site/no-heading']],
    [whole.replace('<h1>T</h1>', '<h1> <b></b>\u200b</h1>x'), ['site/no-heading']],
    [whole.replace('<h1>T</h1>', '<h1>T</h1><h1>U</h1>'), ['site/no-heading']],
    [whole.replace(/<\/?article>/g, ''), ['site/no-article']],
    [
      '<title>T</title><meta name=description content=D><p>ReferenceError: exports is not defined</p>',
      ['site/no-heading', 'site/no-main'],
    ],
    [whole.replace('<title>T</title>', '<title></title>'), ['site/no-title']],
    [whole.replace('content=D', 'content=" "'), ['site/no-description']],
    [whole.replace('<h1>', '<i id=x></i><b id=x></b><h1>'), ['site/repeated-id']],
  ])('is broken in %j', (html, expected) => {
    expect(codes(html)).toEqual(expected);
  });
});

describe('the safety of a page', () => {
  const hash = createHash('sha256').update('run()').digest('base64');
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'">`;
  const codes = (html: string): readonly string[] =>
    checkSafety(readBuiltPage('a/index.html', html)).map((found) => found.code);

  it('holds when the policy names what runs', () => {
    expect(
      codes(
        `${policy}<script>run()</script><script type=application/ld+json>{}</script><script src=/a.js></script>`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['<p>', ['site/no-policy']],
    [`${policy}<script>run( )</script>`, ['site/blocked-script']],
    [`${policy}<script type=module>other()</script>`, ['site/blocked-script']],
    [`${policy}<img src=/x onerror="run()">`, ['site/inline-handler']],
    [`${policy}<p OnClick=run()>`, ['site/inline-handler']],
  ])('is broken in %j', (html, expected) => {
    expect(codes(html)).toEqual(expected);
  });

  it.each([
    '<script src=/a.js></script>',
    '<iframe></iframe>',
    '<base href=/x>',
    '<meta http-equiv=refresh>',
    '<object></object>',
  ])('is broken by %s in the content, where text can only become it by mistake', (element) => {
    expect(codes(`${policy}<div id=__docusaurus><p>${element}`)).toEqual(['site/live-element']);
    expect(codes(`${policy}${element}<div id=__docusaurus><p>`)).toEqual([]);
  });

  it('has no stylesheet that fetches from elsewhere', () => {
    const css = [
      'a{background:url(https://x.example/a.png)}',
      '@import "//x.example/a.css";',
      'a{background:url(/a.png)}b{background:url("data:x")}',
    ];
    expect(css.map((text) => checkStyles([{ file: 'a.css', text }]).length)).toEqual([1, 1, 0]);
  });
});

describe('secrets', () => {
  const found = (text: string, environment = {}): readonly string[] =>
    checkSecrets([{ file: 'main.js', text }], environment).map((result) => result.message);

  it.each(['ALGOLIA_ADMIN_KEY', 'GITHUB_TOKEN', 'DB_PASSWORD', 'MY_API_KEY', 'client_secret'])(
    'the value of %s is found in the build',
    (name) => {
      expect(found('const a="planted-value-1"', { [name]: 'planted-value-1' })).toEqual([
        `the build contains the value of ${name}`,
      ]);
    },
  );

  it('that are public, short, absent or no secrets at all raise no alarm', () => {
    const environment = {
      ALGOLIA_SEARCH_KEY: 'public-value-1',
      API_KEY: 'short',
      OTHER_TOKEN: 'not-in-the-build',
      HOME: '/srv/reader',
      KEYBOARD: 'en-US-qwerty',
    };
    expect(found('public-value-1 short /srv/reader en-US-qwerty', environment)).toEqual([]);
  });

  it.each([
    ['AKIAABCDEFGHIJKLMNOP', 'an AWS access key'],
    [`ghp_${'a1'.repeat(18)}`, 'a GitHub token'],
    [`-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}`, 'a private key'],
  ])('are known by their shape: %s', (text, name) => {
    expect(found(`x ${text} x`)).toEqual([`the build contains ${name}`]);
  });
});

describe('the size of reference pages', () => {
  const codesOf = (route: string, count: number, head = ''): readonly string[] =>
    checkStructure(readBuiltPage(`${route}/index.html`, head + '<p>x</p>'.repeat(count)))
      .map(({ code }) => code)
      .filter((code) => code === 'site/too-many-elements');

  it.each([
    ['references/sui-api/json-rpc/types/objects', 4_000],
    ['references/framework/sui/coin', 2_000],
    ['references/framework/sui_system/validator/package-functions', 2_000],
  ])('%s has at most %i elements, with those in the head', (route, most) => {
    expect(codesOf(route, most)).toEqual([]);
    expect(codesOf(route, most + 1)).toHaveLength(1);
    expect(codesOf(route, most - 2, '<head><title>x</title></head>')).toEqual([]);
    expect(codesOf(route, most - 1, '<head><title>x</title></head>')).toHaveLength(1);
  });

  it('has no limit elsewhere', () => {
    expect(codesOf('references/cli/client', 9_000)).toEqual([]);
  });
});
