/** From the source of a page to its records: what readers see is what they find. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openBuildCache } from '../../site/plugins/build-cache';
import { loadSearchContent } from '../../site/plugins/search/load';
import { LONGEST_PIECE, piecesOf } from '../../site/plugins/search/pieces';
import { readSearchPage } from '../../site/plugins/search/read-page';
import { recordsOf, page, siteUrl, symbol } from './support';

const read = (text: string, files: Readonly<Record<string, string>> = {}) =>
  readSearchPage({ path: 'guides/a.mdx', text, load: (file) => files[file] ?? null });

describe('a page', () => {
  it('is read heading by heading, with the ids its author gave or the site would give', () => {
    const sections = read(
      '---\ntitle: T\n---\nLead.\n\n## One {#coin.first}\n\nText.\n\n### Two {/* #second */}\n\n## Three & four\n',
    )?.sections;
    expect(
      sections?.map(({ anchor, heading, depth, text }) => [anchor, heading, depth, text]),
    ).toEqual([
      [null, 'T', 1, ['Lead.']],
      ['coin.first', 'One', 2, ['Text.']],
      ['second', 'Two', 3, []],
      ['three--four', 'Three & four', 2, []],
    ]);
  });

  it('tells what it says of the pages it links to: a sentence, or a row without its other links', () => {
    const rows = '| Goal | Page |\n| - | - |\n| pay for users | [Sponsor](/guides/s) |\n';
    const text = `---\ntitle: T\n---\nFirst things. To wait, [sleep](/guides/w#how) a little! [Away](https://a.b).\n\n${rows}`;
    expect(read(text)?.mentions).toEqual([
      { to: '/guides/w#how', text: 'To wait, sleep a little!' },
      { to: '/guides/s', text: 'Sponsor pay for users' },
    ]);
  });

  it('keeps its description, its keywords and its short name', () => {
    expect(
      read(
        '---\ntitle: Long title\nsidebar_label: Short\ndescription: What it is.\nkeywords: [a, b]\n---\n',
      ),
    ).toMatchObject({
      route: '/guides/a',
      title: 'Long title',
      description: 'What it is.',
      keywords: ['a', 'b', 'Short'],
    });
  });

  it('is read through tabs, notes, steps, tables, lists and details', () => {
    const text = [
      '<Tabs><TabItem label="Testnet">\n\nIn a tab.\n\n</TabItem></Tabs>',
      ':::note[Mind this]\n\nIn a note.\n\n:::',
      '<Steps>\n\n1. **First.** In a step.\n\n</Steps>',
      '| Head | Col |\n| - | - |\n| In a | cell. |',
      '- One `thing`\n- Two things.',
      '<details>\n\n<summary>More</summary>\n\nIn details.\n\n</details>',
      'Inline `code`, *emphasis*, a [link](/x), an image ![of a cat](/c.png) and port :3000.',
    ].join('\n\n');
    const all =
      read(text)
        ?.sections.flatMap((section) => section.text)
        .join('\n') ?? '';
    for (const phrase of [
      'Testnet',
      'In a tab.',
      'In a note.',
      'First. In a step.',
      'Head · Col;\nIn a · cell.\nOne thing;\nTwo things.',
      'More',
      'In details.',
      'Inline code, emphasis, a link, an image of a cat and port :3000.',
    ]) {
      expect(all).toContain(phrase);
    }
  });

  it('holds the code it quotes, region and all', () => {
    const files = {
      'examples/coin/sources/a.move':
        'module a::b;\n// region: mint\nfun mint_here() {}\n// endregion\n',
    };
    const text =
      '```move file="examples/coin/sources/a.move" region="mint"\n```\n\n```move\nfun own() {}\n```\n\n```mermaid\nA --> B\n```\n';
    expect(read(text, files)?.sections[0]?.code).toEqual(['fun mint_here() {}', 'fun own() {}']);
  });

  it('holds the snippets it imports', () => {
    const text =
      "import Install from '@site/../docs/snippets/install.mdx'\n\n## Set up {#set-up}\n\n<Install />\n";
    const sections = read(text, { 'snippets/install.mdx': 'Download the archive.\n' })?.sections;
    expect(sections?.[1]?.text).toEqual(['Download the archive.']);
  });

  it('holds the snippets it quotes, and what those quote', () => {
    const sections = read('## Set up {#set-up}\n\n<Snippet name="install" />\n', {
      'snippets/install.mdx': '---\ntitle: Hidden\n---\n\nFirst.\n\n<Snippet name="list/more" />\n',
      'snippets/list/more.mdx': 'Then this.\n',
    })?.sections;
    expect(sections?.[1]?.text).toEqual(['First.', 'Then this.']);
  });

  it('has no words that readers do not see', () => {
    const text =
      'Seen. {/* hidden comment */}\n\n{/* hidden block */}\n\nimport_is = 1\n\n<Badge kind="info" secret="hidden attribute" />\n';
    const all = JSON.stringify(read(text)?.sections);
    expect(all).toContain('Seen.');
    expect(all).not.toContain('hidden');
  });

  it('reads formulas for their words', () => {
    const text = read(
      'The fee is $\\text{units} \\times \\frac{p_1}{2}$.\n\n$$\n\\text{storage price} - u\n$$\n',
    )?.sections[0]?.text;
    expect(text).toEqual(['The fee is units p 1 2 .', 'storage price - u']);
  });

  it.each(['draft: true', 'unlisted: true', 'search: false'])('is not searched with %s', (line) => {
    expect(read(`---\ntitle: T\n${line}\n---\nText.\n`)).toBeNull();
  });
});

