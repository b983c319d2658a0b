/** The sidebars: which pages they list, in which order, under which names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadNavigation, loadNavigationFile } from '../../site/outline/load-pages';
import { outline } from '../../site/outline/outline';
import { readPageFile } from '../../site/outline/page-file';
import { buildSection, type SectionNode } from '../../site/outline/section-tree';
import { loadExplanations, loadStatuses, loadTargets } from '../../site/src/remark';
import { temporaryFolder } from '../support/run.ts';

const page = (route: string, text = '# T') => ({
  ...readPageFile(`${route.slice(1)}.mdx`, text)!,
  route,
});
const entry = (route: string, more = {}) =>
  ({ route, sidebar: 'guides', kind: 'written', ...more }) as const;
const draw = (nodes: readonly SectionNode[], depth = 0): string =>
  nodes
    .map(
      (node) =>
        `${'  '.repeat(depth)}${node.label}${node.id === null ? ' (no page)' : ''}\n${draw(node.children, depth + 1)}`,
    )
    .join('');

describe('a page file', () => {
  it.each([
    ['guides.mdx', '', '/guides'],
    ['guides/coin.mdx', '', '/guides/coin'],
    ['guides/coin/index.mdx', '', '/guides/coin'],
    ['guides/coin/README.md', '', '/guides/coin'],
    ['guides/coin/coin.mdx', '', '/guides/coin'],
    ['index.mdx', '', '/'],
    ['a/b.mdx', '---\nslug: /c/d\n---\n', '/c/d'],
    ['a/b.mdx', '---\nslug: d\n---\n', '/a/d'],
    ['a/b.mdx', '---\nslug: /d/\n---\n', '/d'],
    ['a/b.mdx', '---\r\nslug: /d\r\n---\r\n', '/d'],
  ])('%s with %j has the route %s', (path, text, route) => {
    expect(readPageFile(path, text)?.route).toBe(route);
  });

  it('is named by sidebar label, title, first heading, or its address, in this order', () => {
    const labelOf = (text: string): string | undefined =>
      readPageFile('a/quick-start.mdx', text)?.label;
    expect(labelOf('---\ntitle: T\nsidebar_label: L\n---\n# H')).toBe('L');
    expect(labelOf('---\ntitle: T\n---\n# H')).toBe('T');
    expect(labelOf('---\n# a comment\nslug: /a\n---\n# H')).toBe('H');
    expect(labelOf('# The `H` {/* #x */}')).toBe('The H');
    expect(labelOf('text')).toBe('Quick start');
  });

  it('has the id that Docusaurus gives it', () => {
    expect(readPageFile('a/b.mdx', '')?.id).toBe('a/b');
    expect(readPageFile('a/b.mdx', '---\nid: c\n---\n')?.id).toBe('a/c');
  });

  it('is not a page when it is a draft or a partial, and survives front matter that does not parse', () => {
    expect(readPageFile('a/b.mdx', '---\ndraft: true\n---\n')).toBeNull();
    expect(readPageFile('a/_b.mdx', '')).toBeNull();
    expect(readPageFile('_a/b.mdx', '')).toBeNull();
    expect(readPageFile('a/b.mdx', '---\n: [\n---\n')?.route).toBe('/a/b');
  });
});

