/** Nothing public disappears: addresses stay pages, or redirect to one in one step. */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { readBuiltPage } from '../../scripts/checks/built-pages/built-page.ts';
import { checkServed } from '../../scripts/checks/built-pages/served.ts';
import { checkLinks } from '../../scripts/checks/built-pages/links.ts';
import { checkSafety } from '../../scripts/checks/built-pages/safety.ts';
import { checkStructure } from '../../scripts/checks/built-pages/structure.ts';
import { loadMoves, applyServed, loadRoutes, loadServed } from '../../site/outline/load-served';
import { checkAddresses, readMoved, straighten } from '../../site/outline/served';
import { movedPages } from '../../site/plugins/moved-pages';
import { redirectPage } from '../../site/plugins/moved-pages/redirect';
import { withHeadTags } from '../../site/plugins/security-policy/head';
import { contentPolicy, inlineScriptHashes } from '../../site/plugins/security-policy/policy';
import { root, temporaryFolder } from '../support/run.ts';

const built = new Set(['/', '/new', '/other']);

describe('the list of addresses', () => {
  it('has every page of today, and loses none', () => {
    const { served, moves } = loadServed(root);
    expect(served.length).toBeGreaterThan(700);
    expect(served).toEqual([...new Set(served)].sort());
    expect(checkAddresses(served, moves, loadRoutes(root))).toEqual([]);
  });

  it('names what is neither a page nor redirected, what is new, and how to mend it', () => {
    const errors = checkAddresses(['/', '/gone', '/old', '/new'], [], built);
    expect(errors.map(({ rule, route }) => `${rule} ${route}`)).toEqual([
      'page-vanished /gone',
      'page-vanished /old',
      'page-unlisted /other',
    ]);
    for (const { fix } of errors) expect(fix).toContain('npm run urls');
    expect(checkAddresses(['/', '/old', '/new', '/other'], readMoved('/old\t/new'), built)).toEqual(
      [],
    );
  });

  it('refuses a redirect that leads nowhere, to another redirect, or from a page', () => {
    const moves = readMoved('/a\t/b\n/b\t/new\n/other\t/new\n/c\t\n');
    const errors = checkAddresses(['/', '/a', '/b', '/c', '/new', '/other'], moves, built);
    expect(errors.map(({ rule, route }) => `${rule} ${route}`)).toEqual([
      'bad-move /a',
      'bad-move /other',
      'bad-move /c',
    ]);
  });

  it('straightens moves, so that one step leads to a page', () => {
    const moves = readMoved('/a\t/b\n/b\t/c\n/c\t/new#part\n/other\t/new\n/x\t/y\n/y\t/x\n');
    expect(straighten(moves, built).slice(0, 3)).toEqual([
      { from: '/a', to: '/new#part' },
      { from: '/b', to: '/new#part' },
      { from: '/c', to: '/new#part' },
    ]);
    expect(straighten(moves, built).map(({ from }) => from)).toEqual([
      '/a',
      '/b',
      '/c',
      '/x',
      '/y',
    ]);
  });

  it('only grows', () => {
    const folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'site/outline'), { recursive: true });
    applyServed(folder, { served: ['/gone'], moves: readMoved('/old\t/new') }, built);
    expect(loadServed(folder)).toEqual({
      served: ['/', '/gone', '/new', '/old', '/other'],
      moves: [{ from: '/old', to: '/new' }],
    });
  });
});

describe('a redirect', () => {
  const policed = (html: string): string =>
    withHeadTags(html, {
      policy: contentPolicy({ hashes: inlineScriptHashes(html), connect: [] }),
      fonts: [],
      sheets: [],
    });
  const redirect = policed(redirectPage('/new#a"b<c', 'https://docs.example/new'));
  const pages = [
    readBuiltPage('index.html', '<h1>x</h1>'),
    readBuiltPage('new/index.html', '<h1 id="a">x</h1>'),
    readBuiltPage('old/index.html', redirect),
    readBuiltPage('404.html', '<h1>x</h1>'),
  ];
  const moves = readMoved('/old\t/new');

  it('is a whole page that its own policy allows', () => {
    const page = readBuiltPage('old/index.html', policed(redirectPage('/new#a', '/new')));
    const files = new Set(['new/index.html', 'old/index.html']);
    const build = { pages: [page, ...pages.slice(1, 2)], files, origin: 'https://docs.example' };
    expect([...checkStructure(page), ...checkSafety(page), ...checkLinks(build)]).toEqual([]);
    expect(redirect).toContain('url=/new#a&quot;b&lt;c"');
    expect(redirect).not.toContain('b<c');
  });

  it('is made for each move, with a Markdown page for programs, and never over a page', async () => {
    const folder = temporaryFolder();
    const outDir = path.join(folder, 'out');
    fs.mkdirSync(path.join(folder, 'site/outline'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'site/outline/moved.tsv'), '/a/old\t/new#part\n');
    const siteConfig = { baseUrl: '/', url: 'https://docs.example' };
    const plugin = movedPages({ siteConfig } as LoadContext, { moves: loadMoves(folder) });
    await plugin.postBuild?.({ outDir } as never);
    const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');
    expect(read('a/old/index.html')).toContain('content="0; url=/new#part"');
    expect(read('a/old/index.html')).toContain('href="https://docs.example/new#part"');
    expect(read('a/old.md')).toContain(
      '[https://docs.example/new.md#part](https://docs.example/new.md#part)',
    );
    await expect(plugin.postBuild?.({ outDir } as never)).rejects.toThrow('npm run urls');
  });

  it('stands for its page in the build; without it the build is at fault', () => {
    const served = ['/', '/new', '/old'];
    expect(checkServed(pages, { served, moves })).toEqual([]);
    const [error] = checkServed(pages.slice(0, 2), { served, moves });
    expect([error?.code, error?.at]).toEqual([
      'site/page-vanished',
      { file: 'site/outline/served.txt', line: 3, column: 1 },
    ]);
  });
});
