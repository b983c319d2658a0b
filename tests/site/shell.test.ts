/** The small decisions of the shell: breadcrumbs, highlighted ancestor, cards, home page content. */
import { describe, expect, it } from 'vitest';
import type { PageFile } from '../../site/outline/page-file';
import { homeContent } from '../../site/plugins/home-page/content';
import { countBlocks, countReferences } from '../../site/plugins/home-page/counts';
import { onlyWoff2 } from '../../site/plugins/vendor-assets/woff2';
import { formulas, formulaStops } from '../../site/src/rehype/formula-stops';
import { groupsOf, shorten } from '../../site/src/components/route-cards/groups';
import { crumbsOf, trailsIn } from '../../site/src/theme/DocBreadcrumbs/crumbs';
import { nearestListed } from '../../site/src/theme/DocSidebar/nearest-listed';

interface Item {
  readonly type: string;
  readonly label: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

const link = (href: string, label = href): Item => ({ type: 'link', href, label });
const category = (label: string, items: readonly Item[], href?: string): Item => ({
  type: 'category',
  label,
  items,
  ...(href ? { href } : {}),
});

describe('breadcrumbs', () => {
  const section = { label: 'References', href: '/references' };
  const trails = trailsIn([
    link('/references', 'References'),
    category('APIs', [category('GraphQL schema', [link('/g/o', 'Objects')], '/g')]),
  ]);
  const path = '/not/listed';
  const declared = [
    { label: 'GraphQL', href: '/g' },
    { label: 'Objects', href: '/g/o' },
  ];

  it('follow the sidebar where it lists the page, from the section down', () => {
    const listed = [
      section,
      { label: 'APIs' },
      { label: 'GraphQL schema', href: '/g' },
      { label: 'Objects', href: '/g/o' },
    ];
    expect(crumbsOf({ path: '/g/o', declared: undefined, title: 'T', section, trails })).toEqual(
      listed,
    );
    expect(crumbsOf({ path: '/g/o/', declared, title: 'T', section, trails })).toEqual(listed);
  });

  it('do not repeat the section on its own page', () => {
    const own = { path: '/references', declared: undefined, title: 'T', section, trails };
    expect(crumbsOf(own)).toEqual([section]);
  });

  it('follow the sidebar to the nearest ancestor that it lists, and end with the page', () => {
    expect(crumbsOf({ path, declared, title: 'Coin', section, trails })).toEqual([
      section,
      { label: 'APIs' },
      { label: 'GraphQL schema', href: '/g' },
      { label: 'Objects', href: '/g/o' },
      { label: 'Coin' },
    ]);
  });

  it('name the ancestors that the sidebar does not list, without a link', () => {
    const known = trailsIn([category('GraphQL', [], '/g')]);
    expect(crumbsOf({ path, declared, title: 'Coin', section: null, trails: known })).toEqual([
      declared[0],
      { label: 'Objects' },
      { label: 'Coin' },
    ]);
    const bare = { path, declared, title: 'Coin', section, trails: new Map() };
    expect(crumbsOf(bare)).toEqual([{ label: 'GraphQL' }, { label: 'Objects' }, { label: 'Coin' }]);
  });

  it.each([
    [undefined],
    ['x'],
    [[{ label: 'x' }]],
    [[{ label: 'x', href: 'javascript:1' }]],
    [[null]],
  ])('ignore front matter such as %j', (bad) => {
    expect(crumbsOf({ path, declared: bad, title: 'T', section, trails })).toEqual([]);
  });
});

describe('the sidebar', () => {
  const sidebar = [
    link('/r'),
    category('x', [link('/r/x/y'), category('z', [], '/r/x/y/z')], '/r/x'),
  ];

  it.each([
    ['/r/x', '/r/x'],
    ['/r/x/', '/r/x'],
    ['/r/x/y/leaf', '/r/x/y'],
    ['/r/x/y/z/leaf/deep', '/r/x/y/z'],
    ['/r/other', '/r'],
    ['/elsewhere', '/elsewhere'],
    ['/', '/'],
  ])('on %s highlights %s', (path, expected) => {
    expect(nearestListed(path, sidebar)).toBe(expected);
  });
});

describe('the cards of a section', () => {
  const sidebar = [
    link('/guides'),
    category(
      'Dev',
      [link('/guides/a', 'A'), category('Deep', [link('/guides/b/c', 'C')])],
      '/guides/dev',
    ),
    link('/guides/z', 'Z'),
  ];

  it('show every group but the landing page, and send a group without a page to its first one', () => {
    expect(groupsOf(sidebar, { landing: '/guides' })).toEqual([
      {
        label: 'Dev',
        href: '/guides/dev',
        links: [
          { label: 'A', href: '/guides/a' },
          { label: 'Deep', href: '/guides/b/c' },
        ],
      },
      { label: 'Z', href: '/guides/z', links: [] },
    ]);
  });

  it('show the first pages of a long group that has a page of its own, and say how many more', () => {
    const links = Array.from({ length: 12 }, (_, index) => ({
      label: `${index}`,
      href: `/${index}`,
    }));
    const { displayed, more } = shorten({ label: 'x', href: '/x', links });
    expect([displayed.length, more]).toEqual([7, 5]);
    expect(shorten({ label: 'x', href: null, links })).toEqual({ displayed: links, more: 0 });
    expect(shorten({ label: 'x', href: '/x', links: links.slice(0, 8) }).more).toBe(0);
  });

  it('show the children of one group on request', () => {
    const groups = groupsOf(sidebar, { landing: '/guides', under: '/guides/dev' });
    expect(groups.map((group) => group.label)).toEqual(['A', 'Deep']);
    expect(groupsOf(sidebar, { landing: '/guides', under: '/nowhere' })).toEqual([]);
  });
});

describe('the home page', () => {
  it('counts entries and distinct pages of each reference that was built', () => {
    const target = (route: string) => ({
      ...{ id: 'x', route, anchor: null, label: 'x', kind: 'x', summary: null },
    });
    const targets = { graphql: ['/g/a', '/g/a', '/g/b'].map(target), cli: [] };
    const navigation = { graphql: [{ label: 'GraphQL', route: '/g' }] };
    expect(countReferences(targets, navigation)).toMatchObject([
      { name: 'GraphQL', route: '/g', pages: 2, entries: 3 },
    ]);
    expect(countReferences(targets, {})).toMatchObject([{ route: '/g/a' }]);
  });

  it('names the first groups of a section, never its landing page', () => {
    const pages = ['/guides', '/guides/a', '/guides/b/c'].map((route) => ({
      id: route,
      route,
      title: route,
      label: route,
      isGenerated: false,
    }));
    const outline = ['/guides', '/guides/a', '/guides/b', '/guides/b/c'].map(
      (route) => ({ route, sidebar: 'guides', kind: 'written' }) as const,
    );
    const [guides] = homeContent({
      sources: { outline, pages, navigation: [] },
      references: [],
      blocks: null,
    }).sections;
    expect(guides).toEqual({
      name: 'guides',
      pages: 3,
      links: [
        { label: '/guides/a', route: '/guides/a' },
        { label: 'B', route: '/guides/b/c' },
      ],
    });
  });
});

describe('the KaTeX stylesheet', () => {
  it('keeps one font format of each face', () => {
    const css =
      '@font-face{src:url(fonts/A.woff2) format("woff2"),url(fonts/A.woff) format("woff"),url(fonts/A.ttf) format("truetype")}.a{}';
    expect(onlyWoff2(css)).toBe('@font-face{src:url(fonts/A.woff2) format("woff2")}.a{}');
  });
});

describe('a displayed formula', () => {
  it('can be reached by keyboard, and a formula in a sentence is not a stop', () => {
    const display = { type: 'element', properties: { className: ['katex-display'] }, children: [] };
    const inline = { type: 'element', properties: { className: ['katex'] }, children: [] };
    const page = { type: 'root', children: [{ type: 'element', children: [display, inline] }] };
    formulaStops({ stylesheet: '/k.css' })(page);
    expect(display.properties).toMatchObject({ tabIndex: 0, role: 'group', ariaLabel: 'Formula' });
    expect(inline.properties).toEqual({ className: ['katex'] });
  });

  it('is refused when it holds a sign that the fonts of formulas lack', () => {
    const drawn = (value: string) => ({
      type: 'root',
      children: [
        {
          type: 'element',
          properties: { className: ['katex'] },
          children: [
            { properties: { className: ['katex-mathml'] }, children: [{ value: '\\yen ¥' }] },
            { properties: { className: ['katex-html'] }, children: [{ children: [{ value }] }] },
          ],
        },
      ],
    });
    const stop = formulaStops({ stylesheet: '/k.css' });
    expect(() => stop(drawn('a ≤ β') as never)).not.toThrow();
    expect(() => stop(drawn('a ¥') as never)).toThrow(
      'a formula holds "¥", which the fonts of formulas leave out: add it to site/src/rehype/formula-signs.ts',
    );
  });

  it('is drawn on a page with a dollar sign; no other page is looked at', () => {
    const bodyOf = (source: string): unknown => {
      const math = {
        type: 'element',
        tagName: 'code',
        properties: { className: ['language-math', 'math-inline'] },
        children: [{ type: 'text', value: 'a + b' }],
      };
      const page = { type: 'root', children: [math] };
      formulas({ stylesheet: '/k.css' })(page as never, source);
      return page.children.map((child) => (child as { name?: string }).name ?? child);
    };
    expect(bodyOf('The sum $a + b$')).toMatchObject([
      { properties: { className: ['katex'] } },
      'Formulas',
    ]);
    expect(bodyOf('The sum')).toMatchObject([{ tagName: 'code' }]);
  });

  it('brings the styles of formulas to its page, and a page without one loads none', () => {
    const formula = { type: 'element', properties: { className: ['katex'] }, children: [] };
    const endOf = (...children: object[]) => {
      const page = { type: 'root', children: [{ type: 'element', children }] };
      formulaStops({ stylesheet: '/k.css' })(page as never);
      return page.children.at(-1);
    };
    const attributes = [{ type: 'mdxJsxAttribute', name: 'href', value: '/k.css' }];
    expect(endOf(formula)).toMatchObject({ name: 'Formulas', attributes });
    expect(endOf({ type: 'text' })).not.toHaveProperty('name');
  });
});

describe('what the home page counts and links', () => {
  const page = (route: string): PageFile => ({
    ...{ id: route, route, title: route, label: route, isGenerated: false },
  });

  it('counts each block once, and says nothing where none was checked', () => {
    const states = ['checked', 'fails', 'unchecked', 'output'] as const;
    const blocks = Object.fromEntries(states.map((state) => [state, [state, 0] as const]));
    expect(countBlocks({ labels: [], blocks })).toEqual({ checked: 2, all: 3 });
    expect([countBlocks(null), countBlocks({ labels: [], blocks: {} })]).toEqual([null, null]);
  });

  it('leads each reader to pages that exist only', () => {
    const pages = ['/concepts/components', '/guides/developer/first-app/publish'].map(page);
    const { readers, hour } = homeContent({
      ...{ sources: { outline: [], pages, navigation: [] }, references: [], blocks: null },
    });
    expect(readers.map(({ links }) => links.map(({ route }) => route))).toEqual([
      ['/concepts/components'],
    ]);
    expect(hour.map(({ label }) => label)).toEqual(['Publish it']);
  });
});