describe('a section', () => {
  const sources = { pages: [], navigation: [] };

  it('lists only pages that exist, in the committed order, below their nearest listed address', () => {
    const tree = buildSection('guides', {
      ...sources,
      outline: [
        entry('/guides'),
        entry('/guides/b'),
        entry('/guides/b/z'),
        entry('/guides/b/a'),
        entry('/guides/c'),
        entry('/guides/a'),
      ],
      pages: ['/guides', '/guides/a', '/guides/b', '/guides/b/a', '/guides/b/z'].map((route) =>
        page(route, `# ${route}`),
      ),
    });
    expect(draw(tree)).toBe('/guides\n/guides/b\n  /guides/b/z\n  /guides/b/a\n/guides/a\n');
  });

  it('shows a group by its committed name while its own page is not written', () => {
    const tree = buildSection('guides', {
      ...sources,
      outline: [entry('/guides'), entry('/guides/b', { label: 'Bees' }), entry('/guides/b/a')],
      pages: [page('/guides', '# G'), page('/guides/b/a', '# A')],
    });
    expect(draw(tree)).toBe('G\nBees (no page)\n  A\n');
  });

  it('appends a page that nobody listed, but none that another section or no sidebar owns', () => {
    const tree = buildSection('guides', {
      ...sources,
      outline: [
        entry('/guides'),
        entry('/guides/b'),
        { route: '/guides/hidden', sidebar: null, kind: 'written' },
      ],
      pages: ['/guides', '/guides/b', '/guides/b/new', '/guides/hidden'].map((route) =>
        page(route, `# ${route}`),
      ),
    });
    expect(draw(tree)).toBe('/guides\n/guides/b\n  /guides/b/new\n');
  });

  it('hangs an entry where the outline says, whatever its address', () => {
    const references = (route: string, more = {}) =>
      ({ ...entry(route, more), sidebar: 'references' }) as const;
    const tree = buildSection('references', {
      ...sources,
      outline: [
        references('/references'),
        references('/references/a'),
        references('/z', { under: '/references/a' }),
      ],
      pages: [page('/references', '# R'), page('/references/a', '# A'), page('/z', '# Z')],
    });
    expect(draw(tree)).toBe('R\nA\n  Z\n');
  });

  it('takes generated pages from the navigation only, with its names and nesting', () => {
    const generated = (route: string) =>
      ({ route, sidebar: 'references', kind: 'generated' }) as const;
    const tree = buildSection('references', {
      outline: [{ ...entry('/references'), sidebar: 'references' }, generated('/references/x/1')],
      pages: [
        page('/references', '# R'),
        page('/references/x', '# X'),
        page('/references/x/1', '# 1'),
        page('/references/x/2', '# 2'),
      ].map((file) => ({ ...file, isGenerated: file.route !== '/references' })),
      navigation: [
        {
          label: 'Ex',
          route: '/references/x',
          items: [{ label: 'Two', route: '/references/x/2' }],
        },
      ],
    });
    expect(draw(tree)).toBe('R\nX\n  2\n');
  });

  it('reads navigation by reference, and names a file of another shape', () => {
    const docs = temporaryFolder();
    expect(loadNavigationFile(docs)).toEqual({});
    const items = [{ label: 'A', route: '/a' }];
    writeData(docs, 'navigation', { x: items, y: [] });
    expect(loadNavigation({ docs, scope: 'all' })).toEqual(items);
    expect(loadNavigation({ docs, scope: 'written' })).toEqual([]);
    writeData(docs, 'navigation', { x: [{ label: 1 }] });
    expect(() => loadNavigation({ docs, scope: 'all' })).toThrow(
      'docs/generated/_data/navigation.json has another shape than expected at "x.0.label"',
    );
    writeData(docs, 'navigation', { x: [{ ...items[0], items: [{ label: 'B' }] }] });
    expect(() => loadNavigation({ docs, scope: 'all' })).toThrow('"x.0.items.0.route"');
  });
});

describe('what the remark plugins read', () => {
  it('holds states of blocks with the index of their label', () => {
    const docs = temporaryFolder();
    expect(loadStatuses(docs)).toBeNull();
    const statuses = { labels: ['Checked'], blocks: { a: ['checked', 0] } };
    writeData(docs, 'examples', statuses);
    expect(loadStatuses(docs)).toEqual(statuses);
  });

  it.each([
    ['examples', { labels: [1], blocks: {} }, 'labels.0', loadStatuses],
    ['explained', { '/a': [{ route: '/b' }] }, '/a.0.title', loadExplanations],
    ['targets', { cli: [{ id: 'cli:' }] }, 'cli.0.route', loadTargets],
  ])('is %s.json, and a file of another shape is named', (name, wrong, at, load) => {
    const docs = temporaryFolder();
    writeData(docs, name, wrong);
    expect(() => load(docs)).toThrow(
      `docs/generated/_data/${name}.json has another shape than expected at "${at}"`,
    );
  });
});

function writeData(docs: string, name: string, data: unknown): void {
  mkdirSync(join(docs, 'generated/_data'), { recursive: true });
  writeFileSync(join(docs, `generated/_data/${name}.json`), JSON.stringify(data));
}

describe('the committed outline', () => {
  it('names every route once, and hangs entries under routes it names', () => {
    const routes = outline.map((item) => item.route);
    expect(new Set(routes).size).toBe(routes.length);
    expect(
      outline.filter((item) => item.under !== undefined && !routes.includes(item.under)),
    ).toEqual([]);
  });

  it('begins each section with its landing page', () => {
    for (const section of ['guides', 'concepts', 'standards', 'references'] as const) {
      expect(outline.find((item) => item.sidebar === section)?.route).toBe(`/${section}`);
    }
  });
});