describe('records', () => {
  const records = recordsOf({
    pages: [
      page('/guides/coin', 'Coins', [['Mint', 'How to mint.']]),
      page('/references/m', 'sui::m', [['split', 'Takes out.']]),
    ],
    symbols: [
      symbol('move:m::split', '/references/m#split', 'function', 'Takes value out.'),
      symbol('move:m::lost', '/references/m#lost', 'constant', 'Is nowhere.'),
    ],
  });

  it('are in the format of DocSearch, with an absolute address and an id that lasts', () => {
    expect(records.find(({ objectID }) => objectID === '/guides/coin#mint')).toEqual({
      objectID: '/guides/coin#mint',
      url: `${siteUrl}/guides/coin#mint`,
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Coins',
        lvl2: 'Mint',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      kind: 'guides',
      symbols: [],
      keywords: [],
      mentions: [],
      code: [],
    });
    expect(records.find(({ objectID }) => objectID === '/guides/coin#mint~1')).toMatchObject({
      type: 'content',
      content: 'How to mint.',
    });
  });

  it('hold every symbol once, also one that no heading and no row names', () => {
    const symbols = records.flatMap(({ symbols: own, url }) => own.map(({ id }) => [id, url]));
    expect(symbols).toEqual([
      ['move:m::split', `${siteUrl}/references/m#split`],
      ['move:m::lost', `${siteUrl}/references/m#lost`],
    ]);
  });

  it('have ids of their own, and come in the same order whatever the order of the pages', () => {
    const pages = [
      page('/b', 'B', [['X', 'x']]),
      page('/a', 'A', [
        ['X', 'x'],
        ['X', 'again'],
      ]),
    ];
    const ids = recordsOf({ pages }).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(recordsOf({ pages: pages.toReversed() }).map(({ objectID }) => objectID)).toEqual(ids);
  });
});

describe('pieces of text', () => {
  it('fit, lose no word, and end where sentences end', () => {
    const blocks = [
      'Short.',
      'A sentence of some words. '.repeat(60).trim(),
      'x'.repeat(1200),
      'End.',
    ];
    const pieces = piecesOf(blocks);
    expect(pieces.every((piece) => piece.length > 0 && piece.length <= LONGEST_PIECE)).toBe(true);
    expect(pieces.join('').replace(/\s/g, '')).toBe(blocks.join('').replace(/\s/g, ''));
    expect(pieces[1]?.endsWith('.')).toBe(true);
  });
});

describe('loading', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const docs = path.join(folder, 'docs');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
    writeFileSync(path.join(docs, file), text);
  };
  const load = (scope: 'all' | 'written' = 'all') =>
    loadSearchContent({
      docs,
      scope,
      cache: openBuildCache(path.join(folder, 'cache/pages.json'), ''),
    });

  it('keeps what it parsed, and reads anew what changed: the page or what it quotes', () => {
    write('a.mdx', '---\ntitle: A\n---\n\n```move file="examples/x/a.move"\n```\n');
    write('examples/x/a.move', 'fun old() {}');
    write('examples/x/page.mdx', '---\ntitle: Not a page\n---\n');
    write('_partial.mdx', '---\ntitle: Not a page\n---\n');
    const section = { anchor: null, heading: 'G', depth: 1, text: ['What it is.'], code: [] };
    const sections = [
      { ...section, messages: ['$ g\nThe coin was not found here.'], isInternal: false },
    ];
    write(
      'generated/_search/g.json',
      JSON.stringify([{ route: '/g', title: 'G', description: '', keywords: [], sections }]),
    );
    expect(load().pages[1]?.sections[0]).toMatchObject({
      text: ['What it is.'],
      messages: ['The coin was not found here.'],
    });
    expect(load().pages.map(({ title }) => title)).toEqual(['A', 'G']);
    expect(load('written').pages.map(({ title }) => title)).toEqual(['A']);
    write('examples/x/a.move', 'fun fresh() {}');
    expect(load().pages[0]?.sections[0]?.code).toEqual(['fun fresh() {}']);
  });

  it('names a generated file of another shape, and the place in it', () => {
    const file = 'generated/_search/odd.json';
    write(file, '[{"route":"/odd","title":7}]');
    expect(() => load()).toThrow(`docs/${file} has another shape than expected at "0.title"`);
    rmSync(path.join(docs, file));
  });

  it('goes on without a page that does not parse, and says so, and with a cache that is torn', () => {
    write('broken.mdx', '---\ntitle: B\n---\n\n<Open>\n');
    writeFileSync(path.join(folder, 'cache/pages.json'), '[{"key":');
    const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(load().pages.map(({ title }) => title)).toEqual(['A', 'G']);
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/^docs\/broken\.mdx: .*<Open>/));
    report.mockRestore();
  });

  it('stops a build at a page that does not parse', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => load()).toThrow(/^docs\/broken\.mdx: search cannot read the page/);
    vi.unstubAllEnvs();
  });
});
